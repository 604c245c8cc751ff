// How much a member bears, as one force: what tells a force from rounding.
#pragma once

#include "analysis/result_set.hpp"

namespace loadpath::analysis {

// The largest of its section forces, and of its moments over the structure's reach.
double borne_by(const std::array<Range, curve_count>& extremes, double reach);

}  // namespace loadpath::analysis
