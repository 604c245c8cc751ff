// Members and plates that only formulas look at and that are pressed beyond the load at which they
// buckle. Whether a formula considers buckling cannot be read from it; that it did not is plain
// where it is met beyond the critical load.
#pragma once

#include "checks/run_checks.hpp"

namespace loadpath::checks {

Issues find_beyond_critical(const document::Document& document, const AnalysisResults& results);

}  // namespace loadpath::checks
