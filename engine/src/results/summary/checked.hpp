// What agents are told of checks: what they come to and what governs, or a row per checked part.
#pragma once

#include "results/document/chosen_sets.hpp"

namespace loadpath::results {

answer::Checked summarize_checks(const AnswerView& view);
answer::Checked tabulate_checks(const AnswerView& view);
// As `summarize_checks`, whole: what belongs beside the checks with their traces.
answer::Checked tell_checks(const AnswerView& view, answer::Detail detail);

}  // namespace loadpath::results
