// Runs every unity check of a document, and that of capacities which its hinges state, on the
// results of its analysis.
#pragma once

#include <vector>

#include "checks/analysis_results.hpp"
#include "checks/coverage.hpp"
#include "checks/result.hpp"

namespace loadpath::checks {

struct ChecksOutcome {
    std::vector<CheckResult> checks;
    TraceLog traces;  // of the entities of all checks
    Coverage coverage;
    std::vector<Parts> strength;  // by combination, what a check of strength looked at
    bool is_planar = false;       // joints count as held across the plane
};

// The document is in SI units, its references hold.
ChecksOutcome run_checks(const document::Document& document, const AnalysisResults& results);

}  // namespace loadpath::checks
