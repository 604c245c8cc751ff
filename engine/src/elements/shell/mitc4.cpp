#include "elements/shell/mitc4.hpp"

#include "elements/shell/gauss_extrapolation.hpp"

namespace loadpath::shell {
namespace {

// Covariant shear strain along natural direction a (0: r, 1: s): dw/da + beta . dx/da.
Row<12> covariant_shear(const Corners<4>& corners, const Point2& at, int a) {
    const ShapeFunctions<4> shape = quad_functions(at.x(), at.y());
    const Eigen::Matrix2d j = jacobian<4>(corners, shape);
    Row<12> row = Row<12>::Zero();
    for (int i = 0; i < 4; ++i) {
        row(3 * i) = shape.corner_d(a, i);
        row(3 * i + 1) = -shape.corner(i) * j(a, 1);
        row(3 * i + 2) = shape.corner(i) * j(a, 0);
    }
    return row;
}

struct TyingRows {
    Row<12> bottom, right, top, left;
};

TyingRows tie_shear(const Corners<4>& corners) {
    return {covariant_shear(corners, {0, -1}, 0), covariant_shear(corners, {1, 0}, 1),
            covariant_shear(corners, {0, 1}, 0), covariant_shear(corners, {-1, 0}, 1)};
}

Transverse<12> shear_strain(const TyingRows& tied, const Eigen::Matrix2d& inverse,
                            const Point2& at) {
    Transverse<12> natural;
    natural.row(0) = (1 - at.y()) / 2 * tied.bottom + (1 + at.y()) / 2 * tied.top;
    natural.row(1) = (1 - at.x()) / 2 * tied.left + (1 + at.x()) / 2 * tied.right;
    return inverse * natural;
}

InPlane<12> curvature(const Eigen::Matrix<double, 2, 4>& dn) {
    InPlane<12> b = InPlane<12>::Zero();
    for (int i = 0; i < 4; ++i) {
        b(0, 3 * i + 2) = dn(0, i);
        b(1, 3 * i + 1) = -dn(1, i);
        b(2, 3 * i + 1) = -dn(0, i);
        b(2, 3 * i + 2) = dn(1, i);
    }
    return b;
}

}  // namespace

BendingPart<4> mitc4(const Corners<4>& corners, const Eigen::Matrix3d& bending_stiffness,
                     const Eigen::Matrix2d& shear_stiffness) {
    const TyingRows tied = tie_shear(corners);
    BendingPart<4> part;
    part.stiffness.setZero();
    GaussMoments<4> sampled;
    const auto& rule = quad_rule_2x2();
    for (std::size_t g = 0; g < rule.size(); ++g) {
        const ShapeFunctions<4> shape = quad_functions(rule[g].at.x(), rule[g].at.y());
        const Eigen::Matrix2d j = jacobian<4>(corners, shape);
        const Eigen::Matrix2d inverse = j.inverse();
        const double area = rule[g].weight * j.determinant();
        const InPlane<12> b = curvature(inverse * shape.corner_d);
        const Transverse<12> s = shear_strain(tied, inverse, rule[g].at);
        sampled[g] = bending_stiffness * b;
        part.stiffness += area * (b.transpose() * sampled[g] + s.transpose() * shear_stiffness * s);
    }
    extrapolate_moments<4>(sampled, part.moments);
    const auto places = result_places<4>();
    for (int p = 0; p <= 4; ++p) {
        const Eigen::Matrix2d inverse =
            jacobian<4>(corners, quad_functions(places[p].x(), places[p].y())).inverse();
        part.shears[p] = shear_stiffness * shear_strain(tied, inverse, places[p]);
    }
    return part;
}

}  // namespace loadpath::shell
