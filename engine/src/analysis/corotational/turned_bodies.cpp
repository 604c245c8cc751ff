#include "analysis/corotational/turned_bodies.hpp"

#include <array>
#include <utility>

#include "analysis/member_curves.hpp"

namespace loadpath::analysis {

using elements::Placement;
using model::Vector3;

namespace {

// Three curves as components in other axes.
void turn(const model::Matrix3& turned, std::array<curves::Curve*, 3> each) {
    std::array<curves::Curve, 3> now;
    for (int i = 0; i < 3; ++i)
        now[i] = curves::sum(std::array{curves::Term{each[0], turned(i, 0)},
                                        curves::Term{each[1], turned(i, 1)},
                                        curves::Term{each[2], turned(i, 2)}});
    for (std::size_t i = 0; i < 3; ++i) *each[i] = std::move(now[i]);
}

// Seen from the member as it has turned it is a straight one; its forces are told in the axes in
// which it stood.
curves::MemberForces curves_along(const model::Member& member, const Eigen::Quaterniond& turned,
                                  const assembly::EndState& state,
                                  const loads::MemberLoads* loads) {
    const model::Matrix3 turn_of =
        member.axes * turned.toRotationMatrix() * member.axes.transpose();
    const model::Matrix3 back = turn_of.transpose();
    assembly::EndState seen = state;
    for (const int k : {0, 3, 7, 10}) seen.forces.segment<3>(k) = back * state.forces.segment<3>(k);
    loads::MemberLoads seen_loads;
    if (loads != nullptr) seen_loads = *loads;
    for (loads::LineLoad& line : seen_loads.lines) {
        line.q0 = back * line.q0;
        line.q1 = back * line.q1;
    }
    for (loads::PointLoad& point : seen_loads.points) {
        point.force = back * point.force;
        point.moment = back * point.moment;
    }
    curves::MemberForces along = straight_member_curves(member.length, seen, &seen_loads);
    turn(turn_of, {&along.n, &along.vy, &along.vz});
    turn(turn_of, {&along.mx, &along.my, &along.mz});
    return along;
}

}  // namespace

void recover_bodies(const TurningStructure& turned, const model::Structure& structure,
                    ResultSet& set) {
    for (const model::RigidBody& body : structure.rigid_bodies) {
        const model::Member& member = structure.members[body.member];
        const model::Tie& tie = structure.ties[body.end_tie];
        const auto exerted = turned.ties().exerted(body.end_tie, set.ties[body.end_tie]);
        const Vector3 end_force = -exerted.segment<3>(6);
        const Vector3 end_arm = turned.joint(tie.second).turned * tie.second_arm;
        const Vector3 end_moment = -exerted.segment<3>(9) - end_arm.cross(end_force);

        const Placement at = turned.joint(body.body);
        const Vector3 along = member.length * member.axes.row(0).transpose();
        const Vector3 along_now = at.turned * along;
        Vector3 force = Vector3::Zero(), moment = Vector3::Zero();  // of loads, about the start
        for (const BodyLoad& load : turned.body_loads())
            if (load.member == body.member) {
                force = load.force;
                moment = (at.turned * load.axis).cross(load.on_axis) + load.moment;
            }
        assembly::EndState& state = set.members[static_cast<std::size_t>(body.member)];
        state.forces.segment<3>(7) = member.axes * end_force;
        state.forces.segment<3>(10) = member.axes * end_moment;
        state.forces.segment<3>(0) = -(member.axes * (end_force + force));
        state.forces.segment<3>(3) =
            -(member.axes * (end_moment + moment + along_now.cross(end_force)));

        const Vector3 start = at.moved + at.turned * body.arm - body.arm;
        state.displacements.segment<3>(0) = member.axes * start;
        state.displacements.segment<3>(7) = member.axes * (start + along_now - along);
        state.displacements.segment<3>(3) = state.displacements.segment<3>(10) =
            member.axes * elements::rotation_vector(at.turned);
        set.curves[static_cast<std::size_t>(body.member)] =
            curves_along(member, at.turned, state, set.loads.find(body.member));
    }
}

}  // namespace loadpath::analysis
