#include "elements/shell/discrete_kirchhoff.hpp"

#include "elements/shell/gauss_extrapolation.hpp"

namespace loadpath::shell {
namespace {

// Section rotations (bx, by) = (ry, -rx) at corner i, as an operator on the nodal freedoms.
template <int N>
Eigen::Matrix<double, 2, 3 * N> corner_rotation(int i) {
    Eigen::Matrix<double, 2, 3 * N> b = Eigen::Matrix<double, 2, 3 * N>::Zero();
    b(0, 3 * i + 2) = 1;
    b(1, 3 * i + 1) = -1;
    return b;
}

// What the midpoint rotation of an edge has beyond the mean of its ends: the tangential rotation
// follows the cubic deflection of the edge (Kirchhoff's condition there), the normal one varies
// linearly.
template <int N>
Eigen::Matrix<double, 2, 3 * N> edge_rotation(const Corners<N>& corners, int k) {
    const int i = k, j = (k + 1) % N;
    const Point2 along = corners[j] - corners[i];
    const double length = along.norm();
    const Point2 s = along / length;
    Eigen::Matrix<double, 1, 3 * N> tangential =
        -0.75 * s.transpose() * (corner_rotation<N>(i) + corner_rotation<N>(j));
    tangential(3 * i) += 1.5 / length;
    tangential(3 * j) -= 1.5 / length;
    return s * tangential;
}

template <int N>
Eigen::Matrix<double, 3, 3 * N> curvature(const Corners<N>& corners, const Point2& at,
                                          double* area_scale) {
    const ShapeFunctions<N> shape = shape_functions<N>(at);
    const Eigen::Matrix2d j = jacobian<N>(corners, shape);
    const Eigen::Matrix2d inverse = j.inverse();
    const Eigen::Matrix<double, 2, N> dn = inverse * shape.corner_d;
    const Eigen::Matrix<double, 2, N> dp = inverse * shape.edge_d;
    Eigen::Matrix<double, 3, 3 * N> b = Eigen::Matrix<double, 3, 3 * N>::Zero();
    auto add = [&b](const Eigen::Matrix<double, 2, 3 * N>& beta, double dx, double dy) {
        b.row(0) += dx * beta.row(0);
        b.row(1) += dy * beta.row(1);
        b.row(2) += dy * beta.row(0) + dx * beta.row(1);
    };
    for (int i = 0; i < N; ++i) {
        add(corner_rotation<N>(i), dn(0, i), dn(1, i));
        add(edge_rotation<N>(corners, i), dp(0, i), dp(1, i));
    }
    *area_scale = j.determinant();
    return b;
}

}  // namespace

template <int N>
BendingPart<N> discrete_kirchhoff(const Corners<N>& corners,
                                  const Eigen::Matrix3d& bending_stiffness) {
    BendingPart<N> part;
    part.stiffness.setZero();
    GaussMoments<N> sampled;
    const auto& rule = moment_rule<N>();
    for (std::size_t g = 0; g < rule.size(); ++g) {
        double scale = 0;
        const auto b = curvature<N>(corners, rule[g].at, &scale);
        sampled[g] = bending_stiffness * b;
        part.stiffness += rule[g].weight * scale * b.transpose() * sampled[g];
    }
    extrapolate_moments<N>(sampled, part.moments);
    // Transverse shear follows from equilibrium: q = div m.
    const auto places = result_places<N>();
    for (int p = 0; p <= N; ++p) part.shears[p] = divergence<N>(corners, sampled, places[p]);
    return part;
}

template BendingPart<3> discrete_kirchhoff<3>(const Corners<3>&, const Eigen::Matrix3d&);
template BendingPart<4> discrete_kirchhoff<4>(const Corners<4>&, const Eigen::Matrix3d&);

}  // namespace loadpath::shell
