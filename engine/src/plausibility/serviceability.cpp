// Shares of load cases in combinations of serviceability, where deflections are held against a
// limit. A list that leaves a load case out may be meant, for limits of what is imposed alone.
#include <algorithm>
#include <cmath>
#include <map>

#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

using Category = document::ActionCategory;

// The least of Tables A1.1 and A1.4 of EN 1990 that is not zero is 0.2.
constexpr double least_of_any = 0.15, least_of_weight = 0.9;

struct Share {
    double most = 0;
    std::string path;
};

bool limits_deflections(const document::Analysis& analysis) {
    return std::ranges::any_of(analysis.unity_checks,
                               [](const auto& check) { return check.spec.Deflection.has_value(); });
}

// By load case; empty where a rule wrote the list.
std::map<std::int64_t, Share> shares_in_service(const document::Analysis& analysis) {
    std::map<std::int64_t, Share> shares;
    for (std::size_t i = 0; i < analysis.load_combinations.size(); ++i) {
        const document::LoadCombination& combination = analysis.load_combinations[i];
        if (combination.limit_state != document::LimitState::SLS) continue;
        if (combination.generated) return {};
        const std::string at = path_of("analysis.load_combinations", i) + ".load_case_factors";
        for (std::size_t k = 0; k < combination.load_case_factors.size(); ++k) {
            const document::LoadCaseFactor& part = combination.load_case_factors[k];
            Share& share = shares[part.load_case_id];
            if (std::abs(part.factor) > share.most)
                share = {std::abs(part.factor), path_of(at, k) + ".factor"};
        }
    }
    return shares;
}

}  // namespace

void check_serviceability(const document::Document& document, Findings& findings) {
    const document::Analysis& analysis = document.analysis;
    if (!limits_deflections(analysis)) return;
    const std::map<std::int64_t, Share> shares = shares_in_service(analysis);
    bool is_imposed_anywhere = false, is_weight_alone = !shares.empty();
    for (const document::LoadCase& load_case : analysis.load_cases) {
        const bool is_weight =
            (analysis.options.enable_self_weight &&
             analysis.options.self_weight_load_case_id == load_case.id) ||
            (load_case.action && load_case.action->category == Category::permanent);
        const auto found = shares.find(load_case.id);
        const double most = found == shares.end() ? 0 : found->second.most;
        is_imposed_anywhere =
            is_imposed_anywhere ||
            (load_case.action && load_case.action->category >= Category::imposed_A &&
             load_case.action->category <= Category::imposed_G);
        is_weight_alone = is_weight_alone && (is_weight || most == 0);
        if (most > 0 && most < (is_weight ? least_of_weight : least_of_any))
            findings.add({IssueCode::implausible_factor,
                          "is " + few_digits(most) +
                              ", and no combination of serviceability takes more of this load case",
                          found->second.path});
    }
    if (is_weight_alone && is_imposed_anywhere)
        findings.add({IssueCode::implausible_factor,
                      "take nothing for serviceability but what is permanent, and deflections are "
                      "limited; imposed loads count with 1, or with their psi",
                      "analysis.load_combinations"});
}

}  // namespace loadpath::plausibility
