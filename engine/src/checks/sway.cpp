#include "checks/sway.hpp"

#include <algorithm>
#include <cmath>

#include "checks/member_chain.hpp"
#include "checks/model_index.hpp"
#include "checks/number.hpp"
#include "checks/selection.hpp"

namespace loadpath::checks {

namespace {

constexpr double enough = 10.0;  // alpha_cr, 5.2.1(3)

bool is_stated(const std::optional<double>& length, const std::optional<double>& factor) {
    return (length && *length > 0.0) || (factor && *factor > 0.0);
}

class SwayFinder {
 public:
    SwayFinder(const document::Document& document, const AnalysisResults& results)
        : document_(document), results_(results), index_(document.model) {
        std::vector<double> lengths(document.model.members.size());
        for (std::size_t k = 0; k < lengths.size(); ++k) lengths[k] = results.member_length(k);
        chains_ = find_chains(index_, lengths);
    }

    // By combination whether each member is checked for buckling under it.
    std::vector<std::vector<bool>> checked_for_buckling() const {
        const std::size_t members = document_.model.members.size();
        std::vector<std::vector<bool>> checked(document_.analysis.load_combinations.size());
        for (const document::UnityCheckDefinition& check : document_.analysis.unity_checks) {
            if (!check.spec.Ec3Steel || !check.spec.Ec3Steel->include_buckling) continue;
            const std::vector<Entity> entities = select_entities(index_, check);
            for (const std::size_t combination : select_combinations(document_.analysis, check)) {
                checked[combination].resize(members);
                for (const Entity& entity : entities)
                    if (entity.type == EntityType::Member || entity.type == EntityType::MemberSet)
                        for (const std::size_t member : entity.parts)
                            checked[combination][member] = true;
            }
        }
        return checked;
    }

    std::optional<Issue> find(std::size_t combination, const std::vector<bool>& checked) const {
        double least = enough;
        std::size_t worst = 0;
        std::vector<std::size_t> swaying;
        for (std::size_t m = 0; m < checked.size(); ++m) {
            if (!checked[m]) continue;
            const double alpha = alpha_cr(combination, m);
            if (!(alpha < enough)) continue;
            swaying.push_back(m);
            if (alpha >= least) continue;
            least = alpha;
            worst = m;
        }
        if (swaying.empty()) return std::nullopt;
        return Issue{IssueCode::sway_not_considered, text(worst, least, swaying.size()),
                     path_of("model.members", worst)};
    }

 private:
    // The least of the axes whose lengths are the member's own.
    double alpha_cr(std::size_t combination, std::size_t member) const {
        const curves::MemberForces& forces = results_.member_forces(combination, member);
        if (!(forces.n.maximum().value > 0.0)) return enough;
        const MemberChain& chain = chains_.all[chains_.of_member[member]];
        if (has_free_end(chain)) return enough;
        const document::MemberSet nothing{};
        const document::MemberSet& set = chain.set ? *chain.set : nothing;
        const auto [across_y, across_z] = results_.lean(combination, member);
        double lean = 0.0;
        // Leaning along local y bends about local z.
        if (!is_stated(set.buckling_length_z, set.effective_length_factor_z)) lean = across_y;
        if (!is_stated(set.buckling_length_y, set.effective_length_factor_y))
            lean = std::max(lean, across_z);
        return lean > 0.0 ? 1.0 / lean : enough;
    }

    bool has_free_end(const MemberChain& chain) const {
        const auto is_free = [&](std::size_t node) {
            return !index_.support_at(node) && index_.parts_at(node) == 1;
        };
        return is_free(chain.nodes.front()) || is_free(chain.nodes.back());
    }

    std::string text(std::size_t worst, double alpha, std::size_t count) const {
        const std::string id = std::to_string(document_.model.members[worst].id);
        std::string members = "member " + id + " leans";
        if (count > 1)
            members = "member " + id + " and " + std::to_string(count - 1) + " more lean";
        return members + " as in an unbraced frame and " + (count > 1 ? "are" : "is") +
               " checked with lengths that take the ends for held: alpha_cr is about " +
               format(alpha, 3) + ", below 10 (EN 1993-1-1, 5.2.1), so sway was not considered";
    }

    const document::Document& document_;
    const AnalysisResults& results_;
    ModelIndex index_;
    MemberChains chains_;
};

}  // namespace

std::vector<Issues> find_sway(const document::Document& document, const AnalysisResults& results) {
    std::vector<Issues> found(document.analysis.load_combinations.size());
    if (!results.has_leans()) return found;
    const SwayFinder finder(document, results);
    const std::vector<std::vector<bool>> checked = finder.checked_for_buckling();
    for (std::size_t k = 0; k < found.size(); ++k) {
        if (!results.is_solved(k)) continue;
        if (const auto issue = finder.find(k, checked[k])) found[k].push_back(*issue);
    }
    return found;
}

}  // namespace loadpath::checks
