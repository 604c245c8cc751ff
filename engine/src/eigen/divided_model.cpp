#include "eigen/divided_model.hpp"

namespace loadpath::eigen {

namespace {

// A joint on the member's axis, of its own.
int add_joint(model::Structure& structure, const model::Vector3& at, bool warps) {
    model::Joint joint;
    joint.at = at;
    joint.node = static_cast<int>(structure.joints.size());
    joint.used = true;
    joint.warps = warps;
    structure.joints.push_back(joint);
    return joint.node;
}

void divide_member(DividedModel& divided, int index, int count) {
    model::Structure& structure = divided.structure;
    const model::Member whole = structure.members[index];
    const Piece origin = divided.pieces[index];
    const model::Vector3 from = structure.joints[whole.start].at + whole.start_arm;
    const model::Vector3 to = structure.joints[whole.end].at + whole.end_arm;
    structure.members[index].first_segment = static_cast<int>(structure.members.size());
    structure.members[index].segment_count = count;
    model::Member piece = whole;
    piece.parent = index;
    piece.length = whole.length / count;
    for (int k = 0; k < count; ++k) {
        const bool is_last = k + 1 == count;
        piece.offset = k * piece.length;
        piece.end = is_last
                        ? whole.end
                        : add_joint(structure, from + (k + 1.0) / count * (to - from), whole.warps);
        piece.end_arm = is_last ? whole.end_arm : model::Vector3::Zero();
        piece.start_release.stiffness =
            k == 0 ? whole.start_release.stiffness : model::Release{}.stiffness;
        piece.end_release.stiffness =
            is_last ? whole.end_release.stiffness : model::Release{}.stiffness;
        structure.members.push_back(piece);
        divided.pieces.push_back({origin.member, origin.offset + piece.offset});
        divided.state.member.push_back(divided.state.member[index]);
        piece.start = piece.end;
        piece.start_arm = piece.end_arm;
    }
}

}  // namespace

bool may_be_divided(const model::Member& member) {
    if (member.is_rigid() || member.is_divided() || member.is_one_way() || member.is_cable() ||
        member.source->member_type == document::MemberType::Truss)
        return false;
    // Between two ends that are both free in a direction, pieces would be a mechanism.
    for (int k = 0; k < model::unknowns_per_joint; ++k)
        if (k != 4 && k != 5 && k != model::warping && member.start_release.stiffness[k] == 0.0 &&
            member.end_release.stiffness[k] == 0.0)
            return false;
    return true;
}

DividedModel divide(const model::Structure& structure, const assembly::State& state,
                    const std::vector<int>& counts) {
    DividedModel divided;
    divided.structure = structure;
    divided.state = state;
    divided.original_count = static_cast<int>(structure.members.size());
    for (std::size_t i = 0; i < state.secants.size(); ++i)
        model::set_stiffness(divided.structure, structure.curved[i], state.secants[i]);
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        divided.pieces.push_back(member.parent < 0 ? Piece{static_cast<int>(m), 0.0}
                                                   : Piece{member.parent, member.offset});
    }
    for (std::size_t m = 0; m < structure.members.size(); ++m)
        if (counts[m] > 1 && may_be_divided(structure.members[m]))
            divide_member(divided, static_cast<int>(m), counts[m]);
    Issues none;
    divided.elements = analysis::make_elements(divided.structure, none);
    return divided;
}

}  // namespace loadpath::eigen
