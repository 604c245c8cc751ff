// A member that lies along a plate is joined to it at every node between them: it is divided there.
// One whose section varies or that lies on ground is divided as well.
// The member stays in its place of the structure and stands for its segments, which come after the
// members of the document.
#include "model/prepare.hpp"

namespace loadpath::model {

int add_joint_at(Structure& structure, const Vector3& at) {
    Joint joint;
    joint.at = at;
    joint.node = static_cast<int>(structure.joints.size());
    structure.joints.push_back(joint);
    return joint.node;
}

void divide_member(Structure& structure, int index, const std::vector<Cut>& cuts) {
    if (cuts.empty()) return;
    const Member whole = structure.members[index];
    const Vector3 from = structure.joints[whole.start].at + whole.start_arm;
    const Vector3 to = structure.joints[whole.end].at + whole.end_arm;
    structure.members[index].first_segment = static_cast<int>(structure.members.size());
    structure.members[index].segment_count = static_cast<int>(cuts.size()) + 1;
    Member segment = whole;
    segment.parent = index;
    double reached = 0.0;
    for (std::size_t k = 0; k <= cuts.size(); ++k) {
        const bool is_last = k == cuts.size();
        const double next = is_last ? 1.0 : cuts[k].share;
        segment.end = is_last ? whole.end : cuts[k].joint;
        segment.end_arm =
            is_last ? whole.end_arm
                    : Vector3(from + next * (to - from) - structure.joints[cuts[k].joint].at);
        segment.offset = reached * whole.length;
        segment.length = (next - reached) * whole.length;
        segment.start_release = k == 0 ? whole.start_release : Release{};
        segment.end_release = is_last ? whole.end_release : Release{};
        segment.start_release.rotation_axes = whole.start_release.rotation_axes;
        segment.end_release.rotation_axes = whole.end_release.rotation_axes;
        structure.members.push_back(segment);
        segment.start = segment.end;
        segment.start_arm = segment.end_arm;
        reached = next;
    }
}

}  // namespace loadpath::model
