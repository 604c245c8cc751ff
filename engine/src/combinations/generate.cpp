#include "combinations/generate.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "combinations/seal.hpp"
#include "combinations/wording.hpp"
#include "document/nearest.hpp"

namespace loadpath::combinations {

namespace {

constexpr std::string_view rules[] = {"6.10", "6.10ab"};

Issue unknown_word(const char* parameter, const std::string& found,
                   const std::vector<std::string_view>& known) {
    std::string listed;
    for (const std::string_view word : known) {
        if (!listed.empty()) listed += ", ";
        listed += "\"" + std::string(word) + "\"";
    }
    return {IssueCode::unknown_value, "should be one of " + listed + ", found \"" + found + "\"",
            parameter, document::nearest(found, known)};
}

const tables::Annex* find_annex(const std::string& name, Issues& issues) {
    std::vector<std::string_view> known;
    for (const tables::Annex& annex : tables::annexes) {
        if (annex.name == name) return &annex;
        known.push_back(annex.name);
    }
    issues.push_back(unknown_word("annex", name, known));
    return nullptr;
}

// What holds in one country is not what another has: the annex has to know the rule and each
// action.
void refuse_what_it_lacks(const tables::Annex& annex, const std::string& rule,
                          const document::Analysis& analysis, Issues& issues) {
    if ((" " + std::string(annex.rules) + " ").find(" " + rule + " ") == std::string::npos)
        issues.push_back({IssueCode::unknown_value,
                          "annex \"" + std::string(annex.name) + "\" has \"" +
                              std::string(annex.rules) + "\" for strength, found \"" + rule + "\"",
                          "rule", std::string(annex.rules)});
    for (std::size_t k = 0; k < analysis.load_cases.size(); ++k) {
        const auto& action = analysis.load_cases[k].action;
        if (!action || part_of(action->category) != Part::variable) continue;
        if (std::ranges::any_of(annex.psi, [&](const tables::Psi& row) {
                return row.category == action->category;
            }))
            continue;
        issues.push_back({IssueCode::unknown_value,
                          "annex \"" + std::string(annex.name) +
                              "\" has no factors that could be sourced for this category; combine "
                              "this load case by hand",
                          path_of("analysis.load_cases", k) + ".action.category"});
    }
}

std::vector<document::LoadCaseFactor> factors_of(const Situation& situation,
                                                 const Expression& expression,
                                                 const Choice& choice) {
    std::map<std::size_t, double> by_place;
    for (std::size_t k = 0; k < situation.actions.size(); ++k)
        if (choice.acting[k])
            for (const std::size_t each : situation.actions[k].arrangements[*choice.acting[k]])
                by_place[each] = factor_of(situation, expression, choice, k, each);
    std::vector<document::LoadCaseFactor> factors;
    for (const auto& [place, factor] : by_place)
        if (factor != 0) factors.push_back({situation.analysis.load_cases[place].id, factor});
    return factors;
}

// Ids and names: those of before where there are any, else new ones that nothing has.
class Numbering {
 public:
    Numbering(const document::Analysis& analysis) {
        for (const document::LoadCombination& each : analysis.load_combinations) {
            ids_.insert(each.id);
            if (each.generated)
                before_.emplace(each.name, each.id);
            else
                names_.insert(each.name);
        }
    }

    void number(document::LoadCombination& combination) {
        const std::string plain = combination.name;
        for (int k = 2; !names_.insert(combination.name).second; ++k)
            combination.name = plain + " (" + std::to_string(k) + ")";
        const auto before = before_.find(combination.name);
        combination.id = before != before_.end() ? before->second : next_id();
    }

 private:
    static constexpr std::int64_t largest_id = (std::int64_t{1} << 53) - 1;

    // Behind the largest, so that what refers to one that is gone refers to nothing.
    std::int64_t next_id() {
        std::int64_t id = ids_.empty() ? 1 : *ids_.rbegin() + 1;
        if (id > largest_id)
            for (id = 1; ids_.contains(id);) ++id;
        ids_.insert(id);
        return id;
    }

    std::set<std::int64_t> ids_;
    std::set<std::string> names_;
    std::map<std::string, std::int64_t> before_;
};

class Generator {
 public:
    Generator(const Situation& situation) : s_(situation), numbering_(situation.analysis) {}

    // False where there are too many.
    bool add(const Expression& expression) {
        std::set<std::vector<std::pair<std::int64_t, double>>> seen;
        for (const Choice& choice : find_choices(s_, expression, most_combinations)) {
            document::LoadCombination combination;
            combination.load_case_factors = factors_of(s_, expression, choice);
            std::vector<std::pair<std::int64_t, double>> key;
            for (const auto& term : combination.load_case_factors)
                key.push_back({term.load_case_id, term.factor});
            if (key.empty() || !seen.insert(key).second) continue;
            if (found_.size() == most_combinations) return false;
            combination.name = name_of(expression, combination.load_case_factors, s_.analysis);
            combination.situation = expression.situation;
            combination.limit_state = expression.limit_state;
            combination.generated = {std::string(expression.number), std::string(s_.annex.name),
                                     reason_of(s_, expression, choice), std::nullopt};
            numbering_.number(combination);
            found_.push_back(std::move(combination));
        }
        return true;
    }

    std::vector<document::LoadCombination> take() { return std::move(found_); }

 private:
    const Situation& s_;
    Numbering numbering_;
    std::vector<document::LoadCombination> found_;
};

Issue too_many() {
    return {IssueCode::too_large,
            "these actions have more than " + std::to_string(most_combinations) +
                " combinations: put permanent load cases that are favourable or not at one time "
                "into one group with relation \"together\", and variable ones that never act at "
                "one time into one with relation \"exclusive\"",
            "analysis.load_cases"};
}

}  // namespace

Generated generate(const document::Document& document, const Options& options) {
    Generated generated;
    Issues& issues = generated.issues;
    if (std::ranges::find(rules, options.rule) == std::end(rules))
        issues.push_back(unknown_word("rule", options.rule, {std::begin(rules), std::end(rules)}));
    const tables::Annex* const annex = find_annex(options.annex, issues);
    const std::vector<Action> actions = find_actions(document.analysis, issues);
    if (issues.empty()) refuse_what_it_lacks(*annex, options.rule, document.analysis, issues);
    if (!issues.empty()) return generated;
    const Situation situation{document.analysis, actions, *annex};
    Generator generator(situation);
    for (const Expression& expression : expressions_of(options.rule, *annex))
        if (!generator.add(expression)) {
            issues.push_back(too_many());
            return generated;
        }
    generated.combinations = generator.take();
    const std::string seal = seal_of(document.analysis, generated.combinations);
    for (document::LoadCombination& each : generated.combinations) each.generated->seal = seal;
    const auto& before = document.analysis.load_combinations;
    for (std::size_t k = 0; k < before.size(); ++k)
        if (!before[k].generated) generated.kept.push_back(k);
    return generated;
}

}  // namespace loadpath::combinations
