#include "combinations/departures.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "answer/answer.gen.hpp"
#include "combinations/generate.hpp"
#include "combinations/seal.hpp"
#include "plausibility/findings.hpp"
#include "plausibility/words.hpp"

namespace loadpath::combinations {

namespace {

using document::LimitState;
using document::LoadCombination;
using plausibility::few_digits;

using Terms = std::map<std::int64_t, double>;  // factors by load case, without zeros
using Kind = std::pair<std::string, LimitState>;

Terms terms_of(const LoadCombination& combination) {
    Terms terms;
    for (const document::LoadCaseFactor& each : combination.load_case_factors)
        terms[each.load_case_id] += each.factor;
    std::erase_if(terms, [](const auto& each) { return each.second == 0; });
    return terms;
}

// What has no limit state is read as one of strength.
LimitState state_of(const LoadCombination& combination) {
    return combination.limit_state.value_or(LimitState::ULS);
}

Kind kind_of(const LoadCombination& combination) {
    return {combination.generated->expression, state_of(combination)};
}

double factor_in(const Terms& terms, std::int64_t load_case) {
    const auto found = terms.find(load_case);
    return found == terms.end() ? 0 : found->second;
}

// Load cases whose factors differ.
std::vector<std::int64_t> differences(const Terms& one, const Terms& other) {
    std::vector<std::int64_t> found;
    for (const auto& [load_case, factor] : one)
        if (factor_in(other, load_case) != factor) found.push_back(load_case);
    for (const auto& [load_case, factor] : other)
        if (!one.contains(load_case)) found.push_back(load_case);
    return found;
}

class Comparison {
 public:
    Comparison(const document::Analysis& analysis, const std::vector<LoadCombination>& asked)
        : analysis_(analysis), asked_(asked) {
        for (const LoadCombination& each : asked_) {
            asked_terms_.push_back(terms_of(each));
            is_asked_.insert({kind_of(each), asked_terms_.back()});
        }
        for (const LoadCombination& each : analysis_.load_combinations) {
            is_there_.insert({state_of(each), terms_of(each)});
            if (each.generated) kinds_.insert(kind_of(each));
        }
    }

    Issues run() {
        const auto& combinations = analysis_.load_combinations;
        for (std::size_t k = 0; k < combinations.size(); ++k)
            if (combinations[k].generated &&
                !is_asked_.contains({kind_of(combinations[k]), terms_of(combinations[k])}))
                tell_changed(combinations[k], path_of("analysis.load_combinations", k));
        tell_missing();
        return std::move(findings_).take();
    }

 private:
    void tell_changed(const LoadCombination& changed, const std::string& path) {
        const Terms terms = terms_of(changed);
        const std::size_t nearest = find_nearest(changed, terms);
        const LoadCombination& meant = asked_[nearest];
        meant_.insert(nearest);
        Issue issue{IssueCode::generated_combination_changed, "", path};
        const std::string rule = ", where EN 1990 (" + changed.generated->expression + ") gives ";
        const std::vector<std::int64_t> differ = differences(terms, asked_terms_[nearest]);
        if (differ.empty() && changed.generated->expression == meant.generated->expression) {
            issue.path += ".limit_state";
            issue.suggestion = answer::name_of(state_of(meant));
            issue.message =
                "is " + std::string(answer::name_of(state_of(changed))) + rule + issue.suggestion;
        } else if (differ.empty()) {
            issue.path += ".generated.expression";
            issue.suggestion = meant.generated->expression;
            issue.message = "is \"" + changed.generated->expression +
                            "\"; these factors are those of (" + issue.suggestion + ")";
        } else {
            const std::int64_t load_case = differ.front();
            const double found = factor_in(terms, load_case);
            const double expected = factor_in(asked_terms_[nearest], load_case);
            issue.path += ".load_case_factors";
            if (found != 0) issue.path += place_of(changed, load_case);
            if (found != 0 && expected != 0) issue.suggestion = few_digits(expected);
            issue.message = (found != 0 ? "is " : "has ") + amount(found) + " of load case " +
                            name_of(load_case) + rule + amount(expected);
        }
        findings_.add(std::move(issue));
    }

    // The one of the same name, else the one that differs in least; of the same kind if there is
    // any.
    std::size_t find_nearest(const LoadCombination& changed, const Terms& terms) {
        const auto named = std::ranges::find(asked_, changed.name, &LoadCombination::name);
        if (named != asked_.end()) return named - asked_.begin();
        if (++searched_ > plausibility::Findings::most_of_a_code) return 0;  // counted, not told
        std::size_t nearest = 0, least = ~std::size_t{0};
        for (std::size_t k = 0; k < asked_.size(); ++k) {
            const std::size_t others = kind_of(asked_[k]) == kind_of(changed) ? 0 : 1000;
            const std::size_t count = others + differences(terms, asked_terms_[k]).size();
            if (count < least) nearest = k, least = count;
        }
        return nearest;
    }

    // Balance and serviceability have checks of their own, or none: an author may do without all of
    // one expression, and not without some of it.
    bool is_wanted(const LoadCombination& combination) const {
        const LimitState state = state_of(combination);
        return (state != LimitState::SLS && state != LimitState::EQU) ||
               kinds_.contains(kind_of(combination));
    }

    void tell_missing() {
        std::vector<const LoadCombination*> missing;
        std::size_t wanted = 0;
        for (std::size_t k = 0; k < asked_.size(); ++k) {
            if (!is_wanted(asked_[k])) continue;
            ++wanted;
            if (!meant_.contains(k) && !is_there_.contains({state_of(asked_[k]), asked_terms_[k]}))
                missing.push_back(&asked_[k]);
        }
        if (missing.empty()) return;
        constexpr std::size_t named = 3;
        std::string names;
        for (std::size_t k = 0; k < std::min(missing.size(), named); ++k)
            names += (k > 0 ? ", \"" : "\"") + missing[k]->name + "\"";
        if (missing.size() > named)
            names += " and " + std::to_string(missing.size() - named) + " more";
        findings_.add({IssueCode::generated_combinations_missing,
                       "has " + std::to_string(wanted - missing.size()) + " of the " +
                           std::to_string(wanted) +
                           " combinations that EN 1990 asks for with these actions; missing " +
                           (missing.size() == 1 ? "is " : "are ") + names,
                       "analysis.load_combinations"});
    }

    static std::string amount(double factor) { return factor == 0 ? "none" : few_digits(factor); }

    static std::string place_of(const LoadCombination& combination, std::int64_t load_case) {
        const auto& factors = combination.load_case_factors;
        const auto found =
            std::ranges::find(factors, load_case, &document::LoadCaseFactor::load_case_id);
        return path_of("", found - factors.begin()) + ".factor";
    }

    std::string name_of(std::int64_t load_case) const {
        const auto found =
            std::ranges::find(analysis_.load_cases, load_case, &document::LoadCase::id);
        return found == analysis_.load_cases.end() ? std::to_string(load_case)
                                                   : "\"" + found->name + "\"";
    }

    const document::Analysis& analysis_;
    const std::vector<LoadCombination>& asked_;
    std::vector<Terms> asked_terms_;
    std::set<std::pair<Kind, Terms>> is_asked_;
    std::set<std::pair<LimitState, Terms>> is_there_;
    std::set<Kind> kinds_;
    std::set<std::size_t> meant_;  // what changed ones were
    std::size_t searched_ = 0;
    plausibility::Findings findings_;
};

}  // namespace

Issues find_departures(const document::Document& document) {
    const auto& combinations = document.analysis.load_combinations;
    if (is_as_generated(document.analysis)) return {};
    Options options;
    std::size_t first = combinations.size();
    for (std::size_t k = combinations.size(); k-- > 0;) {
        if (!combinations[k].generated) continue;
        first = k;
        const std::string& expression = combinations[k].generated->expression;
        if (expression == "6.10a" || expression == "6.10b") options.rule = "6.10ab";
    }
    options.annex = combinations[first].generated->annex;
    const Generated again = generate(document, options);
    if (again.issues.empty()) return Comparison(document.analysis, again.combinations).run();
    const Issue& why = again.issues.front();
    return {{IssueCode::generated_combination_changed,
             "cannot be compared with its rule: " + why.path + " " + why.message,
             path_of("analysis.load_combinations", first) + ".generated"}};
}

}  // namespace loadpath::combinations
