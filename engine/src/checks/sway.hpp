// Sway that the checks did not consider: compressed members that lean like those of an unbraced
// frame, checked with lengths that take their ends for held. EN 1993-1-1, 5.2.1(3): below
// alpha_cr = 10 second order counts.
#pragma once

#include "checks/run_checks.hpp"

namespace loadpath::checks {

// By combination; members whose buckling lengths the document states, and free ends, whose length
// is doubled, have been considered.
std::vector<Issues> find_sway(const document::Document& document, const AnalysisResults& results);

}  // namespace loadpath::checks
