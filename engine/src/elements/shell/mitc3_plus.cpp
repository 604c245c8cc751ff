#include "elements/shell/mitc3_plus.hpp"

#include "elements/shell/bubble.hpp"

namespace loadpath::shell {
namespace {

// Eleven freedoms: (w, rx, ry) at three corners, then (rx, ry) of the bubble, condensed at the end.
constexpr std::array<int, 4> rotation_column{1, 4, 7, 9};

// Rotation functions: f4 = 27 r s (1 - r - s) in the middle, the corner functions lowered by a
// third of it.
struct RotationFunctions {
    Eigen::Vector4d value;
    Eigen::Matrix<double, 2, 4> derivative;
};

RotationFunctions rotation_functions(double r, double s) {
    const double bubble = 27 * r * s * (1 - r - s);
    const Eigen::Vector2d bubble_d(27 * s * (1 - 2 * r - s), 27 * r * (1 - r - 2 * s));
    const ShapeFunctions<3> corner = triangle_functions(r, s);
    RotationFunctions f;
    for (int i = 0; i < 3; ++i) {
        f.value(i) = corner.corner(i) - bubble / 3;
        f.derivative.col(i) = corner.corner_d.col(i) - bubble_d / 3;
    }
    f.value(3) = bubble;
    f.derivative.col(3) = bubble_d;
    return f;
}

// Covariant shear strains (e_rt, e_st) of the unmodified interpolation.
Transverse<11> covariant_shear(const Eigen::Matrix2d& j, double r, double s) {
    const RotationFunctions f = rotation_functions(r, s);
    const ShapeFunctions<3> corner = triangle_functions(r, s);
    Transverse<11> e = Transverse<11>::Zero();
    for (int a = 0; a < 2; ++a) {
        for (int i = 0; i < 3; ++i) e(a, 3 * i) = corner.corner_d(a, i);
        for (int i = 0; i < 4; ++i) {
            e(a, rotation_column[i]) = -f.value(i) * j(a, 1);
            e(a, rotation_column[i] + 1) = f.value(i) * j(a, 0);
        }
    }
    return e;
}

// Assumed shear field, equations (17) to (19) of the paper; d places the points of the in-plane
// twisting mode.
struct AssumedShear {
    Row<11> constant_r, constant_s, twist;

    Transverse<11> at(const Point2& p) const {
        Transverse<11> e;
        e.row(0) = constant_r + (3 * p.y() - 1) / 3 * twist;
        e.row(1) = constant_s + (1 - 3 * p.x()) / 3 * twist;
        return e;
    }
};

AssumedShear assume_shear(const Eigen::Matrix2d& j) {
    constexpr double d = 1e-4, third = 1.0 / 3;
    const Transverse<11> a = covariant_shear(j, 1.0 / 6, 2.0 / 3);
    const Transverse<11> b = covariant_shear(j, 2.0 / 3, 1.0 / 6);
    const Transverse<11> c = covariant_shear(j, 1.0 / 6, 1.0 / 6);
    const Transverse<11> p = covariant_shear(j, third + d, third - 2 * d);
    const Transverse<11> q = covariant_shear(j, third - 2 * d, third + d);
    const Transverse<11> f = covariant_shear(j, third + d, third + d);
    const Row<11> common = (c.row(0) + c.row(1)) / 3;
    return {2.0 / 3 * (b.row(0) - b.row(1) / 2) + common,
            2.0 / 3 * (a.row(1) - a.row(0) / 2) + common,
            f.row(0) - p.row(0) - f.row(1) + q.row(1)};
}

InPlane<11> curvature(const Eigen::Matrix2d& inverse, const Point2& at) {
    const Eigen::Matrix<double, 2, 4> d = inverse * rotation_functions(at.x(), at.y()).derivative;
    InPlane<11> b = InPlane<11>::Zero();
    for (int i = 0; i < 4; ++i) {
        const int rx = rotation_column[i], ry = rx + 1;
        b(0, ry) = d(0, i);
        b(1, rx) = -d(1, i);
        b(2, rx) = -d(0, i);
        b(2, ry) = d(1, i);
    }
    return b;
}

// Stiffness in shear beside that in bending at which the element is thin: a stiffer one would only
// lock, and what more there is of shear deformation is 20 / (thin n^2) of a plate n elements wide.
constexpr double thin = 1e5;

Eigen::Matrix2d limited(const Eigen::Matrix2d& shear, const Eigen::Matrix3d& bending, double area) {
    const double most = thin * bending.diagonal().head<2>().minCoeff() / area;
    const double stiffest = shear.diagonal().maxCoeff();
    return most > 0.0 && stiffest > most ? Eigen::Matrix2d(most / stiffest * shear) : shear;
}

}  // namespace

BendingPart<3> mitc3_plus(const Corners<3>& corners, const Eigen::Matrix3d& bending_stiffness,
                          const Eigen::Matrix2d& given_shear_stiffness) {
    const Eigen::Matrix2d j = jacobian<3>(corners, triangle_functions(0, 0));
    const Eigen::Matrix2d inverse = j.inverse();
    const Eigen::Matrix2d shear_stiffness =
        limited(given_shear_stiffness, bending_stiffness, 0.5 * j.determinant());
    const AssumedShear assumed = assume_shear(j);
    Eigen::Matrix<double, 11, 11> k = Eigen::Matrix<double, 11, 11>::Zero();
    for (const QuadraturePoint& g : triangle_rule_7()) {
        const InPlane<11> b = curvature(inverse, g.at);
        const Transverse<11> s = inverse * assumed.at(g.at);
        k += g.weight * j.determinant() *
             (b.transpose() * bending_stiffness * b + s.transpose() * shear_stiffness * s);
    }
    const Eigen::Matrix<double, 11, 9> expand = bubble_from_corners<9>(k);

    BendingPart<3> part;
    part.stiffness = expand.transpose() * k * expand;
    // The bubble's curvature vanishes at the centroid: the mean curvature is the best value the
    // element has.
    const auto places = result_places<3>();
    for (int p = 0; p <= 3; ++p) {
        part.moments[p] = bending_stiffness * curvature(inverse, places[3]) * expand;
        part.shears[p] = shear_stiffness * inverse * assumed.at(places[p]) * expand;
    }
    return part;
}

}  // namespace loadpath::shell
