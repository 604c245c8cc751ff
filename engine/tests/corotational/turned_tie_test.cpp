// What a tie between joints that turn far has to satisfy.
#include "elements/corotational/turned_tie.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "elements/corotational/chain.hpp"

using namespace loadpath::elements;
using Eigen::Vector3d;

namespace {

using Moves = Eigen::Matrix<double, tie_size, 1>;
using Six = Eigen::Matrix<double, 6, 1>;

const Six forces{{0.7, -1.1, 0.4, 0.9, -0.3, 1.3}};

TurnedTie tie_of(std::size_t frame, bool is_flat) {
    TurnedTie tie;
    tie.axes = rotation_by({0.4, 0.2, -0.7}).toRotationMatrix();
    tie.rotation_axes = is_flat ? tie.axes : rotation_by({-0.3, 0.8, 0.1}).toRotationMatrix();
    tie.arms = {Vector3d(0.5, -0.2, 0.3), Vector3d(-0.4, 0.6, 0.1)};
    if (is_flat) {
        tie.arms = {tie.axes.row(0) - 0.5 * tie.axes.row(1), Vector3d::Zero()};
    }
    tie.frame = frame;
    tie.is_flat = is_flat;
    return tie;
}

TiedJoints moved(const TiedJoints& joints, const Moves& moves) {
    TiedJoints all = joints;
    for (int j = 0; j < 2; ++j) {
        SectionVector step = SectionVector::Zero();
        step.head<6>() = moves.segment<6>(6 * j);
        advance(step, 1.0, all[j]);
    }
    return all;
}

TiedJoints somewhere() {
    Moves far;
    far << 0.3, -0.2, 0.5, 0.9, -0.6, 0.4, -0.1, 0.4, 0.2, -0.5, 0.8, 1.1;
    return moved({}, far);
}

}  // namespace

TEST_CASE("gradient and curvature of a tie are the slopes of its slips and of its gradient") {
    for (const auto& tie : {tie_of(0, false), tie_of(1, false), tie_of(0, true)}) {
        const TiedJoints joints = somewhere();
        const TieSlips here = slips_of(tie, joints);
        const TieMatrix curvature = curvature_of(tie, joints, forces);
        CHECK((curvature - curvature.transpose()).norm() < 1e-13);
        constexpr double step = 1e-4;
        const auto work = [&](const Moves& moves) {
            return forces.dot(slips_of(tie, moved(joints, moves)).slip);
        };
        for (int i = 0; i < tie_size; ++i) {
            const Moves a = step * Moves::Unit(i);
            const Six slope =
                (slips_of(tie, moved(joints, a)).slip - slips_of(tie, moved(joints, -a)).slip) /
                (2.0 * step);
            CHECK((slope - here.gradient.col(i)).norm() < 1e-7);
            for (int j = 0; j < tie_size; ++j) {
                const Moves b = step * Moves::Unit(j);
                const double second =
                    (work(a + b) - work(a - b) - work(b - a) + work(-a - b)) / (4.0 * step * step);
                CHECK(second == doctest::Approx(curvature(i, j)).epsilon(1e-6).scale(1.0));
            }
        }
    }
}

TEST_CASE("a body that moves as a whole slips nowhere, however far") {
    for (const std::size_t frame : {0u, 1u}) {
        const TurnedTie tie = tie_of(frame, false);
        const Eigen::Quaterniond turn = rotation_by({1.2, -2.0, 0.7});
        const Vector3d from = tie.arms[0] - tie.arms[1];  // from the first joint to the second
        TiedJoints joints;
        joints[0] = {{3.0, -1.0, 2.0}, turn, 0.0};
        joints[1] = {joints[0].moved + turn * from - from, turn, 0.0};
        CHECK(slips_of(tie, joints).slip.norm() < 1e-13);
    }
}

TEST_CASE("a diaphragm turns in its plane and lets its nodes tilt and leave it") {
    const TurnedTie tie = tie_of(0, true);
    const Vector3d normal = tie.axes.row(2), level = tie.axes.row(0);
    const Eigen::Quaterniond turn = rotation_by(1.1 * normal);
    TiedJoints joints;
    joints[0] = {{0.3, 0.1, -0.2}, turn * rotation_by(0.4 * level), 0.0};
    joints[1] = {joints[0].moved + turn * tie.arms[0] - tie.arms[0] + 0.7 * normal,
                 turn * rotation_by(-0.2 * level), 0.0};
    CHECK(slips_of(tie, joints).slip.norm() < 1e-13);
    joints[1].moved += 0.1 * level;
    CHECK(slips_of(tie, joints).slip[0] == doctest::Approx(0.1));
}

TEST_CASE("a hinge that is free about one axis turns about it by any angle") {
    const TurnedTie tie = tie_of(0, false);
    const Vector3d axis = tie.rotation_axes.row(1);
    TiedJoints joints;
    joints[0].turned = rotation_by({0.8, 0.3, -0.5});
    joints[1].turned = joints[0].turned * rotation_by(2.5 * axis);
    const Six slip = slips_of(tie, joints).slip;
    CHECK(slip[4] == doctest::Approx(2.5));
    CHECK(std::hypot(slip[3], slip[5]) < 1e-13);
}
