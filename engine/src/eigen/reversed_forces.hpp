// The forces of the reversed loads on the same structure: what is slack stays slack.
#pragma once

#include "analysis/result_set.hpp"

namespace loadpath::eigen {

// Only what geometric stiffness follows from.
analysis::ResultSet reversed_forces(const analysis::ResultSet& set);

}  // namespace loadpath::eigen
