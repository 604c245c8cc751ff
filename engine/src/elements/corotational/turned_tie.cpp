#include "elements/corotational/turned_tie.hpp"

#include <cmath>
#include <numbers>

namespace loadpath::elements {

using Eigen::Matrix3d;
using Eigen::Quaterniond;
using Eigen::Vector3d;

namespace {

// The twist of a rotation about an axis, and its derivatives by the spin.
struct Twist {
    double angle;
    Vector3d gradient;
    Matrix3d curvature;

    Twist(const Quaterniond& q, const Vector3d& axis) {
        const double w = q.w(), s = q.vec().dot(axis), size = w * w + s * s;
        const Vector3d of_w = -0.5 * q.vec();
        const Vector3d of_s = 0.5 * (w * axis + q.vec().cross(axis));
        angle = 2.0 * std::atan2(s, w);
        gradient = 2.0 / size * (w * of_s - s * of_w);
        const Matrix3d mixed = of_s * of_w.transpose();
        curvature =
            4.0 * w * s / (size * size) * (of_w * of_w.transpose() - of_s * of_s.transpose()) +
            2.0 * (s * s - w * w) / (size * size) * (mixed + mixed.transpose());
    }
};

// A diaphragm's arm, turned in its plane.
Vector3d turned_in_plane(const TurnedTie& tie, const Twist& twist) {
    return rotation_by(twist.angle * tie.axes.row(2).transpose()) * tie.arms[0];
}

TieSlips slips_in_plane(const TurnedTie& tie, const TiedJoints& joints) {
    TieSlips slips;
    slips.slip.setZero();
    slips.gradient.setZero();
    const Vector3d normal = tie.axes.row(2);
    const Twist twists[2] = {Twist(joints[0].turned, normal), Twist(joints[1].turned, normal)};
    const Vector3d arm = turned_in_plane(tie, twists[0]);
    for (int k = 0; k < 2; ++k) {
        const Vector3d axis = tie.axes.row(k);
        slips.slip[k] = axis.dot(joints[1].moved - joints[0].moved - (arm - tie.arms[0]));
        slips.gradient.block<1, 3>(k, 0) = -axis.transpose();
        slips.gradient.block<1, 3>(k, 3) =
            -axis.dot(normal.cross(arm)) * twists[0].gradient.transpose();
        slips.gradient.block<1, 3>(k, 6) = axis.transpose();
    }
    slips.slip[5] = std::remainder(twists[1].angle - twists[0].angle, 2.0 * std::numbers::pi);
    slips.gradient.block<1, 3>(5, 3) = -twists[0].gradient.transpose();
    slips.gradient.block<1, 3>(5, 9) = twists[1].gradient.transpose();
    return slips;
}

TieMatrix curvature_in_plane(const TurnedTie& tie, const TiedJoints& joints,
                             const Eigen::Matrix<double, 6, 1>& forces) {
    TieMatrix curvature = TieMatrix::Zero();
    const Vector3d normal = tie.axes.row(2);
    const Twist twists[2] = {Twist(joints[0].turned, normal), Twist(joints[1].turned, normal)};
    const Vector3d arm = turned_in_plane(tie, twists[0]);
    const Vector3d force = tie.axes.topRows<2>().transpose() * forces.head<2>();
    curvature.block<3, 3>(3, 3) =
        force.dot(arm) * twists[0].gradient * twists[0].gradient.transpose() -
        (force.dot(normal.cross(arm)) + forces[5]) * twists[0].curvature;
    curvature.block<3, 3>(9, 9) = forces[5] * twists[1].curvature;
    return curvature;
}

// The joint whose axes count and the other one, seen from it.
struct Seen {
    std::size_t frame, other;
    double sign;     // of the slip
    int at, beyond;  // their first unknowns
    Matrix3d turned;
    Vector3d arm;  // of the other, turned
    Vector3d way;  // from the frame's joint to the point that the other holds

    Seen(const TurnedTie& tie, const TiedJoints& joints)
        : frame(tie.frame),
          other(1 - tie.frame),
          sign(frame == 0 ? 1.0 : -1.0),
          at(static_cast<int>(6 * frame)),
          beyond(static_cast<int>(6 * other)),
          turned(joints[frame].turned.toRotationMatrix()),
          arm(joints[other].turned * tie.arms[other]),
          way(joints[other].moved - joints[frame].moved + (arm - tie.arms[other]) +
              tie.arms[frame]) {}
};

Vector3d relative_turn(const TiedJoints& joints) {
    return rotation_vector(joints[0].turned.conjugate() * joints[1].turned);
}

}  // namespace

TieSlips slips_of(const TurnedTie& tie, const TiedJoints& joints) {
    if (tie.is_flat) return slips_in_plane(tie, joints);
    TieSlips slips;
    slips.gradient.setZero();
    const Seen seen(tie, joints);
    for (int k = 0; k < 3; ++k) {
        const Vector3d axis = tie.axes.row(k);
        const Vector3d now = seen.turned * axis;
        slips.slip[k] = seen.sign * (now.dot(seen.way - tie.arms[seen.frame]) +
                                     (now - axis).dot(tie.arms[seen.frame]));
        slips.gradient.block<1, 3>(k, seen.at) = -seen.sign * now.transpose();
        slips.gradient.block<1, 3>(k, seen.at + 3) = seen.sign * now.cross(seen.way).transpose();
        slips.gradient.block<1, 3>(k, seen.beyond) = seen.sign * now.transpose();
        slips.gradient.block<1, 3>(k, seen.beyond + 3) =
            seen.sign * seen.arm.cross(now).transpose();
    }
    const Vector3d turn = relative_turn(joints);
    slips.slip.tail<3>() = tie.rotation_axes * turn;
    const Matrix3d by_spin =
        tie.rotation_axes * vector_of_spin(turn) * joints[0].turned.toRotationMatrix().transpose();
    slips.gradient.block<3, 3>(3, 3) = -by_spin;
    slips.gradient.block<3, 3>(3, 9) = by_spin;
    return slips;
}

TieMatrix curvature_of(const TurnedTie& tie, const TiedJoints& joints,
                       const Eigen::Matrix<double, 6, 1>& forces) {
    if (tie.is_flat) return curvature_in_plane(tie, joints, forces);
    TieMatrix c = TieMatrix::Zero();
    const Seen seen(tie, joints);
    const Vector3d force = seen.sign * (seen.turned * (tie.axes.transpose() * forces.head<3>()));
    const Matrix3d cross = cross_matrix(force);
    c.block<3, 3>(seen.at + 3, seen.at + 3) = turned_arm_curvature(seen.way, force);
    c.block<3, 3>(seen.at + 3, seen.beyond) = cross;
    c.block<3, 3>(seen.at + 3, seen.at) = -cross;
    c.block<3, 3>(seen.at + 3, seen.beyond + 3) =
        force.dot(seen.arm) * Matrix3d::Identity() - seen.arm * force.transpose();
    c.block<3, 3>(seen.beyond, seen.at + 3) = cross.transpose();
    c.block<3, 3>(seen.at, seen.at + 3) = -cross.transpose();
    c.block<3, 3>(seen.beyond + 3, seen.at + 3) =
        c.block<3, 3>(seen.at + 3, seen.beyond + 3).transpose().eval();
    c.block<3, 3>(seen.beyond + 3, seen.beyond + 3) = turned_arm_curvature(force, seen.arm);

    const Vector3d turn = relative_turn(joints);
    const Vector3d axis = tie.rotation_axes.transpose() * forces.tail<3>();
    const Matrix3d back = joints[0].turned.toRotationMatrix().transpose();
    const Matrix3d both = back.transpose() * vector_curvature(axis, turn) * back;
    // The second joint turns in a frame that the first has turned.
    const Matrix3d mixed =
        -cross_matrix(back.transpose() * (vector_of_spin(turn).transpose() * axis)).transpose();
    c.block<3, 3>(3, 3) += both;
    c.block<3, 3>(9, 9) += both;
    c.block<3, 3>(3, 9) += -both + 0.5 * mixed;
    c.block<3, 3>(9, 3) += -both + 0.5 * mixed.transpose();
    return c;
}

}  // namespace loadpath::elements
