#include "lightest/probes.hpp"

#include <algorithm>
#include <map>

#include "checks/selection.hpp"
#include "model/imperfections.hpp"
#include "model/prepare.hpp"

namespace loadpath::lightest {

namespace {

// Beyond these the whole is as good.
constexpr std::size_t most_in_a_step = 6;

bool takes_modes(const document::UnityCheckDefinition& check) {
    return check.spec.Ec3Steel &&
           check.spec.Ec3Steel->lengths_from == document::LengthsFrom::Buckling;
}

// By combination: whether it asks for modes of the frame, for second order or for another
// structure.
std::vector<char> find_costly(const document::Document& document) {
    const document::Analysis& analysis = document.analysis;
    const std::size_t count = analysis.load_combinations.size();
    if (analysis.options.order == document::AnalysisOrder::NONLINEAR ||
        model::has_cables(document.model))
        return std::vector<char>(count, 1);
    std::vector<char> is_costly(count, 0);
    const std::vector<model::Asked> asked = model::asked_of_standard(analysis);
    for (std::size_t k = 0; k < count; ++k) is_costly[k] = asked[k] != model::Asked::nothing;
    for (const document::UnityCheckDefinition& check : analysis.unity_checks)
        if (takes_modes(check))
            for (const std::size_t k : checks::select_combinations(analysis, check))
                is_costly[k] = 1;
    return is_costly;
}

}  // namespace

Probes::Probes(const document::Document& document, std::size_t groups) : expected_(groups) {
    const document::Analysis& analysis = document.analysis;
    const std::vector<char> is_costly = find_costly(document);
    for (const document::UnityCheckDefinition& check : analysis.unity_checks)
        for (const std::size_t k : checks::select_combinations(analysis, check))
            (is_costly[k] ? costly_ : cheap_).insert(analysis.load_combinations[k].id);
    // An earthquake may name a combination for its stiffness, whatever checks look at.
    are_worth_it_ = costly_.size() > 1 && !analysis.seismic;
}

std::vector<Probes::Ids> Probes::steps(std::size_t group) const {
    Ids first = cheap_;
    if (expected_[group]) first.insert(*expected_[group]);
    Ids second = cheap_;
    for (const std::int64_t id : governing_)
        if (!first.contains(id) && second.size() < cheap_.size() + most_in_a_step)
            second.insert(id);
    std::vector<Ids> steps;
    if (!first.empty()) steps.push_back(first);
    if (second.size() > cheap_.size()) steps.push_back(second);
    return steps;
}

void Probes::learn(const checks::ChecksOutcome& outcome, const stability::Assessment& stability) {
    std::map<std::int64_t, double> largest;
    for (const checks::CheckResult& check : outcome.checks)
        for (const checks::EntityResult& entity : check.per_entity) {
            const auto by = drawn_side(entity.governing_combination_id, stability);
            if (!by || !entity.utilization || !costly_.contains(*by)) continue;
            double& own = largest[*by];
            own = std::max(own, *entity.utilization);
        }
    governing_.clear();
    for (const auto& [id, ignored] : largest) governing_.push_back(id);
    std::ranges::stable_sort(governing_, [&](std::int64_t one, std::int64_t other) {
        return largest[one] > largest[other];
    });
}

void Probes::expect(std::size_t group, std::optional<std::int64_t> combination) {
    expected_[group] = combination && costly_.contains(*combination) ? combination : std::nullopt;
}

std::optional<std::int64_t> drawn_side(std::optional<std::int64_t> combination,
                                       const stability::Assessment& stability) {
    const auto row = std::ranges::find_if(stability.rows,
                                          [&](const auto& each) { return each.id == combination; });
    return row != stability.rows.end() && row->other_side_of ? row->other_side_of : combination;
}

void keep_combinations(const Probes::Ids& ids, document::Document& document) {
    document::Analysis& analysis = document.analysis;
    const auto is_left_out = [&](std::int64_t id) { return !ids.contains(id); };
    for (document::UnityCheckDefinition& check : analysis.unity_checks) {
        const bool names_some = !check.load_combination_ids.empty();
        std::erase_if(check.load_combination_ids, is_left_out);
        // Without names it would look at all of its limit state.
        if (names_some && check.load_combination_ids.empty())
            check.applies_to = document::Members{};
    }
    for (document::ImperfectionCase& each : analysis.imperfection_cases)
        std::erase_if(each.load_combinations, is_left_out);
    std::erase_if(analysis.load_combinations,
                  [&](const document::LoadCombination& each) { return is_left_out(each.id); });
    analysis.buckling.reset();
    analysis.modal.reset();
    analysis.options.solve_loadcases = false;
    analysis.options.result_requests.clear();
}

}  // namespace loadpath::lightest
