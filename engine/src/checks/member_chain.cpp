#include "checks/member_chain.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>

#include "checks/straight_runs.hpp"
#include "checks/straightness.hpp"

namespace loadpath::checks {

namespace {

using Vector = std::array<double, 3>;

MemberChain alone(const ModelIndex& index, std::size_t member, double length) {
    const document::Member& m = index.model().members[member];
    MemberChain chain;
    chain.links = {{member, false, 0.0, length}};
    chain.nodes = {index.node(m.start_node_id).value_or(0), index.node(m.end_node_id).value_or(0)};
    chain.node_x = {0.0, length};
    chain.length = length;
    return chain;
}

struct Walker {
    const ModelIndex& index;
    std::unordered_map<std::size_t, std::vector<std::size_t>> members_at;

    std::size_t other_end(std::size_t member, std::size_t node) const {
        const document::Member& m = index.model().members[member];
        const std::size_t start = *index.node(m.start_node_id);
        return start == node ? *index.node(m.end_node_id) : start;
    }
};

// The members of a set from one end to the other; empty where they are no single path.
std::vector<std::size_t> ordered(Walker& walker, const std::vector<std::size_t>& members,
                                 std::size_t& first_node) {
    for (const std::size_t member : members) {
        const document::Member& m = walker.index.model().members[member];
        walker.members_at[*walker.index.node(m.start_node_id)].push_back(member);
        walker.members_at[*walker.index.node(m.end_node_id)].push_back(member);
    }
    // The end that comes first in the document's order of nodes.
    bool found = false;
    for (const auto& [node, at] : walker.members_at) {
        if (at.size() > 2) return {};
        if (at.size() == 1 && (!found || node < first_node)) {
            first_node = node;
            found = true;
        }
    }
    if (!found) return {};
    std::vector<std::size_t> path;
    std::size_t node = first_node;
    std::size_t last = members.size();  // no member yet
    bool started = false;
    while (true) {
        const std::vector<std::size_t>& at = walker.members_at[node];
        const auto next = std::find_if(
            at.begin(), at.end(), [&](std::size_t member) { return !started || member != last; });
        if (next == at.end()) break;
        last = *next;
        started = true;
        path.push_back(last);
        node = walker.other_end(last, node);
    }
    return path.size() == members.size() ? path : std::vector<std::size_t>{};
}

// Whether the members of a path, from its first node on, are one bar.
bool is_one_line(const Walker& walker, const std::vector<std::size_t>& path, std::size_t node) {
    const document::Model& model = walker.index.model();
    std::optional<Vector> before;
    bool was_turned = false;
    for (std::size_t k = 0; k < path.size(); ++k) {
        const std::size_t far = walker.other_end(path[k], node);
        const document::Member& member = model.members[path[k]];
        const Vector along = unit_between(model.nodes[node], model.nodes[far]);
        const bool is_turned = *walker.index.node(member.start_node_id) != node;
        if (before &&
            (!is_nearly_straight(*before, along) ||
             !is_rolled_alike(model.members[path[k - 1]], member, is_turned != was_turned)))
            return false;
        before = along;
        was_turned = is_turned;
        node = far;
    }
    return true;
}

}  // namespace

namespace {

// Members as one straight physical member, or nothing.
std::optional<MemberChain> straight_chain(const ModelIndex& index,
                                          const std::vector<std::size_t>& members,
                                          std::span<const double> lengths) {
    Walker walker{index, {}};
    std::size_t node = 0;
    const std::vector<std::size_t> path = ordered(walker, members, node);
    if (path.empty() || !is_one_line(walker, path, node)) return std::nullopt;
    MemberChain chain;
    chain.nodes.push_back(node);
    chain.node_x.push_back(0.0);
    for (const std::size_t next : path) {
        const bool is_reversed = *index.node(index.model().members[next].start_node_id) != node;
        chain.links.push_back({next, is_reversed, chain.length, lengths[next]});
        chain.length += lengths[next];
        node = walker.other_end(next, node);
        chain.nodes.push_back(node);
        chain.node_x.push_back(chain.length);
    }
    return chain;
}

std::optional<MemberChain> straight_set(const ModelIndex& index, const document::MemberSet& set,
                                        std::span<const double> lengths) {
    if (set.member_ids.size() < 2) return std::nullopt;
    std::vector<std::size_t> members;
    for (const std::int64_t id : set.member_ids) {
        const auto at = index.member(id);
        if (!at) return std::nullopt;
        members.push_back(*at);
    }
    std::optional<MemberChain> chain = straight_chain(index, members, lengths);
    if (chain) chain->set = &set;
    return chain;
}

}  // namespace

MemberChains find_chains(const ModelIndex& index, std::span<const double> lengths) {
    const std::size_t count = index.model().members.size();
    constexpr std::size_t none = static_cast<std::size_t>(-1);
    MemberChains chains;
    chains.of_member.assign(count, none);
    for (const document::MemberSet& set : index.model().member_sets) {
        std::optional<MemberChain> chain = straight_set(index, set, lengths);
        if (!chain) continue;
        for (const ChainLink& link : chain->links) {
            if (index.set_of(link.member) == &set)
                chains.of_member[link.member] = chains.all.size();
        }
        chains.all.push_back(std::move(*chain));
    }
    const StraightRuns runs(index);
    for (std::size_t member = 0; member < count; ++member) {
        if (chains.of_member[member] != none) continue;
        std::vector<std::size_t> run = runs.run_of(member);
        std::erase_if(run, [&](std::size_t piece) { return chains.of_member[piece] != none; });
        std::optional<MemberChain> chain;
        if (run.size() > 1) chain = straight_chain(index, run, lengths);
        if (!chain) {
            chain = alone(index, member, lengths[member]);
            chain->set = index.set_of(member);
        }
        for (const ChainLink& link : chain->links)
            chains.of_member[link.member] = chains.all.size();
        chains.all.push_back(std::move(*chain));
    }
    return chains;
}

curves::Curve along_chain(const MemberChain& chain, std::span<const curves::Curve* const> of_links,
                          bool is_odd) {
    curves::Curve whole;
    for (std::size_t k = 0; k < chain.links.size(); ++k) {
        const ChainLink& link = chain.links[k];
        curves::Curve own =
            link.is_reversed ? curves::reversed(*of_links[k], link.length) : *of_links[k];
        for (curves::Piece& piece : own.pieces) {
            if (link.is_reversed && is_odd) piece.p *= -1.0;
            piece.x0 += link.from;
            piece.x1 += link.from;
            whole.pieces.push_back(piece);
        }
    }
    return whole;
}

}  // namespace loadpath::checks
