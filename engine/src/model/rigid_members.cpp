// Rigid members are ties, not stiff beams: exact, and no strain on the equations. Both rigid
// strategies of the document therefore give the same answer. With hinges the member is a body of
// its own, tied to a joint at either end.
#include "model/prepare.hpp"

namespace loadpath::model {

namespace {

Tie tie_of(const Member& member, const Release& release) {
    Tie tie;
    tie.axes = member.axes;
    tie.rotation_axes = release.rotation_axes;
    for (int k = 0; k < 6; ++k) tie.stiffness[k] = release.stiffness[k];
    return tie;
}

}  // namespace

void tie_rigid_members(Structure& structure) {
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const Member& member = structure.members[m];
        if (!member.is_rigid()) continue;
        const Vector3 from = structure.joints[member.start].at + member.start_arm;
        const Vector3 to = structure.joints[member.end].at + member.end_arm;
        RigidBody body;
        body.member = static_cast<int>(m);
        body.body = member.start;
        body.arm = member.start_arm;
        if (member.start_release.any()) {
            body.body = static_cast<int>(structure.joints.size());
            body.arm = Vector3::Zero();
            Joint joint;
            joint.at = from;
            joint.node = structure.joints[member.start].node;
            structure.joints.push_back(joint);
            Tie start = tie_of(member, member.start_release);
            start.first = member.start;
            start.first_arm = member.start_arm;
            start.second = body.body;
            body.start_tie = static_cast<int>(structure.ties.size());
            structure.ties.push_back(start);
        }
        Tie end = tie_of(member, member.end_release);
        end.first = body.body;
        end.first_arm = to - structure.joints[body.body].at;
        end.second = member.end;
        end.second_arm = member.end_arm;
        body.end_tie = static_cast<int>(structure.ties.size());
        structure.ties.push_back(end);
        structure.rigid_bodies.push_back(body);
    }
}

}  // namespace loadpath::model
