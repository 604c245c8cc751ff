#include <algorithm>
#include <cmath>

#include "results/digest.hpp"
#include "results/modes/solved_modes.hpp"
#include "results/summary/extremes.hpp"
#include "results/summary/fitting.hpp"
#include "results/summary/problems.hpp"
#include "results/summary/rounded.hpp"
#include "results/summary/short_text.hpp"
#include "results/summary/short_verdict.hpp"
#include "results/summary/solved.hpp"
#include "text/number.hpp"

namespace loadpath::results {

namespace {

std::vector<double> sum_of_reactions(const answer::SetHeader& set) {
    if (!is_usable(set)) return {};
    const auto& sums = set.balance.sum_of_reactions;
    double scale = 0.0;
    for (std::size_t k = 0; k < 3; ++k) scale = std::max(scale, std::fabs(sums[k]));
    std::vector<double> told;
    for (std::size_t k = 0; k < 3; ++k) told.push_back(rounded(sums[k], 1e3 * scale));
    return told;
}

// "P_DELTA, 4 iterations, amplification 1.24"; none in first order.
std::optional<std::string> second_order_of(const answer::SetHeader& set) {
    using enum answer::AnalysisMethod;
    const answer::Convergence& found = set.convergence;
    if (!is_usable(set) || (found.method != p_delta && found.method != corotational))
        return std::nullopt;
    std::string told(answer::name_of(found.method));
    told += ", " + std::to_string(found.iterations);
    told += found.iterations == 1 ? " iteration" : " iterations";
    if (found.amplification) told += ", amplification " + format(*found.amplification, 3);
    return told;
}

answer::SetSummary line_of(const AnswerView& view, const answer::SetHeader& set) {
    answer::SetSummary line{.name = short_name(set.name),
                            .kind = set.kind,
                            .sum_of_reactions = sum_of_reactions(set),
                            .usable = std::nullopt,
                            .stability = std::nullopt,
                            .second_order = second_order_of(set)};
    if (!is_usable(set)) line.usable = false;
    if (view.header.stability && set.kind == answer::SetKind::loadcombination)
        for (const answer::CombinationStability& row : *view.header.stability)
            if (row.id == set.id) line.stability = short_message(row.reason);
    return line;
}

answer::SolvedBill bill_of(const answer::BillOfQuantities& bill) {
    const auto total = [](const std::optional<double>& value) {
        return value ? std::optional(rounded(*value)) : std::nullopt;
    };
    return {
        .mass = rounded(bill.mass), .surface = total(bill.surface), .carbon = total(bill.carbon)};
}

// Forces give way before displacements.
void drop_last(answer::Largest& extremes) {
    for (auto* field : {&extremes.mz, &extremes.my, &extremes.mx, &extremes.fz, &extremes.fy,
                        &extremes.fx, &extremes.member_displacement})
        if (*field) return field->reset();
    extremes.displacement.reset();
}

bool is_empty(const answer::Largest& extremes) {
    answer::Largest rest = extremes;
    rest.displacement.reset();
    return !extremes.displacement && text_bytes(rest) == text_bytes(answer::Largest{});
}

}  // namespace

bool are_usable(const ChosenSets& sets) {
    return std::all_of(sets.begin(), sets.end(),
                       [](const answer::SetHeader* set) { return is_usable(*set); });
}

double worst_balance(const ChosenSets& sets) {
    double worst = 0.0;
    for (const answer::SetHeader* set : sets)
        if (is_usable(*set)) worst = std::max(worst, set->balance.balance_error);
    return worst;
}

answer::SolvedSummary summarize(const AnswerView& view, const ChosenSets& sets) {
    answer::SolvedSummary summary{.detail = answer::Detail::summary,
                                  .headline = view.header.headline,
                                  .verdict = short_verdict(view.header.verdict),
                                  .usable = are_usable(sets),
                                  .problems = list_problems(view, sets),
                                  .balance_error = worst_balance(sets),
                                  .digest = short_digest(view.header),
                                  .extremes = find_extremes(view, sets),
                                  .bill = bill_of(view.header.bill_of_quantities),
                                  .modes = solved_modes(view, true),
                                  .sets = {},
                                  .sets_left_out = std::nullopt};
    for (answer::Problem& problem : summary.problems) {
        problem.set = short_name(problem.set);
        problem.message = short_message(problem.message);
    }
    for (const auto kind : {answer::SetKind::loadcombination, answer::SetKind::loadcase})
        for (const answer::SetHeader* set : sets)
            if (set->kind == kind) summary.sets.push_back(line_of(view, *set));
    // Nobody should read numbers without what is wrong with them: reasons and problems stay.
    fit(summary, summary.sets, summary.sets_left_out);
    while (text_bytes(summary) > short_bytes && !is_empty(summary.extremes))
        drop_last(summary.extremes);
    fit_problems(summary, summary.verdict.reasons, summary.problems);
    return summary;
}

}  // namespace loadpath::results
