// What is wrong or doubtful about results.
#pragma once

#include "results/document/chosen_sets.hpp"

namespace loadpath::results {

// Errors and warnings of the sets, each once per set, then those of the whole model.
std::vector<answer::Problem> list_problems(const AnswerView& view, const ChosenSets& sets);

}  // namespace loadpath::results
