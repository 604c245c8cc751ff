// Motions that linear analysis cannot mean: they are solutions of the equations all the same, so
// that only their size tells.
#pragma once

#include "analysis/result_set.hpp"

namespace loadpath::analysis {

// Warns where a node moves out of proportion to the structure, or turns by more than
// small-displacement theory bears.
void judge_motion(const model::Structure& structure, ResultSet& set);

}  // namespace loadpath::analysis
