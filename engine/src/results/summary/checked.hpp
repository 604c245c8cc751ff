// What agents are told of checks: what they come to and what governs, or a row per checked part.
#pragma once

#include "results/document/chosen_sets.hpp"

namespace loadpath::results {

answer::Checked summarize_checks(const AnswerView& view);
answer::Checked tabulate_checks(const AnswerView& view, const answer::WriteOptions& asked);
// As `summarize_checks`, whole: what belongs beside the checks with their traces.
answer::Checked tell_checks(const AnswerView& view, answer::Detail detail);

// Whether a checked part is one of the members asked for, or a set that they are of.
bool is_of_members(const answer::EntityRow& entity, const answer::WriteOptions& asked);

}  // namespace loadpath::results
