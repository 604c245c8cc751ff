#include "elements/shell/membrane_quad.hpp"

#include "elements/shell/bubble.hpp"
#include "elements/shell/gauss_extrapolation.hpp"

namespace loadpath::shell {
namespace {

// Fourteen freedoms: (u, v, rz) at four corners, then (u, v) of the bubble, condensed at the end.
//
// Displacement gradient rows u,x u,y v,x v,y and the interpolated drilling rotation at one natural
// point.
struct Field {
    Row<14> ux = Row<14>::Zero(), uy = Row<14>::Zero(), vx = Row<14>::Zero(), vy = Row<14>::Zero(),
            drilling = Row<14>::Zero();
    double area_scale = 0;

    InPlane<14> strain() const {
        InPlane<14> b;
        b << ux, vy, uy + vx;
        return b;
    }
};

Field field_at(const Corners<4>& corners, const Point2& at) {
    const ShapeFunctions<4> shape = quad_functions(at.x(), at.y());
    const Eigen::Matrix2d j = jacobian<4>(corners, shape);
    const Eigen::Matrix2d inverse = j.inverse();
    const Eigen::Matrix<double, 2, 4> dn = inverse * shape.corner_d;
    const Eigen::Matrix<double, 2, 4> dp = inverse * shape.edge_d;
    const double r = at.x(), s = at.y();
    const Eigen::Vector2d bubble =
        inverse * Eigen::Vector2d(-2 * r * (1 - s * s), -2 * s * (1 - r * r));
    Field f;
    f.area_scale = j.determinant();
    for (int i = 0; i < 4; ++i) {
        f.ux(3 * i) = dn(0, i), f.uy(3 * i) = dn(1, i);
        f.vx(3 * i + 1) = dn(0, i), f.vy(3 * i + 1) = dn(1, i);
        f.drilling(3 * i + 2) = shape.corner(i);
    }
    // Edge midpoint moves along the outward normal by L/8 (rz_j - rz_i): the bow of a beam with
    // those end slopes.
    for (int k = 0; k < 4; ++k) {
        const int next = (k + 1) % 4;
        const Point2 along = corners[next] - corners[k];
        const Point2 bow(along.y() / 8, -along.x() / 8);
        for (const auto& [node, sign] : {std::pair{next, 1.0}, std::pair{k, -1.0}}) {
            f.ux(3 * node + 2) += sign * bow.x() * dp(0, k),
                f.uy(3 * node + 2) += sign * bow.x() * dp(1, k);
            f.vx(3 * node + 2) += sign * bow.y() * dp(0, k),
                f.vy(3 * node + 2) += sign * bow.y() * dp(1, k);
        }
    }
    f.ux(12) = bubble.x(), f.uy(12) = bubble.y();
    f.vx(13) = bubble.x(), f.vy(13) = bubble.y();
    return f;
}

}  // namespace

MembranePart<4> membrane_quad(const Corners<4>& corners,
                              const Eigen::Matrix3d& membrane_stiffness) {
    Eigen::Matrix<double, 14, 14> k = Eigen::Matrix<double, 14, 14>::Zero();
    Row<14> slip = Row<14>::Zero();  // integral of in-plane rotation minus drilling rotation
    double area = 0;
    for (const QuadraturePoint& g : quad_rule_3x3()) {
        const Field f = field_at(corners, g.at);
        const InPlane<14> b = f.strain();
        const double da = g.weight * f.area_scale;
        k += da * b.transpose() * membrane_stiffness * b;
        slip += da * ((f.vx - f.uy) / 2 - f.drilling);
        area += da;
    }
    // The penalty equals the shear modulus, for which the result is insensitive to it (the paper's
    // section 5).
    k += membrane_stiffness(2, 2) / area * slip.transpose() * slip;

    const Eigen::Matrix<double, 14, 12> expand = bubble_from_corners<12>(k);
    MembranePart<4> part;
    part.stiffness = expand.transpose() * k * expand;
    GaussMoments<4> sampled;
    const auto& rule = moment_rule<4>();
    for (std::size_t g = 0; g < rule.size(); ++g)
        sampled[g] = membrane_stiffness * field_at(corners, rule[g].at).strain() * expand;
    extrapolate_moments<4>(sampled, part.forces);
    return part;
}

}  // namespace loadpath::shell
