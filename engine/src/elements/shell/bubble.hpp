// An element with a bubble has two freedoms more than its corners, the last ones. No force acts on
// them, so that they follow the corners.
#pragma once

#include <Eigen/Core>
#include <limits>

namespace loadpath::shell {

// All freedoms of the element from the N of its corners. A bubble that nothing resists (stiffness
// taken away by a modifier) stays at rest.
template <int N>
Eigen::Matrix<double, N + 2, N> bubble_from_corners(const Eigen::Matrix<double, N + 2, N + 2>& k) {
    Eigen::Matrix<double, N + 2, N> all = Eigen::Matrix<double, N + 2, N>::Identity();
    const double a = k(N, N), b = k(N, N + 1), c = k(N + 1, N + 1);
    const double determinant = a * c - b * b;
    if (determinant <= std::numeric_limits<double>::epsilon() * a * c) return all;
    for (int j = 0; j < N; ++j) {
        all(N, j) = (b * k(N + 1, j) - c * k(N, j)) / determinant;
        all(N + 1, j) = (b * k(N, j) - a * k(N + 1, j)) / determinant;
    }
    return all;
}

}  // namespace loadpath::shell
