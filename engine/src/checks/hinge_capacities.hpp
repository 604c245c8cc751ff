// The capacities that hinges state: what a joint passes to a member's end over what its hinge
// bears. Nothing gives way; a joint that yields is a moment-rotation curve.
#pragma once

#include <optional>

#include "checks/analysis_results.hpp"
#include "checks/result.hpp"

namespace loadpath::checks {

// Nothing where no hinge of a member states a capacity. One entity per hinge: a member and its end.
std::optional<CheckResult> check_hinge_capacities(const document::Document& document,
                                                  const AnalysisResults& results, TraceLog& traces);

}  // namespace loadpath::checks
