// The forces of the reversed loads on the same structure: what is slack stays slack, and cables
// hang where they hung.
#pragma once

#include "analysis/result_set.hpp"

namespace loadpath::eigen {

// Only what geometric stiffness and the tangents of cables follow from.
analysis::ResultSet reversed_forces(const analysis::ResultSet& set);

}  // namespace loadpath::eigen
