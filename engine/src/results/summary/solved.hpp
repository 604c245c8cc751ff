// What agents are told of a solve: a summary, or tables with a row per node, support and member.
#pragma once

#include "results/document/chosen_sets.hpp"

namespace loadpath::results {

answer::SolvedSummary summarize(const AnswerView& view, const ChosenSets& sets);
answer::SolvedTables tabulate(const AnswerView& view, const ChosenSets& sets,
                              const answer::WriteOptions& asked);

// The smallest and the largest of each section force.
answer::MemberRange range_of(const answer::Extremes& extremes);

bool are_usable(const ChosenSets& sets);

// How far loads and reactions of the usable sets miss each other, at worst.
double worst_balance(const ChosenSets& sets);

}  // namespace loadpath::results
