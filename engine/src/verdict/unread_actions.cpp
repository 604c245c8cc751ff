#include "verdict/unread_actions.hpp"

#include <algorithm>
#include <set>

#include "document/earthquake.hpp"
#include "text/listed.hpp"
#include "verdict/one_reason.hpp"

namespace loadpath::verdict {

namespace {

// Serviceability has checks of its own, or none; strength needs every combination. All that no
// check reads are one reason, and those without a limit state another.
void add_combinations(const Grounds& g, bool has_limit_state, Reasons& reasons) {
    const auto& combinations = g.document.analysis.load_combinations;
    std::vector<std::string> names;
    std::size_t first = 0;
    for (std::size_t k = 0; k < combinations.size(); ++k) {
        const document::LoadCombination& combination = combinations[k];
        if (combination.limit_state.has_value() != has_limit_state ||
            !is_for_strength(combination) || !g.result.combinations[k].is_usable() ||
            is_read(g, combination))
            continue;
        if (names.empty()) first = k;
        names.push_back(combination.name);
    }
    if (names.empty()) return;
    const bool is_one = names.size() == 1;
    answer::Reason found = reason(IssueCode::combination_not_checked,
                                  "no check reads " + text::named("combination", names) +
                                      (has_limit_state ? ""
                                       : is_one        ? ", which has no limit state"
                                                       : ", which have no limit state"),
                                  path_of("analysis.load_combinations", first));
    if (is_one) found.set = names.front();
    reasons.push_back(std::move(found));
}

void add_load_cases(const Grounds& g, Reasons& reasons) {
    const auto& cases = g.document.analysis.load_cases;
    const auto& unused = g.outcome.coverage.load_cases_without_combination;
    std::set<std::int64_t> for_strength;
    bool has_strength = false;
    for (const document::LoadCombination& combination : g.document.analysis.load_combinations) {
        if (!is_ultimate(combination)) continue;
        has_strength = true;
        for (const document::LoadCaseFactor& each : combination.load_case_factors)
            if (each.factor != 0.0) for_strength.insert(each.load_case_id);
    }
    for (std::size_t k = 0; k < cases.size(); ++k) {
        const bool is_unused = std::find(unused.begin(), unused.end(), cases[k].id) != unused.end();
        if (!is_unused && (!has_strength || for_strength.contains(cases[k].id))) continue;
        answer::Reason found =
            reason(IssueCode::load_case_not_checked,
                   "load case " + quoted(cases[k].name) + " stands in no combination" +
                       (is_unused ? "" : " of the ultimate limit state"),
                   path_of("analysis.load_cases", k));
        found.set = cases[k].name;
        reasons.push_back(std::move(found));
    }
}

// A combination has its share of an earthquake by a load case that stands for it.
void add_earthquake(const Grounds& g, Reasons& reasons) {
    const auto& cases = g.document.analysis.load_cases;
    if (g.document.analysis.seismic && std::ranges::none_of(cases, document::is_seismic))
        reasons.push_back(
            reason(IssueCode::load_case_not_checked,
                   "the earthquake stands in no combination: no load case is of kind seismic",
                   "analysis.seismic"));
}

}  // namespace

bool is_for_strength(const document::LoadCombination& combination) {
    return !combination.limit_state || (*combination.limit_state != document::LimitState::SLS &&
                                        *combination.limit_state != document::LimitState::EQU);
}

bool is_ultimate(const document::LoadCombination& combination) {
    return is_for_strength(combination) && combination.limit_state != document::LimitState::FLS;
}

bool is_read(const Grounds& grounds, const document::LoadCombination& combination) {
    const auto& unread = grounds.outcome.coverage.combinations_without_check;
    return std::find(unread.begin(), unread.end(), combination.id) == unread.end();
}

Reasons find_unread_actions(const Grounds& grounds) {
    Reasons reasons;
    add_combinations(grounds, true, reasons);
    add_combinations(grounds, false, reasons);
    add_load_cases(grounds, reasons);
    add_earthquake(grounds, reasons);
    return reasons;
}

}  // namespace loadpath::verdict
