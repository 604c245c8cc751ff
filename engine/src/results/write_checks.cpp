#include "results/write_checks.hpp"

#include <array>

#include "results/tables.hpp"

namespace loadpath::results {

namespace {

using checks::CheckResult;
using checks::ChecksOutcome;
using checks::Coverage;
using checks::EntityResult;
using checks::no_value;
using checks::TraceLog;
using checks::Words;

void put_ids(JsonWriter& out, std::string_view name, const std::vector<std::int64_t>& ids) {
    out.key(name).begin_array();
    for (const std::int64_t id : ids) out.value(id);
    out.end_array();
}

// Nothing to say of an entity has no number among the words.
double number_of(Words& words, const std::string& text) {
    return text.empty() ? -1.0 : static_cast<double>(words.number_of(text));
}

void push_entity(Tables& tables, const EntityResult& entity, Words& words) {
    tables.push(static_cast<double>(entity.type));
    tables.push(static_cast<double>(entity.id));
    tables.push(static_cast<double>(entity.status));
    tables.push(entity.utilization.value_or(no_value));
    tables.push(entity.demand.value_or(no_value));
    tables.push(entity.capacity.value_or(no_value));
    tables.push(entity.governing_combination_id
                    ? static_cast<double>(*entity.governing_combination_id)
                    : no_value);
    tables.push(entity.location_x_frac.value_or(no_value));
    tables.push(number_of(words, entity.message));
    tables.push(number_of(words, entity.report));
    tables.push(static_cast<double>(entity.trace.first));
    tables.push(static_cast<double>(entity.trace.count));
}

void write_check(JsonWriter& out, const CheckResult& check, Words& words, Numbers& numbers) {
    constexpr std::array<std::string_view, 4> states{"SLS", "ULS", "FLS", "ALS"};
    out.begin_object();
    out.field("check_id", std::string_view(check.check_id))
        .field("name", std::string_view(check.name));
    out.key("limit_state");
    if (check.limit_state)
        out.value(states[static_cast<std::size_t>(*check.limit_state)]);
    else
        out.raw("null");
    out.field("status", name_of(check.status));
    out.key("max_utilization");
    if (check.max_utilization)
        out.value(*check.max_utilization);
    else
        out.raw("null");
    out.key("message");
    if (check.message.empty())
        out.raw("null");
    else
        out.value(std::string_view(check.message));
    out.key("governing");
    if (check.governing)
        out.value(static_cast<std::int64_t>(*check.governing));
    else
        out.raw("null");
    put_ids(out, "unsolved_combination_ids", check.unsolved_combination_ids);
    Tables tables(numbers);
    tables.begin("per_entity", 12);
    for (const EntityResult& entity : check.per_entity) push_entity(tables, entity, words);
    out.key("tables");
    tables.write(out);
    out.end_object();
}

void write_traces(JsonWriter& out, const TraceLog& traces, Numbers& numbers) {
    out.begin_object().key("words").begin_array();
    for (const std::string& word : traces.words().all()) out.value(std::string_view(word));
    out.end_array();
    Tables tables(numbers);
    constexpr std::size_t width = sizeof(TraceLog::Row) / sizeof(double);
    tables.begin("rows", width);
    const auto& rows = traces.rows();
    if (!rows.empty()) tables.push_all(&rows.front().label, width * rows.size());
    tables.begin("text", 1);
    numbers.push(traces.text());
    out.key("tables");
    tables.write(out);
    out.end_object();
}

void write_coverage(JsonWriter& out, const Coverage& coverage) {
    out.begin_object();
    put_ids(out, "members_without_check", coverage.members_without_check);
    put_ids(out, "plate_surfaces_without_check", coverage.plate_surfaces_without_check);
    put_ids(out, "plate_elements_without_check", coverage.plate_elements_without_check);
    put_ids(out, "combinations_without_check", coverage.combinations_without_check);
    put_ids(out, "load_cases_without_combination", coverage.load_cases_without_combination);
    out.end_object();
}

}  // namespace

std::size_t expected_numbers(const ChecksOutcome& outcome) {
    std::size_t count =
        7 * outcome.traces.size() + outcome.traces.text().size() / sizeof(double) + 1;
    for (const CheckResult& check : outcome.checks) count += 12 * check.per_entity.size();
    return count;
}

void write_checks(ChecksOutcome& outcome, Numbers& numbers, JsonWriter& out) {
    out.key("unity_check_results").begin_array();
    for (const CheckResult& check : outcome.checks)
        write_check(out, check, outcome.traces.words(), numbers);
    out.end_array();
    out.key("traces");
    write_traces(out, outcome.traces, numbers);
    out.key("coverage");
    write_coverage(out, outcome.coverage);
}

}  // namespace loadpath::results
