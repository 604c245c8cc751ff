#include "verdict/assumed.hpp"

#include <algorithm>

#include "checks/model_index.hpp"

namespace loadpath::verdict {

namespace {

// Joints that nothing but bars of the plane hold, of bars for which no set states how they buckle.
bool has_joints_across_plane(const checks::ModelIndex& index) {
    const document::Model& model = index.model();
    for (std::size_t k = 0; k < model.members.size(); ++k) {
        if (index.has_stated_buckling(k)) continue;
        for (const std::int64_t id : {model.members[k].start_node_id, model.members[k].end_node_id})
            if (const auto node = index.node(id);
                node && index.parts_at(*node) > 1 && index.support_at(*node) == nullptr)
                return true;
    }
    return false;
}

bool is_angle(const document::Section& section) {
    if (section.dimensions) return section.dimensions->shape == document::SectionShape::L;
    return section.name.size() > 1 && section.name[0] == 'L' &&
           (section.name[1] == ' ' || (section.name[1] >= '0' && section.name[1] <= '9'));
}

// Angles are joined by one leg; a bar that is drawn between its nodes is joined at its axis.
bool has_angles_at_their_axes(const checks::ModelIndex& index) {
    return std::ranges::any_of(index.model().members, [&](const document::Member& member) {
        const document::Section* section =
            member.section ? index.section(*member.section) : nullptr;
        return section != nullptr && is_angle(*section) && !member.start_offset &&
               !member.end_offset;
    });
}

}  // namespace

std::vector<std::string> find_assumed(const Grounds& grounds) {
    const document::Document& document = grounds.document;
    bool keeps_from_buckling = false, leaves_lateral_out = false, is_without_ends = false;
    for (const document::UnityCheckDefinition& check : document.analysis.unity_checks) {
        if (!check.spec.Ec3Steel) continue;
        keeps_from_buckling = keeps_from_buckling || check.spec.Ec3Steel->include_buckling;
        leaves_lateral_out = leaves_lateral_out || !check.spec.Ec3Steel->include_ltb;
        // BB.1.2 has the eccentricity of the ends in its slendernesses.
        is_without_ends = is_without_ends || !check.spec.Ec3Steel->angle_ends;
    }
    const checks::ModelIndex index(document.model);
    std::vector<std::string> assumed;
    if (keeps_from_buckling && grounds.outcome.is_planar && has_joints_across_plane(index))
        assumed.emplace_back("2D: joints count as held across the plane");
    if (leaves_lateral_out) assumed.emplace_back("lateral buckling left out by include_ltb");
    if (is_without_ends && has_angles_at_their_axes(index))
        assumed.emplace_back("angles count as joined at their axes");
    return assumed;
}

}  // namespace loadpath::verdict
