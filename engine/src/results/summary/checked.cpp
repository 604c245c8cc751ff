#include "results/summary/checked.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "results/digest.hpp"
#include "results/document/trace_block.hpp"
#include "results/summary/fitting.hpp"
#include "results/summary/problems.hpp"
#include "results/summary/rounded.hpp"
#include "results/summary/short_text.hpp"
#include "results/summary/short_verdict.hpp"
#include "results/summary/solved.hpp"

namespace loadpath::results {

namespace {

using answer::CheckHeader;
using answer::CheckRow;
using answer::EntityRow;
using answer::Status;

Status status_of(const EntityRow& row) { return static_cast<Status>(row.status); }

class Rows {
 public:
    explicit Rows(const AnswerView& view) : view_(view), traces_(view) {}

    CheckRow of(const EntityRow& entity, bool is_with_how) {
        CheckRow row;
        id_field(row, static_cast<answer::EntityType>(entity.kind)) =
            static_cast<std::int64_t>(entity.id);
        row.status = status_of(entity);
        if (row.status == Status::Indeterminate) {
            if (entity.message >= 0.0) row.why = word(entity.message);
            return row;
        }
        if (!std::isnan(entity.utilization)) row.utilization = rounded(entity.utilization);
        if (!std::isnan(entity.combination)) row.combination = name_of(entity.combination);
        if (!std::isnan(entity.x_frac)) row.x_frac = rounded(entity.x_frac);
        const auto first = static_cast<std::size_t>(entity.steps_first);
        const auto count = static_cast<std::size_t>(entity.steps_count);
        if (count == 0) return row;
        const TraceBlock::Governing governing = traces_.governing(first, count);
        row.governed_by = governing.label;
        if (is_with_how) row.how = governing.substituted;
        return row;
    }

 private:
    static std::optional<std::int64_t>& id_field(CheckRow& row, answer::EntityType type) {
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

    const std::string& word(double number) const {
        return view_.header.traces.words[static_cast<std::size_t>(number)];
    }

    std::string name_of(double combination) const {
        const auto id = static_cast<std::int64_t>(combination);
        for (const answer::SetHeader& set : view_.header.sets)
            if (set.kind == answer::SetKind::loadcombination && set.id == id)
                return short_name(set.name);
        return std::to_string(id);
    }

    const AnswerView& view_;
    TraceBlock traces_;
};

// The entity that decides: of an undecided check the first that could not be decided.
const EntityRow* deciding(const CheckHeader& check, std::span<const EntityRow> entities) {
    if (check.status == Status::Indeterminate)
        for (const EntityRow& entity : entities)
            if (status_of(entity) == Status::Indeterminate) return &entity;
    if (!check.governing || *check.governing >= static_cast<std::int64_t>(entities.size()))
        return nullptr;
    return &entities[static_cast<std::size_t>(*check.governing)];
}

answer::CheckSummary line_of(const AnswerView& view, const CheckHeader& check, Rows& rows) {
    answer::CheckSummary line;
    line.check_id = check.check_id;
    line.name = short_name(check.name);
    line.status = check.status;
    if (check.max_utilization && check.status != Status::Indeterminate)
        line.max_utilization = rounded(*check.max_utilization);
    const auto entities = view.rows(check.tables.per_entity);
    if (const EntityRow* entity = deciding(check, entities))
        line.governing = rows.of(*entity, true);
    line.message = check.message;
    return line;
}

// Every part, the most utilized first.
std::vector<CheckRow> ordered_rows(std::span<const EntityRow> entities, Rows& rows) {
    std::vector<std::size_t> order(entities.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto weight = [&](std::size_t k) {
        return std::isnan(entities[k].utilization) ? 0.0 : entities[k].utilization;
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return weight(a) > weight(b); });
    if (order.size() > most_rows) order.resize(most_rows);
    std::vector<CheckRow> told;
    for (const std::size_t k : order) told.push_back(rows.of(entities[k], false));
    return told;
}

void shorten(std::optional<std::string>& text) {
    if (text) text = short_message(*text);
}

}  // namespace

answer::Checked tell_checks(const AnswerView& view, answer::Detail detail) {
    answer::Checked told;
    told.detail = detail;
    told.headline = view.header.headline;
    told.verdict = told_verdict(view.header.verdict);
    Rows rows(view);
    for (const CheckHeader& check : view.header.unity_check_results)
        told.checks.push_back(line_of(view, check, rows));
    told.members_without_check =
        static_cast<std::int64_t>(view.header.coverage.members_without_check.size());
    told.problems = list_problems(view, choose_sets(view, std::nullopt));
    told.digest = view.header.digest;
    return told;
}

answer::Checked summarize_checks(const AnswerView& view) {
    answer::Checked told = tell_checks(view, answer::Detail::summary);
    told.verdict = short_verdict(view.header.verdict);
    told.digest = short_digest(view.header);
    for (answer::CheckSummary& check : told.checks) {
        shorten(check.message);
        if (!check.governing) continue;
        shorten(check.governing->governed_by);
        shorten(check.governing->how);
        shorten(check.governing->why);
    }
    for (answer::Problem& problem : told.problems) {
        problem.set = short_name(problem.set);
        problem.message = short_message(problem.message);
    }
    // Nobody should read a verdict without what is wrong with it: reasons and problems stay.
    fit(told, told.checks, told.checks_left_out);
    fit_problems(told, told.verdict.reasons, told.problems);
    return told;
}

answer::Checked tabulate_checks(const AnswerView& view) {
    answer::Checked told = tell_checks(view, answer::Detail::tables);
    Rows rows(view);
    for (std::size_t k = 0; k < told.checks.size(); ++k) {
        const auto entities = view.rows(view.header.unity_check_results[k].tables.per_entity);
        told.checks[k].rows = ordered_rows(entities, rows);
        told.checks[k].rows_left_out =
            static_cast<std::int64_t>(entities.size() - told.checks[k].rows->size());
    }
    return told;
}

}  // namespace loadpath::results
