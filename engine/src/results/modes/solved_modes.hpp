// What agents are told of modes and earthquakes.
#pragma once

#include <optional>

#include "results/answer_view.hpp"

namespace loadpath::results {

// What the document asks for of these; a summary has the first of each. Nothing where it asks for
// none.
std::optional<answer::SolvedModes> solved_modes(const AnswerView& view, bool is_summary);

}  // namespace loadpath::results
