// Sway that the checks did not consider: compressed members whose ends give way, as in an unbraced
// frame or the free chord of a bridge, checked with lengths that take them for held. EN 1993-1-1,
// 5.2.1(3): below alpha_cr = 10 second order counts.
#pragma once

#include "checks/run_checks.hpp"

namespace loadpath::checks {

// By combination. Free ends, whose length is doubled, have been considered, and so have longer
// lengths that the document states; stated lengths that are no longer only down to alpha_cr = 3.
// So has second order, where loads or imperfections of a combination lean the structure that way.
std::vector<Issues> find_sway(const document::Document& document, const AnalysisResults& results);

}  // namespace loadpath::checks
