// Checks, their traces and the coverage in the answer.
#pragma once

#include "answer.hpp"
#include "answer/answer.gen.hpp"
#include "checks/run_checks.hpp"

namespace loadpath::results {

// How many numbers `write_checks` adds.
std::size_t expected_numbers(const checks::ChecksOutcome& outcome);

// Messages and reports join the words of the traces.
void write_checks(checks::ChecksOutcome& outcome, Numbers& numbers, answer::Header& header);

}  // namespace loadpath::results
