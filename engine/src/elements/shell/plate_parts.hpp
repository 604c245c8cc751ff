// What every plate element hands over: its stiffness and, at each corner and at the centre, the
// operators that turn its displacements into stress resultants. Pure data; the elements fill it.
//
// Freedoms per node: membrane (u, v, rz), bending (w, rx, ry), right-hand rotations about the
// plate's axes. Internal signs (the usual ones of mechanics): u(z) = u + z ry, v(z) = v - z rx; n =
// integral of stress, m = integral of stress times z, q = integral of the transverse shear stress.
#pragma once

#include <array>

#include <Eigen/Dense>

namespace loadpath::shell {

template <int N>
struct MembranePart {
    Eigen::Matrix<double, 3 * N, 3 * N> stiffness;
    std::array<Eigen::Matrix<double, 3, 3 * N>, N + 1> forces;  // nx, ny, nxy
};

template <int N>
struct BendingPart {
    Eigen::Matrix<double, 3 * N, 3 * N> stiffness;
    std::array<Eigen::Matrix<double, 3, 3 * N>, N + 1> moments;  // mx, my, mxy
    std::array<Eigen::Matrix<double, 2, 3 * N>, N + 1> shears;   // qx, qy
};

}  // namespace loadpath::shell
