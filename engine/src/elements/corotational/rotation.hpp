// Finite rotations in space: quaternions as states, rotation vectors as changes of them.
#pragma once

#include <Eigen/Core>
#include <Eigen/Geometry>

namespace loadpath::elements {

// The matrix of v x.
Eigen::Matrix3d cross_matrix(const Eigen::Vector3d& v);

// The rotation about `vector` by its length, and back: of all rotation vectors the shortest.
Eigen::Quaterniond rotation_by(const Eigen::Vector3d& vector);
Eigen::Vector3d rotation_vector(const Eigen::Quaterniond& rotation);

// Of the rotation vectors of one rotation, which differ by whole turns, the one nearest to `near`.
Eigen::Vector3d rotation_vector_near(const Eigen::Quaterniond& rotation,
                                     const Eigen::Vector3d& near);

// How fast exp(vector) spins while its vector changes: spin = matrix * change.
Eigen::Matrix3d spin_of_vector(const Eigen::Vector3d& vector);

// The inverse: how a rotation vector changes with the spin of its rotation.
Eigen::Matrix3d vector_of_spin(const Eigen::Vector3d& vector);

// Second derivative of axis . log(exp(spin) rotation) by the spin, `vector` that of the rotation.
Eigen::Matrix3d vector_curvature(const Eigen::Vector3d& axis, const Eigen::Vector3d& vector);

// Second derivative of force . (exp(spin) arm) by the spin: what a dead force at the tip of an arm
// that turns adds to the tangent.
Eigen::Matrix3d turned_arm_curvature(const Eigen::Vector3d& force, const Eigen::Vector3d& arm);

}  // namespace loadpath::elements
