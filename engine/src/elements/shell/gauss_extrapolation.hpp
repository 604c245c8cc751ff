// Values sampled at the points of the low-order Gauss rule (3 in a triangle, 2 x 2 in a
// quadrilateral), where finite element stresses are most accurate (Barlow 1976), carried to corners
// and centre by the linear (bilinear) field through them.
#pragma once

#include <cmath>

#include "elements/shell/quadratic_edges.hpp"

namespace loadpath::shell {

template <int N>
using GaussMoments = std::array<Eigen::Matrix<double, 3, 3 * N>, N>;

template <int N>
const std::array<QuadraturePoint, N>& moment_rule() {
    if constexpr (N == 3)
        return triangle_rule_3();
    else
        return quad_rule_2x2();
}

// Weights of the sampled values at a natural place, and their natural derivatives.
template <int N>
ShapeFunctions<N> sampling_functions(const Point2& at) {
    if constexpr (N == 3) {
        // The three points are the corners shrunk by a half towards the centroid.
        ShapeFunctions<3> f = triangle_functions(2 * at.x() - 1.0 / 3, 2 * at.y() - 1.0 / 3);
        f.corner_d *= 2;
        return f;
    } else {
        const double root = std::sqrt(3.0);
        ShapeFunctions<4> f = quad_functions(root * at.x(), root * at.y());
        f.corner_d *= root;
        return f;
    }
}

template <int N>
void extrapolate_moments(const GaussMoments<N>& sampled,
                         std::array<Eigen::Matrix<double, 3, 3 * N>, N + 1>& out) {
    const auto places = result_places<N>();
    for (int p = 0; p <= N; ++p) {
        const ShapeFunctions<N> f = sampling_functions<N>(places[p]);
        out[p].setZero();
        for (int g = 0; g < N; ++g) out[p] += f.corner(g) * sampled[g];
    }
}

// (mx,x + mxy,y ; mxy,x + my,y) of the sampled moment field.
template <int N>
Eigen::Matrix<double, 2, 3 * N> divergence(const Corners<N>& corners,
                                           const GaussMoments<N>& sampled, const Point2& at) {
    const Eigen::Matrix2d inverse = jacobian<N>(corners, shape_functions<N>(at)).inverse();
    const Eigen::Matrix<double, 2, N> d = inverse * sampling_functions<N>(at).corner_d;
    Eigen::Matrix<double, 2, 3 * N> q = Eigen::Matrix<double, 2, 3 * N>::Zero();
    for (int g = 0; g < N; ++g) {
        q.row(0) += d(0, g) * sampled[g].row(0) + d(1, g) * sampled[g].row(2);
        q.row(1) += d(0, g) * sampled[g].row(2) + d(1, g) * sampled[g].row(1);
    }
    return q;
}

}  // namespace loadpath::shell
