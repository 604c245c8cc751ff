#include "stability/relieving.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "stability/columns.hpp"
#include "text/listed.hpp"

namespace loadpath::stability {

namespace {

// Of what is stated, the lean of loads the other way below which it is hardly against them.
constexpr double hardly_against = 0.02;
// What another combination has of it, to stand for one that is relieved.
constexpr double as_much = 0.9;
// Of the weight: forces sideways beside which no sway imperfection counts, 5.3.2(4)B.
constexpr double forces_decide = 0.15;

struct Leaned {
    Vector3 by_loads = Vector3::Zero(), as_stated = Vector3::Zero();
    double pressed = 0.0, sideways = 0.0;  // of the columns; of the loads as a share of the weight
    bool by_standard = false;              // leaned with its loads, whatever is stated
};

class ReliefFinder {
 public:
    ReliefFinder(const model::Structure& structure, const analysis::LinearResult& result,
                 const std::vector<model::Deviation>& stated)
        : analysis_(structure.document->analysis),
          result_(result),
          stated_(stated),
          index_(structure.document->model),
          chains_(find_chains(index_, structure)) {
        for (std::size_t k = 0; k < stated.size(); ++k) leaned_.push_back(lean_of(k));
    }

    Issues find() const {
        std::vector<std::string> names;
        for (std::size_t k = 0; k < leaned_.size(); ++k)
            if (leaned_[k] && is_relieved(*leaned_[k]))
                names.push_back(analysis_.load_combinations[k].name);
        if (names.empty()) return {};
        const bool is_one = names.size() == 1;
        return {{IssueCode::sway_not_considered,
                 text::named("combination", names) + ": " + (is_one ? "its" : "their") +
                     " imperfections lean the structure against " + (is_one ? "its" : "their") +
                     " loads, which relieves it, and no combination leans it with them "
                     "(EN 1993-1-1, 5.3.2(8))",
                 "analysis.imperfection_cases"}};
    }

 private:
    std::optional<Leaned> lean_of(std::size_t k) const {
        const analysis::ResultSet& set = result_.combinations[k];
        const document::LoadCombination& combination = analysis_.load_combinations[k];
        if (combination.limit_state == document::LimitState::SLS || !set.is_usable())
            return std::nullopt;
        const std::vector<Column> columns = find_columns(index_, chains_, set);
        const std::vector<double> still(set.displacements.size(), 0.0);
        Leaned one;
        one.by_loads = mean_lean(columns, set.displacements, {});
        one.as_stated = mean_lean(columns, still, stated_[k].shifts);
        for (const Column& each : columns) one.pressed += each.force;
        const auto& loads = set.balance.loads;
        one.sideways = std::hypot(loads[0], loads[2]) / std::fabs(loads[1]);
        one.by_standard = std::ranges::any_of(analysis_.imperfection_cases, [&](const auto& each) {
            return each.standard && std::ranges::find(each.load_combinations, combination.id) !=
                                        each.load_combinations.end();
        });
        if (analysis_.options.stability && stated_[k].shifts.empty()) one.by_standard = true;
        return one;
    }

    bool is_relieved(const Leaned& one) const {
        const double stated = one.as_stated.norm();
        if (!(stated > 0.0) || one.by_standard || one.sideways >= forces_decide) return false;
        const Vector3 with_loads = -one.as_stated / stated;
        const double loads = one.by_loads.dot(with_loads);
        if (!(loads > hardly_against * stated)) return false;
        return std::ranges::none_of(leaned_, [&](const std::optional<Leaned>& other) {
            return other && other->pressed >= as_much * one.pressed &&
                   other->by_loads.dot(with_loads) >= as_much * loads &&
                   (other->by_standard || other->as_stated.dot(with_loads) >= as_much * stated);
        });
    }

    const document::Analysis& analysis_;
    const analysis::LinearResult& result_;
    const std::vector<model::Deviation>& stated_;
    checks::ModelIndex index_;
    checks::MemberChains chains_;
    std::vector<std::optional<Leaned>> leaned_;
};

}  // namespace

Issues find_relieving(const model::Structure& structure, const analysis::LinearResult& result,
                      const std::vector<model::Deviation>& stated) {
    const bool is_any = std::ranges::any_of(
        stated, [](const model::Deviation& each) { return !each.shifts.empty(); });
    if (!is_any || structure.document->analysis.unity_checks.empty()) return {};
    return ReliefFinder(structure, result, stated).find();
}

}  // namespace loadpath::stability
