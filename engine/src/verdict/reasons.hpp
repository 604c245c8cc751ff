// Why a verdict cannot be `passes`, a failing utilization aside. Every reason is listed, with every
// part that it is about.
#pragma once

#include "verdict/grounds.hpp"

namespace loadpath::verdict {

using Reasons = std::vector<answer::Reason>;

// Whether any check looked at anything, or would have, had its combinations been solved.
bool is_checked(const Grounds& grounds);

Reasons find_reasons(const Grounds& grounds);

// Of these only the result sets that could not be solved.
Reasons find_unsolved(const Grounds& grounds);

// Errors as reasons, each once.
Reasons reasons_of(const Issues& errors);

}  // namespace loadpath::verdict
