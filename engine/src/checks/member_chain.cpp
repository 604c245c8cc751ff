#include "checks/member_chain.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>

#include "checks/analysis_results.hpp"
#include "checks/straight_runs.hpp"
#include "checks/straightness.hpp"
#include "model/structure.hpp"

namespace loadpath::checks {

namespace {

MemberChain alone(const ModelIndex& index, std::size_t member, double length) {
    const document::Member& m = index.model().members[member];
    MemberChain chain;
    chain.links = {{member, false, false, 0.0, length}};
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

// Members as one physical member, or nothing.
std::optional<MemberChain> chain_of(const ModelIndex& index,
                                    const std::vector<std::size_t>& members,
                                    std::span<const double> lengths) {
    const document::Model& model = index.model();
    Walker walker{index, {}};
    std::size_t node = 0;
    const std::vector<std::size_t> path = ordered(walker, members, node);
    if (path.empty()) return std::nullopt;
    MemberChain chain;
    chain.nodes.push_back(node);
    chain.node_x.push_back(0.0);
    model::Vector3 before = model::Vector3::Zero();
    for (const std::size_t next : path) {
        const std::size_t far = walker.other_end(next, node);
        const model::Vector3 along = unit_between(model.nodes[node], model.nodes[far]);
        ChainLink link{next, *index.node(model.members[next].start_node_id) != node, false,
                       chain.length, lengths[next]};
        if (!chain.links.empty()) {
            const ChainLink& last = chain.links.back();
            const Roll roll = roll_between(model.members[last.member], model.members[next],
                                           link.is_reversed != last.is_reversed);
            if (!is_nearly_straight(before, along) || roll == Roll::other) return std::nullopt;
            link.is_rolled_over = last.is_rolled_over != (roll == Roll::half_turn);
            if (!is_straight(before, along) || roll != Roll::same)
                chain.has_one_set_of_axes = false;
        }
        chain.links.push_back(link);
        chain.length += lengths[next];
        chain.nodes.push_back(far);
        chain.node_x.push_back(chain.length);
        before = along;
        node = far;
    }
    return chain;
}

std::optional<MemberChain> set_chain(const ModelIndex& index, const document::MemberSet& set,
                                     std::span<const double> lengths) {
    if (set.member_ids.size() < 2) return std::nullopt;
    std::vector<std::size_t> members;
    for (const std::int64_t id : set.member_ids) {
        const auto at = index.member(id);
        if (!at) return std::nullopt;
        members.push_back(*at);
    }
    std::optional<MemberChain> chain = chain_of(index, members, lengths);
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
        std::optional<MemberChain> chain = set_chain(index, set, lengths);
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
        if (run.size() > 1) chain = chain_of(index, run, lengths);
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

MemberChains find_chains(const ModelIndex& index, const AnalysisResults& results) {
    std::vector<double> lengths(index.model().members.size());
    for (std::size_t k = 0; k < lengths.size(); ++k) lengths[k] = results.member_length(k);
    return find_chains(index, lengths);
}

MemberChains find_chains(const ModelIndex& index, const model::Structure& structure) {
    std::vector<double> lengths;
    for (const model::Member& member : structure.members) lengths.push_back(member.length);
    return find_chains(index, lengths);
}

std::pair<std::size_t, std::size_t> links_of_section(const ModelIndex& index,
                                                     const MemberChain& chain, std::size_t member) {
    const auto& members = index.model().members;
    const auto is_same = [&](const ChainLink& link) {
        return members[link.member].section == members[member].section &&
               members[link.member].end_section == members[member].end_section;
    };
    std::size_t at = 0;
    while (chain.links[at].member != member) ++at;
    std::size_t first = at, last = at;
    while (first > 0 && is_same(chain.links[first - 1])) --first;
    while (last + 1 < chain.links.size() && is_same(chain.links[last + 1])) ++last;
    return {first, last};
}

curves::Curve along_chain(const MemberChain& chain, std::span<const curves::Curve* const> of_links,
                          bool is_odd, bool is_across) {
    curves::Curve whole;
    for (std::size_t k = 0; k < chain.links.size(); ++k) {
        const ChainLink& link = chain.links[k];
        curves::Curve own =
            link.is_reversed ? curves::reversed(*of_links[k], link.length) : *of_links[k];
        for (curves::Piece& piece : own.pieces) {
            if ((link.is_reversed && is_odd) != (link.is_rolled_over && is_across)) piece.p *= -1.0;
            piece.x0 += link.from;
            piece.x1 += link.from;
            whole.pieces.push_back(piece);
        }
    }
    return whole;
}

}  // namespace loadpath::checks
