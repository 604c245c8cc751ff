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

namespace {

// Of `vector_of_spin`, which is 1 - [v]/2 + g [v]^2: g and its slope by the angle, over the angle.
struct VectorOfSpin {
    double g = 1.0 / 12.0, slope = 1.0 / 360.0;

    explicit VectorOfSpin(double angle) {
        if (angle < 1e-2) {
            g += angle * angle / 720.0;
            return;
        }
        const double half = 0.5 * angle, cotangent = 1.0 / std::tan(half);
        g = (1.0 - half * cotangent) / (angle * angle);
        const double sine = std::sin(half);
        slope =
            ((0.5 * half / (sine * sine) - 0.5 * cotangent) / angle - 2.0 * g) / (angle * angle);
    }
};

}  // namespace

Matrix3d vector_of_spin(const Vector3d& vector) {
    const Matrix3d c = cross_matrix(vector);
    return Matrix3d::Identity() - 0.5 * c + VectorOfSpin(vector.norm()).g * c * c;
}

Matrix3d vector_curvature(const Vector3d& axis, const Vector3d& vector) {
    const VectorOfSpin by(vector.norm());
    const Matrix3d a = vector_of_spin(vector), c = cross_matrix(vector);
    const Vector3d across = axis.cross(vector);
    Matrix3d m =
        -0.5 * cross_matrix(axis) * a + by.slope * vector * (c * c * axis).transpose() +
        by.g * (a.transpose() * cross_matrix(axis).transpose() * c + cross_matrix(across) * a);
    return 0.5 * (m + m.transpose());
}

Matrix3d turned_arm_curvature(const Vector3d& force, const Vector3d& arm) {
    const Matrix3d outer = force * arm.transpose();
    return 0.5 * (outer + outer.transpose()) - force.dot(arm) * Matrix3d::Identity();
}

}  // namespace loadpath::elements
