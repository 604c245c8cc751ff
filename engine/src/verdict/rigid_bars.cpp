#include "verdict/rigid_bars.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace loadpath::verdict {

std::vector<std::int64_t> find_rigid_bars(const document::Document& source) {
    constexpr double slender = 10.0;
    const document::Model& model = source.model;
    const auto is_rigid = [](const document::Member& member) {
        return member.member_type == document::MemberType::Rigid;
    };
    if (std::none_of(model.members.begin(), model.members.end(), is_rigid)) return {};
    std::map<std::int64_t, const document::Node*> nodes;
    for (const document::Node& node : model.nodes) nodes[node.id] = &node;
    std::map<std::int64_t, double> depths;
    double deepest = 0.0;
    for (const document::Section& each : model.sections) {
        depths[each.id] = each.h.value_or(std::sqrt(each.area));
        deepest = std::max(deepest, depths[each.id]);
    }
    std::set<std::int64_t> loaded;
    for (const document::LoadCase& load_case : source.analysis.load_cases)
        for (const document::DistributedLoad& load : load_case.distributed_loads)
            loaded.insert(load.member);
    std::vector<std::int64_t> found;
    for (const document::Member& member : model.members) {
        if (!is_rigid(member)) continue;
        const document::Node *a = nodes[member.start_node_id], *b = nodes[member.end_node_id];
        const double length = std::hypot(b->X - a->X, b->Y - a->Y, b->Z - a->Z);
        // Without a section those that rise are measured by the deepest: spokes of a floor do not.
        const bool rises = std::abs(b->Y - a->Y) > 0.5 * length;
        const double depth = member.section ? depths[*member.section] : deepest;
        if (loaded.contains(member.id) ||
            ((member.section || (rises && deepest > 0.0)) && length > slender * depth))
            found.push_back(member.id);
    }
    return found;
}

}  // namespace loadpath::verdict
