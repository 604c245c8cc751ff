#include "checks/straight_runs.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "checks/straightness.hpp"
#include "checks/support_hold.hpp"

namespace loadpath::checks {

namespace {

constexpr std::size_t no_member = static_cast<std::size_t>(-1);

std::array<double, 3> moved_by(const std::optional<document::MemberEndOffset>& offset) {
    if (!offset) return {};
    return {offset->X.value_or(0.0), offset->Y.value_or(0.0), offset->Z.value_or(0.0)};
}

bool starts_at(const ModelIndex& index, std::size_t member, std::size_t node) {
    return index.node(index.model().members[member].start_node_id) == node;
}

std::size_t far_end(const ModelIndex& index, std::size_t member, std::size_t node) {
    const document::Member& m = index.model().members[member];
    return *index.node(starts_at(index, member, node) ? m.end_node_id : m.start_node_id);
}

}  // namespace

StraightRuns::StraightRuns(const ModelIndex& index)
    : index_(index), members_at_(index.model().nodes.size()) {
    for (std::size_t k = 0; k < index.model().members.size(); ++k) {
        const document::Member& member = index.model().members[k];
        for (const std::int64_t id : {member.start_node_id, member.end_node_id})
            if (const auto node = index.node(id)) members_at_[*node].push_back(k);
    }
}

// Where no set speaks for it. A hinge holds nothing either.
bool StraightRuns::may_continue(std::size_t member) const {
    return index_.model().members[member].member_type == document::MemberType::Normal &&
           !index_.has_stated_buckling(member);
}

bool StraightRuns::continues(std::size_t one, std::size_t other, std::size_t node) const {
    if (!may_continue(one) || !may_continue(other)) return false;
    const document::Model& model = index_.model();
    const document::Member &a = model.members[one], &b = model.members[other];
    const bool starts_a = starts_at(index_, one, node), starts_b = starts_at(index_, other, node);
    const document::Node& here = model.nodes[node];
    return roll_between(a, b, starts_a == starts_b) != Roll::other && a.mirror == b.mirror &&
           moved_by(starts_a ? a.start_offset : a.end_offset) ==
               moved_by(starts_b ? b.start_offset : b.end_offset) &&
           is_nearly_straight(unit_between(model.nodes[far_end(index_, one, node)], here),
                              unit_between(here, model.nodes[far_end(index_, other, node)]));
}

// The one member that goes on where nothing else at the node holds: neither a support across the
// bar nor a part that leads anywhere.
std::size_t StraightRuns::next(std::size_t member, std::size_t node) const {
    const document::Model& model = index_.model();
    const std::vector<std::size_t>& here = members_at_[node];
    if (index_.parts_at(node) != here.size()) return no_member;
    const document::NodalSupport* support = index_.support_at(node);
    if (support && free_across(*support, unit_between(model.nodes[far_end(index_, member, node)],
                                                      model.nodes[node]))
                       .empty())
        return no_member;
    std::size_t found = no_member;
    for (const std::size_t other : here) {
        if (other == member) continue;
        if (found == no_member && continues(member, other, node))
            found = other;
        else if (!index_.is_stub(other))
            return no_member;
    }
    return found;
}

std::vector<std::size_t> StraightRuns::run_of(std::size_t member) const {
    const document::Member& m = index_.model().members[member];
    const auto follow = [&](std::size_t node, std::size_t last) {
        std::vector<std::size_t> pieces;
        for (std::size_t at = next(member, node); at != no_member && at != last;
             at = next(at, node)) {
            pieces.push_back(at);
            node = far_end(index_, at, node);
        }
        return pieces;
    };
    std::vector<std::size_t> run = follow(*index_.node(m.start_node_id), member);
    std::reverse(run.begin(), run.end());
    run.push_back(member);
    // Of a ring the first way round has found all.
    const std::vector<std::size_t> after = follow(*index_.node(m.end_node_id), run.front());
    run.insert(run.end(), after.begin(), after.end());
    return run;
}

}  // namespace loadpath::checks
