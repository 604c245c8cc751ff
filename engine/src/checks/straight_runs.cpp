#include "checks/straight_runs.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::checks {

namespace {

constexpr std::size_t no_member = static_cast<std::size_t>(-1);

bool is_zero(const std::optional<document::MemberEndOffset>& offset) {
    return !offset || (offset->X.value_or(0.0) == 0.0 && offset->Y.value_or(0.0) == 0.0 &&
                       offset->Z.value_or(0.0) == 0.0);
}

bool starts_at(const ModelIndex& index, std::size_t member, std::size_t node) {
    return index.node(index.model().members[member].start_node_id) == node;
}

std::size_t far_end(const ModelIndex& index, std::size_t member, std::size_t node) {
    const document::Member& m = index.model().members[member];
    return *index.node(starts_at(index, member, node) ? m.end_node_id : m.start_node_id);
}

// Whether `middle` lies on the line between the other two.
bool is_between(const document::Node& middle, const document::Node& a, const document::Node& b) {
    const double u[] = {middle.X - a.X, middle.Y - a.Y, middle.Z - a.Z};
    const double v[] = {b.X - middle.X, b.Y - middle.Y, b.Z - middle.Z};
    double uu = 0.0, vv = 0.0, uv = 0.0;
    for (int k = 0; k < 3; ++k) {
        uu += u[k] * u[k];
        vv += v[k] * v[k];
        uv += u[k] * v[k];
    }
    return uv > (1.0 - 1e-9) * std::sqrt(uu * vv);
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

// Where the end of a bar is not moved aside, and no set speaks for it. A hinge holds nothing
// either.
bool StraightRuns::may_continue_at(std::size_t member, std::size_t node) const {
    const document::Member& m = index_.model().members[member];
    const bool is_start = starts_at(index_, member, node);
    return m.member_type == document::MemberType::Normal && !index_.has_stated_buckling(member) &&
           is_zero(is_start ? m.start_offset : m.end_offset);
}

bool StraightRuns::continues(std::size_t one, std::size_t other, std::size_t node) const {
    const document::Model& model = index_.model();
    const document::Member &a = model.members[one], &b = model.members[other];
    // Turned end for end, a roll goes the other way round.
    const bool is_turned = starts_at(index_, one, node) == starts_at(index_, other, node);
    const bool is_alike = a.rotation_angle == b.rotation_angle && a.mirror == b.mirror &&
                          (!is_turned || a.rotation_angle == 0.0);
    return is_alike && may_continue_at(one, node) && may_continue_at(other, node) &&
           is_between(model.nodes[node], model.nodes[far_end(index_, one, node)],
                      model.nodes[far_end(index_, other, node)]);
}

std::size_t StraightRuns::next(std::size_t member, std::size_t node) const {
    const std::vector<std::size_t>& here = members_at_[node];
    if (here.size() != 2 || index_.parts_at(node) != 2 || index_.support_at(node)) return no_member;
    const std::size_t other = here[0] == member ? here[1] : here[0];
    return other != member && continues(member, other, node) ? other : no_member;
}

std::vector<std::size_t> StraightRuns::run_of(std::size_t member) const {
    const document::Member& m = index_.model().members[member];
    const auto follow = [&](std::size_t node) {
        std::vector<std::size_t> pieces;
        for (std::size_t at = next(member, node); at != no_member; at = next(at, node)) {
            pieces.push_back(at);
            node = far_end(index_, at, node);
        }
        return pieces;
    };
    std::vector<std::size_t> run = follow(*index_.node(m.start_node_id));
    std::reverse(run.begin(), run.end());
    run.push_back(member);
    const std::vector<std::size_t> after = follow(*index_.node(m.end_node_id));
    run.insert(run.end(), after.begin(), after.end());
    return run;
}

}  // namespace loadpath::checks
