#include "results/summary/checked.hpp"

#include <algorithm>
#include <cmath>

#include "results/digest.hpp"
#include "results/summary/check_rows.hpp"
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

// The entity that decides: of an undecided check the first that could not be decided.
const EntityRow* deciding(const CheckHeader& check, std::span<const EntityRow> entities) {
    if (check.status == Status::Indeterminate)
        for (const EntityRow& entity : entities)
            if (status_of(entity) == Status::Indeterminate) return &entity;
    if (!check.governing || *check.governing >= static_cast<std::int64_t>(entities.size()))
        return nullptr;
    return &entities[static_cast<std::size_t>(*check.governing)];
}

answer::CheckSummary line_of(const AnswerView& view, const CheckHeader& check, CheckRows& rows) {
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

// Whether a part was asked for: by its id, and by the combination that governs it.
bool is_asked_for(const EntityRow& entity, const answer::WriteOptions& asked,
                  const CheckRows& rows) {
    if (asked.members && !is_of_members(entity, asked)) return false;
    return !asked.set || (!std::isnan(entity.combination) &&
                          rows.combination_name(entity.combination) == short_name(*asked.set));
}

// The parts that were asked for: the most urgent first, then the most utilized.
void add_rows(std::span<const EntityRow> entities, const answer::WriteOptions& asked,
              CheckRows& rows, answer::CheckSummary& check) {
    std::vector<CheckRow> found;
    for (const EntityRow& entity : entities) {
        if (!is_asked_for(entity, asked, rows)) continue;
        CheckRow row = rows.of(entity, false);
        if (asked.clause) row.clauses = rows.clauses(entity, *asked.clause);
        if (!asked.clause || !row.clauses->empty()) found.push_back(std::move(row));
    }
    std::ranges::stable_sort(found, std::greater(), [](const CheckRow& row) {
        const double use =
            row.clauses ? row.clauses->front().utilization : row.utilization.value_or(0.0);
        return std::pair(urgency(row.status), use);
    });
    const std::size_t told = std::min(found.size(), most_rows);
    check.rows_left_out = static_cast<std::int64_t>(found.size() - told);
    found.resize(told);
    check.rows = std::move(found);
}

void shorten(std::optional<std::string>& text) {
    if (text) text = short_message(*text);
}

}  // namespace

answer::Checked tell_checks(const AnswerView& view, answer::Detail detail) {
    answer::Checked told;
    told.detail = detail;
    told.headline = view.header.headline;
    told.verdict = full_verdict(view.header.verdict);
    CheckRows rows(view);
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

bool is_of_members(const EntityRow& entity, const answer::WriteOptions& asked) {
    const auto has = [&](const std::optional<std::vector<std::int64_t>>& ids) {
        return ids && std::ranges::find(*ids, static_cast<std::int64_t>(entity.id)) != ids->end();
    };
    const auto type = static_cast<answer::EntityType>(entity.kind);
    return (type == answer::EntityType::Member && has(asked.members)) ||
           (type == answer::EntityType::MemberSet && has(asked.member_sets));
}

answer::Checked tabulate_checks(const AnswerView& view, const answer::WriteOptions& asked) {
    answer::Checked told = tell_checks(view, answer::Detail::tables);
    CheckRows rows(view);
    for (std::size_t k = 0; k < told.checks.size(); ++k)
        add_rows(view.rows(view.header.unity_check_results[k].tables.per_entity), asked, rows,
                 told.checks[k]);
    return told;
}

}  // namespace loadpath::results
