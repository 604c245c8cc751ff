// Checks, their traces and the coverage in the answer: header fields and tables of doubles.
//   unity_check_results[i].tables.per_entity   a row per entity: type, id, status, utilization,
//   demand,
//       capacity, combination, place along the member, message, report, first trace row, trace rows
//   traces.tables.rows   a row per step: label, formula, unit, value, demand, capacity, end of its
//   text traces.tables.text   UTF-8 in the bytes of the doubles; a text begins where the one before
//   ends
// Labels, formulas, units, messages and reports are numbers of traces.words, -1 where there is
// none.
#pragma once

#include "answer.hpp"
#include "checks/run_checks.hpp"
#include "text/json_writer.hpp"

namespace loadpath::results {

using text::JsonWriter;

// How many numbers `write_checks` adds.
std::size_t expected_numbers(const checks::ChecksOutcome& outcome);

// Messages and reports join the words of the traces.
void write_checks(checks::ChecksOutcome& outcome, Numbers& numbers, JsonWriter& out);

}  // namespace loadpath::results
