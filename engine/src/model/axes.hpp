// Axes in space. A frame is a rotation matrix whose rows are its axes in global components:
// local = frame * global.
#pragma once

#include <Eigen/Core>
#include <Eigen/Geometry>
#include <array>

namespace loadpath::model {

using Vector3 = Eigen::Vector3d;
using Matrix3 = Eigen::Matrix3d;

inline Vector3 vector_of(const std::array<double, 3>& v) { return {v[0], v[1], v[2]}; }

// Local x from start to end; reference vector global Y, or global Z where the member is vertical
// (|cos| > 0.9999); z = x cross reference, y = z cross x; then rolled about x.
Matrix3 member_axes(const Vector3& from, const Vector3& to, double roll_degrees);

// Axes with x along `along` that have the roll of others nearby.
Matrix3 axes_carried_to(const Vector3& along, const Matrix3& axes);

// First axis along x, second along y made perpendicular to x, third their cross product.
// False when the two vectors do not span a plane.
bool axes_of_two_vectors(const Vector3& x, const Vector3& y, Matrix3& axes);

// The matrix m in  displacement at the tip of the arm = displacement + m * rotation.
Matrix3 rotation_to_displacement(const Vector3& arm);

}  // namespace loadpath::model
