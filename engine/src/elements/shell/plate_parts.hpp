// What every plate element hands over: its stiffness and, at each corner and at the centre, the
// operators that turn its displacements into stress resultants. Pure data; the elements fill it.
//
// Freedoms per node: membrane (u, v, rz), bending (w, rx, ry), right-hand rotations about the
// plate's axes. Internal signs (the usual ones of mechanics): u(z) = u + z ry, v(z) = v - z rx; n =
// integral of stress, m = integral of stress times z, q = integral of the transverse shear stress.
#pragma once

#include <Eigen/Dense>
#include <array>

namespace loadpath::shell {

// What follows linearly from F freedoms: one value; strains, curvatures, forces or moments in the
// plane (xx, yy, xy); transverse shear (x, y).
template <int F>
using Row = Eigen::Matrix<double, 1, F>;
template <int F>
using InPlane = Eigen::Matrix<double, 3, F>;
template <int F>
using Transverse = Eigen::Matrix<double, 2, F>;

template <int N>
struct MembranePart {
    Eigen::Matrix<double, 3 * N, 3 * N> stiffness;
    std::array<InPlane<3 * N>, N + 1> forces;  // nx, ny, nxy
};

template <int N>
struct BendingPart {
    Eigen::Matrix<double, 3 * N, 3 * N> stiffness;
    std::array<InPlane<3 * N>, N + 1> moments;    // mx, my, mxy
    std::array<Transverse<3 * N>, N + 1> shears;  // qx, qy
};

}  // namespace loadpath::shell
