// Numbers that do not balance say so: rounding has eaten them, though every equation is solved.
#pragma once

#include "analysis/result_set.hpp"

namespace loadpath::analysis {

// Without loads there may be no forces but rounding, and nothing to hold it against.
void judge_balance(ResultSet& set);

}  // namespace loadpath::analysis
