#include "model/axes.hpp"

#include <cmath>
#include <numbers>

namespace loadpath::model {

Matrix3 member_axes(const Vector3& from, const Vector3& to, double roll_degrees) {
    const Vector3 x = (to - from).normalized();
    const Vector3 reference = std::abs(x.y()) > 0.9999 ? Vector3::UnitZ() : Vector3::UnitY();
    const Vector3 z = x.cross(reference).normalized();
    const Vector3 y = z.cross(x);
    const double roll = roll_degrees * std::numbers::pi / 180.0;
    Matrix3 axes;
    axes.row(0) = x;
    axes.row(1) = std::cos(roll) * y + std::sin(roll) * z;
    axes.row(2) = -std::sin(roll) * y + std::cos(roll) * z;
    return axes;
}

Matrix3 axes_carried_to(const Vector3& along, const Matrix3& axes) {
    Matrix3 carried;
    axes_of_two_vectors(along, axes.row(1).transpose(), carried);
    return carried;
}

bool axes_of_two_vectors(const Vector3& x, const Vector3& y, Matrix3& axes) {
    const Vector3 z = x.cross(y);
    if (!(z.norm() > 1e-9 * x.norm() * y.norm())) return false;
    axes.row(0) = x.normalized();
    axes.row(2) = z.normalized();
    axes.row(1) = z.cross(x).normalized();
    return true;
}

Matrix3 rotation_to_displacement(const Vector3& arm) {
    Matrix3 m;
    m << 0, arm.z(), -arm.y(), -arm.z(), 0, arm.x(), arm.y(), -arm.x(), 0;
    return m;
}

}  // namespace loadpath::model
