#include "results/write_checks.hpp"

#include <array>
#include <span>
#include <string>
#include <vector>

#include "results/document/trace_text.hpp"
#include "results/tables.hpp"

namespace loadpath::results {

namespace {

using checks::CheckResult;
using checks::ChecksOutcome;
using checks::Coverage;
using checks::EntityResult;
using checks::no_value;
using checks::QuantityRow;
using checks::StepRow;
using checks::TraceLog;
using checks::Words;

void put_ids(JsonWriter& out, std::string_view name, const std::vector<std::int64_t>& ids) {
    out.key(name).begin_array();
    for (const std::int64_t id : ids) out.value(id);
    out.end_array();
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
    tables.push(words.number_of(entity.message));
    tables.push(words.number_of(entity.report));
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

// The steps once more as texts, for hosts that read those.
struct Texts {
    std::vector<answer::TextStepRow> rows;
    std::string text;
};

Texts rendered(TraceLog& traces) {
    const std::vector<std::string> words = traces.words().all();
    const std::span<const QuantityRow> quantities(traces.quantities());
    results::TraceText rendering(words);
    Texts texts;
    texts.rows.reserve(traces.size());
    std::size_t first = 0;
    for (const StepRow& step : traces.steps()) {
        const std::size_t end = static_cast<std::size_t>(step.quantities_end);
        texts.text += rendering.substituted(step, quantities.subspan(first, end - first));
        first = end;
        texts.rows.push_back({static_cast<double>(rendering.heading_of(step)), 0.0, step.unit,
                              step.value, step.demand, step.capacity,
                              static_cast<double>(texts.text.size())});
    }
    // Here an empty text is a word too.
    const auto number = [&](std::string_view text) {
        return static_cast<double>(traces.words().look_up(text));
    };
    const double nothing = number("");
    std::vector<std::array<double, 2>> headings;
    for (std::size_t k = 0; k < rendering.heading_count(); ++k)
        headings.push_back(
            {number(rendering.heading(k).label), number(rendering.heading(k).formula)});
    for (answer::TextStepRow& row : texts.rows) {
        const auto& [label, formula] = headings[static_cast<std::size_t>(row.label)];
        row.label = label;
        row.formula = formula;
        if (row.unit < 0.0) row.unit = nothing;
    }
    return texts;
}

template <class Row>
void push_rows(Tables& tables, const char* name, const std::vector<Row>& rows) {
    constexpr std::size_t width = sizeof(Row) / sizeof(double);
    tables.begin(name, width);
    if (!rows.empty())
        tables.push_all(reinterpret_cast<const double*>(rows.data()), width * rows.size());
}

void write_traces(JsonWriter& out, TraceLog& traces, Numbers& numbers) {
    const Texts texts = rendered(traces);
    out.begin_object().key("words").begin_array();
    for (const std::string& word : traces.words().all()) out.value(std::string_view(word));
    out.end_array();
    Tables tables(numbers);
    push_rows(tables, "steps", traces.steps());
    push_rows(tables, "quantities", traces.quantities());
    push_rows(tables, "rows", texts.rows);
    tables.begin("text", 1);
    numbers.push(texts.text);
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
    constexpr std::size_t text_per_step = 12;  // a hundred letters
    std::size_t count =
        (13 + 7 + text_per_step) * outcome.traces.size() + 3 * outcome.traces.quantities().size();
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
