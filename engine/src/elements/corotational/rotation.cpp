#include "elements/corotational/rotation.hpp"

#include <cmath>
#include <numbers>

namespace loadpath::elements {

using Eigen::Matrix3d;
using Eigen::Quaterniond;
using Eigen::Vector3d;

Matrix3d cross_matrix(const Vector3d& v) {
    Matrix3d m;
    m << 0.0, -v.z(), v.y(), v.z(), 0.0, -v.x(), -v.y(), v.x(), 0.0;
    return m;
}

Quaterniond rotation_by(const Vector3d& vector) {
    const double angle = vector.norm();
    const double ratio = angle < 1e-4 ? 0.5 - angle * angle / 48.0 : std::sin(0.5 * angle) / angle;
    const Vector3d v = ratio * vector;
    return Quaterniond(std::cos(0.5 * angle), v.x(), v.y(), v.z()).normalized();
}

Vector3d rotation_vector(const Quaterniond& rotation) {
    const double sign = rotation.w() < 0.0 ? -1.0 : 1.0;
    const Vector3d v = sign * rotation.vec();
    const double sine = v.norm();
    if (sine < 1e-9) return 2.0 * v;
    return 2.0 * std::atan2(sine, sign * rotation.w()) / sine * v;
}

Vector3d rotation_vector_near(const Quaterniond& rotation, const Vector3d& near) {
    const Vector3d shortest = rotation_vector(rotation);
    const double angle = shortest.norm();
    if (angle == 0.0 && near.norm() < std::numbers::pi) return shortest;
    const Vector3d axis = angle > 1e-12 ? Vector3d(shortest / angle) : near.normalized();
    const double turns = std::round((axis.dot(near) - angle) / (2.0 * std::numbers::pi));
    return (angle + 2.0 * std::numbers::pi * turns) * axis;
}

Matrix3d spin_of_vector(const Vector3d& vector) {
    const double q = vector.squaredNorm(), angle = std::sqrt(q);
    double first = 0.5 - q / 24.0, second = 1.0 / 6.0 - q / 120.0;
    if (angle > 1e-3) {
        first = (1.0 - std::cos(angle)) / q;
        second = (angle - std::sin(angle)) / (q * angle);
    }
    const Matrix3d c = cross_matrix(vector);
    return Matrix3d::Identity() + first * c + second * c * c;
}

Matrix3d turned_arm_curvature(const Vector3d& force, const Vector3d& arm) {
    const Matrix3d outer = force * arm.transpose();
    return 0.5 * (outer + outer.transpose()) - force.dot(arm) * Matrix3d::Identity();
}

}  // namespace loadpath::elements
