// What a verdict rests on.
#pragma once

#include "analysis/linear.hpp"
#include "checks/run_checks.hpp"

namespace loadpath::verdict {

struct Grounds {
    const document::Document& document;  // in SI units, its references hold
    const analysis::LinearResult& result;
    const checks::ChecksOutcome& outcome;
    const Issues& warnings;  // of the whole model
};

// The result sets that design rests on: combinations, or load cases where there are none.
inline const std::vector<analysis::ResultSet>& sets_of_design(const Grounds& grounds) {
    const analysis::LinearResult& result = grounds.result;
    return result.combinations.empty() ? result.cases : result.combinations;
}

}  // namespace loadpath::verdict
