#include "results/write_checks.hpp"

#include "results/fill_table.hpp"

namespace loadpath::results {

namespace {

using checks::CheckResult;
using checks::ChecksOutcome;
using checks::EntityResult;
using checks::no_value;
using checks::QuantityRow;
using checks::StepRow;
using checks::TraceLog;
using checks::Words;

answer::EntityRow entity_row(const EntityResult& entity, Words& words) {
    answer::EntityRow row;
    row.kind = static_cast<double>(entity.type);
    row.id = static_cast<double>(entity.id);
    row.status = static_cast<double>(entity.status);
    row.utilization = entity.utilization.value_or(no_value);
    row.demand = entity.demand.value_or(no_value);
    row.capacity = entity.capacity.value_or(no_value);
    row.combination = entity.governing_combination_id
                          ? static_cast<double>(*entity.governing_combination_id)
                          : no_value;
    row.x_frac = entity.location_x_frac.value_or(no_value);
    row.message = words.number_of(entity.message);
    row.report = words.number_of(entity.report);
    row.steps_first = static_cast<double>(entity.trace.first);
    row.steps_count = static_cast<double>(entity.trace.count);
    return row;
}

answer::CheckHeader check_header(const CheckResult& check, Words& words, Numbers& numbers) {
    answer::CheckHeader header;
    header.check_id = check.check_id;
    header.name = check.name;
    header.limit_state = check.limit_state;
    header.status = check.status;
    header.max_utilization = check.max_utilization;
    if (!check.message.empty()) header.message = check.message;
    if (check.governing) header.governing = static_cast<std::int64_t>(*check.governing);
    header.unsolved_combination_ids = check.unsolved_combination_ids;
    auto entities = fill(numbers, header.tables.per_entity);
    for (const EntityResult& entity : check.per_entity) entities.push(entity_row(entity, words));
    return header;
}

answer::Traces traces_of(const TraceLog& traces, Numbers& numbers) {
    answer::Traces header;
    header.words = traces.words().all();
    auto steps = fill(numbers, header.tables.steps);
    for (const StepRow& step : traces.steps()) steps.push(step);
    auto quantities = fill(numbers, header.tables.quantities);
    for (const QuantityRow& quantity : traces.quantities()) quantities.push(quantity);
    return header;
}

}  // namespace

std::size_t expected_numbers(const ChecksOutcome& outcome) {
    std::size_t bytes = sizeof(StepRow) * outcome.traces.size() +
                        sizeof(QuantityRow) * outcome.traces.quantities().size();
    for (const CheckResult& check : outcome.checks)
        bytes += sizeof(answer::EntityRow) * check.per_entity.size();
    return bytes / sizeof(double);
}

void write_checks(ChecksOutcome& outcome, Numbers& numbers, answer::Header& header) {
    for (const CheckResult& check : outcome.checks)
        header.unity_check_results.push_back(check_header(check, outcome.traces.words(), numbers));
    header.traces = traces_of(outcome.traces, numbers);
    header.coverage = outcome.coverage;
}

}  // namespace loadpath::results
