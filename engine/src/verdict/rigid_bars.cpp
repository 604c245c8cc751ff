#include "verdict/rigid_bars.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "model/axes.hpp"

namespace loadpath::verdict {

std::vector<std::int64_t> find_rigid_bars(const document::Document& source) {
    constexpr double slender = 10.0, short_stub = 5.0, in_line = 0.999;
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
    std::map<std::int64_t, std::vector<const document::Member*>> ends;
    for (const document::Member& member : model.members)
        for (const std::int64_t node : {member.start_node_id, member.end_node_id})
            ends[node].push_back(&member);
    const auto between = [&](const document::Member& member) {
        const document::Node *a = nodes[member.start_node_id], *b = nodes[member.end_node_id];
        return model::Vector3(b->X - a->X, b->Y - a->Y, b->Z - a->Z);
    };
    // Whether it goes on as a bar, so that it is a part of a span. Three and more at a node are
    // spokes of a floor.
    const auto goes_on = [&](const document::Member& member) {
        const model::Vector3 way = between(member);
        bool is_part = false;
        for (const std::int64_t node : {member.start_node_id, member.end_node_id}) {
            if (std::ranges::count_if(ends[node], [&](auto* each) { return is_rigid(*each); }) > 2)
                return false;
            for (const document::Member* each : ends[node]) {
                const model::Vector3 other = between(*each);
                is_part =
                    is_part || (!is_rigid(*each) && each->section &&
                                std::fabs(way.dot(other)) > in_line * way.norm() * other.norm() &&
                                way.norm() > short_stub * depths[*each->section]);
            }
        }
        return is_part;
    };
    std::vector<std::int64_t> found;
    for (const document::Member& member : model.members) {
        if (!is_rigid(member)) continue;
        const model::Vector3 way = between(member);
        const double length = way.norm();
        // Without a section those that rise are measured by the deepest: spokes of a floor do not.
        const bool rises = std::abs(way.y()) > 0.5 * length;
        const double depth = member.section ? depths[*member.section] : deepest;
        if (loaded.contains(member.id) || goes_on(member) ||
            ((member.section || (rises && deepest > 0.0)) && length > slender * depth))
            found.push_back(member.id);
    }
    return found;
}

}  // namespace loadpath::verdict
