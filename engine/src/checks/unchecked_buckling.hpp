// Compressed members that every check of steel looks at without buckling.
#pragma once

#include "checks/analysis_results.hpp"
#include "document/document.gen.hpp"
#include "issue.hpp"

namespace loadpath::checks {

// One warning that names them; nothing where there are none. References of the document hold.
Issues find_unchecked_buckling(const document::Document& document, const AnalysisResults& results);

}  // namespace loadpath::checks
