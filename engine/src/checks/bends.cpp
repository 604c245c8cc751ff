#include "checks/bends.hpp"

#include <algorithm>

#include "checks/member_chain.hpp"
#include "checks/selection.hpp"
#include "checks/straightness.hpp"
#include "text/counted.hpp"

namespace loadpath::checks {

namespace {

// What turns by more is a corner, such as that of a column and a beam.
constexpr double cosine_of_corner = 0.7071;

class BendFinder {
 public:
    BendFinder(const ModelIndex& index, const MemberChains& chains)
        : index_(index), chains_(chains), chains_at_(index.model().nodes.size()) {
        for (std::size_t k = 0; k < chains.all.size(); ++k)
            for (const std::size_t node : {chains.all[k].nodes.front(), chains.all[k].nodes.back()})
                chains_at_[node].push_back(k);
    }

    // Two bars meet, and nothing else: no other part, no support, no set that states how they
    // buckle.
    bool is_bend(std::size_t node) const {
        const std::vector<std::size_t>& here = chains_at_[node];
        return here.size() == 2 && index_.parts_at(node) == 2 &&
               index_.support_at(node) == nullptr && !is_stated(here[0]) && !is_stated(here[1]) &&
               -away(here[0], node).dot(away(here[1], node)) > cosine_of_corner;
    }

 private:
    bool is_stated(std::size_t chain) const {
        return index_.has_stated_buckling(chains_.all[chain].links.front().member);
    }

    model::Vector3 away(std::size_t chain, std::size_t node) const {
        const std::vector<std::size_t>& nodes = chains_.all[chain].nodes;
        const std::size_t next = nodes.front() == node ? nodes[1] : nodes[nodes.size() - 2];
        return unit_between(index_.model().nodes[node], index_.model().nodes[next]);
    }

    const ModelIndex& index_;
    const MemberChains& chains_;
    std::vector<std::vector<std::size_t>> chains_at_;
};

std::vector<bool> checked_for_buckling(const document::Document& document,
                                       const ModelIndex& index) {
    std::vector<bool> checked(document.model.members.size());
    for (const document::UnityCheckDefinition& check : document.analysis.unity_checks) {
        const auto& spec = check.spec.Ec3Steel;
        if (!spec || !(spec->include_buckling || spec->include_ltb)) continue;
        for (const Entity& entity : select_entities(index, check))
            if (entity.type == EntityType::Member || entity.type == EntityType::MemberSet)
                for (const std::size_t member : entity.parts) checked[member] = true;
    }
    return checked;
}

}  // namespace

Issues find_bends(const document::Document& document, const AnalysisResults& results) {
    if (!results.is_planar()) return {};
    const ModelIndex index(document.model);
    const MemberChains chains = find_chains(index, results);
    const BendFinder finder(index, chains);
    const std::vector<bool> checked = checked_for_buckling(document, index);
    std::vector<std::size_t> found;
    for (const MemberChain& chain : chains.all)
        if (finder.is_bend(chain.nodes.front()) && finder.is_bend(chain.nodes.back()))
            for (const ChainLink& link : chain.links)
                if (checked[link.member]) found.push_back(link.member);
    if (found.empty()) return {};
    std::ranges::sort(found);
    std::vector<std::int64_t> ids;
    for (const std::size_t member : found) ids.push_back(document.model.members[member].id);
    const bool is_one = ids.size() == 1;
    return {{IssueCode::buckling_not_checked,
             text::counted("member", ids) + (is_one ? " bends" : " bend") +
                 " on into others at both ends, and the check takes every bend for held across the "
                 "plane of a 2D document, where nothing is drawn that holds it: state in a member "
                 "set what does, or draw the structure in 3D",
             path_of("model.members", found.front())}};
}

}  // namespace loadpath::checks
