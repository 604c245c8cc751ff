#include "results/summary/check_rows.hpp"

#include <algorithm>
#include <cmath>

#include "results/summary/rounded.hpp"
#include "results/summary/short_text.hpp"

namespace loadpath::results {

namespace {

std::optional<std::int64_t>& id_field(answer::CheckRow& row, answer::EntityType type) {
    switch (type) {
        case answer::EntityType::MemberSet:
            return row.memberset_id;
        case answer::EntityType::PlateElement:
            return row.plate_element_id;
        case answer::EntityType::PlateSurface:
            return row.plate_surface_id;
        case answer::EntityType::Member:
            break;
    }
    return row.member_id;
}

std::optional<double> told(double value) {
    return std::isnan(value) ? std::nullopt : std::optional(rounded(value));
}

}  // namespace

CheckRows::CheckRows(const AnswerView& view)
    : view_(view), traces_(view), steps_(view.rows(view.header.traces.tables.steps)) {}

const std::string& CheckRows::word(double number) const {
    return view_.header.traces.words[static_cast<std::size_t>(number)];
}

std::string CheckRows::combination_name(double combination) const {
    const auto id = static_cast<std::int64_t>(combination);
    for (const answer::SetHeader& set : view_.header.sets)
        if (set.kind == answer::SetKind::loadcombination && set.id == id)
            return short_name(set.name);
    return std::to_string(id);
}

answer::CheckRow CheckRows::of(const answer::EntityRow& entity, bool is_with_how) {
    answer::CheckRow row;
    id_field(row, static_cast<answer::EntityType>(entity.kind)) =
        static_cast<std::int64_t>(entity.id);
    row.status = status_of(entity);
    if (row.status == answer::Status::Indeterminate) {
        if (entity.message >= 0.0) row.why = word(entity.message);
        return row;
    }
    row.utilization = told(entity.utilization);
    if (!std::isnan(entity.combination)) row.combination = combination_name(entity.combination);
    row.x_frac = told(entity.x_frac);
    const auto count = static_cast<std::size_t>(entity.steps_count);
    if (count == 0) return row;
    const auto governing = traces_.governing(static_cast<std::size_t>(entity.steps_first), count);
    row.governed_by = governing.label;
    if (is_with_how) row.how = governing.substituted;
    return row;
}

std::vector<answer::ClauseRow> CheckRows::clauses(const answer::EntityRow& entity,
                                                  std::string_view begins) {
    std::vector<answer::ClauseRow> found;
    const auto first = static_cast<std::size_t>(entity.steps_first);
    for (std::size_t k = first; k < first + static_cast<std::size_t>(entity.steps_count); ++k) {
        const answer::StepRow& step = steps_[k];
        if (step.is_utilization == 0.0 || word(step.title) == governing_title) continue;
        const std::string_view clause = step.clause < 0.0 ? std::string_view() : word(step.clause);
        if (!clause.starts_with(begins)) continue;
        answer::ClauseRow row;
        row.clause = traces_.label(k);
        row.utilization = rounded(step.value);
        row.demand = told(step.demand);
        row.capacity = told(step.capacity);
        if (step.unit >= 0.0 && row.demand) row.unit = word(step.unit);
        found.push_back(std::move(row));
    }
    std::ranges::stable_sort(found, std::greater(), &answer::ClauseRow::utilization);
    return found;
}

std::optional<answer::GoverningFormula> CheckRows::formula(const answer::EntityRow& entity) {
    const auto count = static_cast<std::size_t>(entity.steps_count);
    if (count == 0 || status_of(entity) == answer::Status::Indeterminate) return std::nullopt;
    const auto step = traces_.governing(static_cast<std::size_t>(entity.steps_first), count).step;
    if (steps_[step].expression < 0.0) return std::nullopt;
    answer::GoverningFormula formula{.expression = word(steps_[step].expression), .values = {}};
    for (const answer::QuantityRow& each : traces_.quantities_of(step))
        formula.values.emplace_back(
            word(each.symbol),
            answer::FormulaQuantity{.value = rounded(each.value),
                                    .unit = each.unit < 0.0 ? std::string() : word(each.unit)});
    return formula;
}

}  // namespace loadpath::results
