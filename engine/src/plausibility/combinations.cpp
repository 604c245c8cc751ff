// Factors of combinations and partial factors of checks, and load cases that hold nothing. A
// negative factor turns wind around, and is doubted on weight alone.
#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_set>

#include "document/earthquake.hpp"
#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

constexpr double largest_factor = 3;
// Of any moment diagram between forks 2.75 or so; a cantilever, to its own length, has more.
constexpr double largest_c1 = 5, largest_c2 = 2;
// Storeys may drift by 1/40 of their height in an earthquake (EN 1998-1, 4.4.3.2).
constexpr double least_limit = 30;
// Of C_my, C_mz and C_mLT. With a C_mLT of 0.25 in Annex B k_zy takes all of M_y away.
constexpr double least_of_annex_a = 0.2, least_of_annex_b = 0.4;  // Tables A.2 and B.3

bool acts(const document::LoadCase& load_case) {
    if (document::is_seismic(load_case)) return true;  // by analysis.seismic
    const auto is_any = [](const auto& loads) {
        return std::any_of(loads.begin(), loads.end(),
                           [](const auto& load) { return load.magnitude != 0; });
    };
    const bool has_line_load = std::any_of(
        load_case.distributed_loads.begin(), load_case.distributed_loads.end(),
        [](const auto& load) { return load.magnitude != 0 || load.end_magnitude != 0; });
    return has_line_load || is_any(load_case.nodal_loads) || is_any(load_case.nodal_moments) ||
           is_any(load_case.member_point_loads) || is_any(load_case.member_point_moments) ||
           !load_case.surface_loads.empty() || !load_case.plate_pressures.empty() ||
           !load_case.support_displacements.empty() || !load_case.temperature_loads.empty();
}

void check_partial_factors(const document::Analysis& analysis, Findings& findings) {
    for (std::size_t i = 0; i < analysis.unity_checks.size(); ++i) {
        const document::CheckSpec& asked = analysis.unity_checks[i].spec;
        if (asked.Deflection && asked.Deflection->limit < least_limit)
            findings.add({IssueCode::implausible_factor,
                          "is " + few_digits(asked.Deflection->limit) +
                              "; the length over this number is allowed, 300 for L/300",
                          path_of("analysis.unity_checks", i) + ".spec.Deflection.limit"});
        const auto& spec = asked.Ec3Steel;
        if (!spec) continue;
        const std::string at = path_of("analysis.unity_checks", i) + ".spec.Ec3Steel.";
        const double factors[] = {spec->gamma_m0.value_or(1.0), spec->gamma_m1.value_or(1.0)};
        for (int k = 0; k < 2; ++k)
            if (factors[k] < 1)
                findings.add({IssueCode::implausible_factor,
                              "is " + few_digits(factors[k]) +
                                  "; a partial factor of resistance is not below 1",
                              at + "gamma_m" + std::to_string(k)});
        const std::optional<double> equivalent[] = {spec->cmy, spec->cmz, spec->cm_lt};
        const char* const names[] = {"cmy", "cmz", "cm_lt"};
        const bool is_a = spec->interaction_method == document::InteractionMethod::AnnexA;
        const double least = is_a ? least_of_annex_a : least_of_annex_b;
        for (int k = 0; k < 3; ++k)
            if (equivalent[k] && *equivalent[k] < least)
                findings.add({IssueCode::implausible_factor,
                              "is " + few_digits(*equivalent[k]) +
                                  "; no diagram of moments has less than " + few_digits(least),
                              at + names[k]});
        if (spec->c2 < 0 || spec->c2 > largest_c2)
            findings.add({IssueCode::implausible_factor,
                          "is " + few_digits(spec->c2) + "; between forks it is 0 to 1.6",
                          at + "c2"});
        if (spec->c1 && *spec->c1 > largest_c1)
            findings.add({IssueCode::implausible_factor,
                          "is " + few_digits(*spec->c1) +
                              "; between forks it is 2.7 at most, for moments of both signs",
                          at + "c1"});
    }
}

bool holds_weight(const document::Analysis& analysis, std::int64_t load_case) {
    return analysis.options.enable_self_weight &&
           analysis.options.self_weight_load_case_id == load_case;
}

bool is_permanent(const document::Analysis& analysis, std::int64_t load_case) {
    const auto found = std::ranges::find(analysis.load_cases, load_case, &document::LoadCase::id);
    return holds_weight(analysis, load_case) ||
           (found != analysis.load_cases.end() && found->action &&
            found->action->category == document::ActionCategory::permanent);
}

// Loads that have categories are characteristic ones. A list of combinations for strength that
// takes none of them with more than itself leaves the partial factors of actions out. True
// where there is nothing to tell.
bool check_partial_factors_of_actions(const document::Analysis& analysis, Findings& findings) {
    const auto is_plain = [](const document::LoadCase& each) {
        return each.action && !document::is_seismic(each);
    };
    if (!std::ranges::all_of(analysis.load_cases, is_plain)) return true;
    bool is_any = false;
    for (const document::LoadCombination& combination : analysis.load_combinations) {
        if (combination.limit_state != document::LimitState::ULS) continue;
        is_any = true;
        for (const document::LoadCaseFactor& part : combination.load_case_factors)
            if (std::abs(part.factor) > 1.0) return true;
    }
    if (is_any)
        findings.add(
            {IssueCode::implausible_factor,
             "take no action with more than 1 for strength, where EN 1990 has 1.35 of what "
             "is permanent and 1.5 of what is not",
             "analysis.load_combinations"});
    return !is_any;
}

bool is_variable(const document::Analysis& analysis, std::int64_t load_case) {
    using Category = document::ActionCategory;
    const auto found = std::ranges::find(analysis.load_cases, load_case, &document::LoadCase::id);
    return found != analysis.load_cases.end() && found->action &&
           found->action->category >= Category::imposed_A &&
           found->action->category <= Category::temperature;
}

// What is permanent is in every combination for strength, by 1 at least where it helps.
void check_permanent(const document::Analysis& analysis, Findings& findings) {
    std::vector<std::size_t> without;
    bool is_any_with = false;
    for (std::size_t i = 0; i < analysis.load_combinations.size(); ++i) {
        const document::LoadCombination& combination = analysis.load_combinations[i];
        if (combination.limit_state != document::LimitState::ULS) continue;
        if (std::ranges::any_of(combination.load_case_factors, [&](const auto& part) {
                return part.factor != 0 && is_permanent(analysis, part.load_case_id);
            }))
            is_any_with = true;
        else
            without.push_back(i);
    }
    if (!is_any_with) return;  // said elsewhere
    for (const std::size_t i : without)
        findings.add({IssueCode::implausible_action,
                      "leaves out what is permanent and always there",
                      path_of("analysis.load_combinations", i) + ".load_case_factors"});
}

// Imposed loads beside snow: where one leads the other accompanies it, in all annexes (EN 1990,
// (6.10)). A list that is generated is told by its rule; roofs have no psi_0.
void check_accompanying(const document::Analysis& analysis, Findings& findings) {
    using Category = document::ActionCategory;
    bool is_imposed_any = false, is_snow_any = false;
    for (const document::LoadCombination& combination : analysis.load_combinations) {
        if (combination.generated) return;
        if (combination.limit_state && combination.limit_state != document::LimitState::ULS)
            continue;
        bool is_imposed = false, is_snow = false;
        for (const document::LoadCaseFactor& part : combination.load_case_factors) {
            const auto found =
                std::ranges::find(analysis.load_cases, part.load_case_id, &document::LoadCase::id);
            if (part.factor == 0 || found == analysis.load_cases.end() || !found->action) continue;
            const Category category = found->action->category;
            is_imposed |= category >= Category::imposed_A && category < Category::imposed_H;
            is_snow |= category == Category::snow_low || category == Category::snow_high;
        }
        if (is_imposed && is_snow) return;
        is_imposed_any |= is_imposed;
        is_snow_any |= is_snow;
    }
    if (is_imposed_any && is_snow_any)
        findings.add({IssueCode::implausible_factor,
                      "never take imposed loads and snow together for strength, and where one "
                      "leads the other has psi_0 (EN 1990, (6.10))",
                      "analysis.load_combinations"});
}

// A load case that leads nowhere: in no combination for strength does it act with half of itself,
// or, where it is always there, with all. One with a category has 1.5 where it leads, 1.35 for the
// least of consequences, and 1.05 where it accompanies (EN 1990, Table A1.2(B)).
void check_shares(const document::Analysis& analysis, Findings& findings) {
    constexpr double least_share = 0.5, least_of_permanent = 1.0, least_of_variable = 1.2;
    struct Share {
        double most = 0;
        std::string path;
    };
    std::map<std::int64_t, Share> shares;
    for (std::size_t i = 0; i < analysis.load_combinations.size(); ++i) {
        const document::LoadCombination& combination = analysis.load_combinations[i];
        if (combination.limit_state && combination.limit_state != document::LimitState::ULS)
            continue;
        const std::string at = path_of("analysis.load_combinations", i) + ".load_case_factors";
        for (std::size_t k = 0; k < combination.load_case_factors.size(); ++k) {
            const document::LoadCaseFactor& part = combination.load_case_factors[k];
            Share& share = shares[part.load_case_id];
            if (std::abs(part.factor) <= share.most) continue;
            share = {std::abs(part.factor), path_of(at, k) + ".factor"};
        }
    }
    for (const auto& [load_case, share] : shares)
        if (share.most > 0 && share.most < (is_permanent(analysis, load_case)  ? least_of_permanent
                                            : is_variable(analysis, load_case) ? least_of_variable
                                                                               : least_share))
            findings.add(
                {IssueCode::implausible_factor,
                 "is " + few_digits(share.most) +
                     ", and no combination for strength "
                     "takes more of this load case; where it leads it has its whole factor",
                 share.path});
}

// Of permanent actions that exclude each other one is there, and the others are not.
bool is_left_out_by_others(const document::Analysis& analysis, std::size_t place) {
    const document::Action& action = *analysis.load_cases[place].action;
    return action.relation == document::ActionRelation::exclusive &&
           std::ranges::count_if(analysis.load_cases, [&](const document::LoadCase& each) {
               return each.action && each.action->group == action.group;
           }) > 1;
}

// Where actions have categories the weight of the structure is permanent, always there, and
// something is permanent.
void check_actions(const document::Analysis& analysis, Findings& findings) {
    using Category = document::ActionCategory;
    bool has_category = false, has_permanent = false;
    for (std::size_t i = 0; i < analysis.load_cases.size(); ++i) {
        const document::LoadCase& load_case = analysis.load_cases[i];
        const bool is_weight = holds_weight(analysis, load_case.id);
        if (!load_case.action) {
            has_permanent = has_permanent || is_weight;
            continue;
        }
        has_category = true;
        const bool is_permanent = load_case.action->category == Category::permanent;
        has_permanent = has_permanent || is_permanent;
        if (is_weight && is_permanent && is_left_out_by_others(analysis, i))
            findings.add({IssueCode::implausible_action,
                          "load case \"" + load_case.name +
                              "\" holds the self-weight, and others of its group exclude it",
                          path_of("analysis.load_cases", i) + ".action.relation", "together"});
        if (is_weight && !is_permanent)
            findings.add(
                {IssueCode::implausible_action,
                 "load case \"" + load_case.name + "\" holds the self-weight and is not permanent",
                 path_of("analysis.load_cases", i) + ".action.category", "permanent"});
        has_permanent = has_permanent || is_weight;  // said already
    }
    if (has_category && !has_permanent)
        findings.add({IssueCode::implausible_action,
                      "actions have categories, and none is permanent: every structure has weight",
                      "analysis.load_cases"});
}

}  // namespace

void check_combinations(const document::Document& document, Findings& findings) {
    const auto& analysis = document.analysis;
    check_partial_factors(analysis, findings);
    std::unordered_set<std::int64_t> counted_on;
    for (std::size_t i = 0; i < analysis.load_combinations.size(); ++i) {
        const auto& factors = analysis.load_combinations[i].load_case_factors;
        const std::string at = path_of("analysis.load_combinations", i) + ".load_case_factors";
        for (std::size_t k = 0; k < factors.size(); ++k) {
            const double factor = factors[k].factor;
            const std::string path = path_of(at, k) + ".factor";
            if (factor != 0) counted_on.insert(factors[k].load_case_id);
            if (std::abs(factor) > largest_factor)
                findings.add({IssueCode::implausible_factor,
                              "is " + few_digits(factor) +
                                  "; partial factors lie between 0 and 1.5, and rarely above 2",
                              path});
            else if (factor < 0 && holds_weight(analysis, factors[k].load_case_id))
                findings.add({IssueCode::implausible_factor,
                              "is " + few_digits(factor) +
                                  " on the load case that holds the self-weight, which then lifts",
                              path, few_digits(-factor)});
        }
    }
    if (analysis.unity_checks.empty()) return;  // nothing could pass for want of a load
    if (check_partial_factors_of_actions(analysis, findings)) check_shares(analysis, findings);
    check_actions(analysis, findings);
    check_permanent(analysis, findings);
    check_accompanying(analysis, findings);
    for (std::size_t i = 0; i < analysis.load_cases.size(); ++i) {
        const document::LoadCase& load_case = analysis.load_cases[i];
        if (counted_on.contains(load_case.id) && !holds_weight(analysis, load_case.id) &&
            !acts(load_case))
            findings.add(
                {IssueCode::empty_load_case,
                 "load case \"" + load_case.name + "\" holds no load, and combinations count on it",
                 path_of("analysis.load_cases", i)});
    }
}

}  // namespace loadpath::plausibility
