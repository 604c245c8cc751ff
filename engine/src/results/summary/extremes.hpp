// What governs and where.
#pragma once

#include "results/document/chosen_sets.hpp"

namespace loadpath::results {

// Over the usable sets: the largest displacement of a node, displacement of a member across its
// axis, and section forces.
answer::Largest find_extremes(const AnswerView& view, const ChosenSets& sets);

}  // namespace loadpath::results
