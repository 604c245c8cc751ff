// The result sets of a structure before anything is solved: what they are called, and their loads.
#pragma once

#include "analysis/linear.hpp"

namespace loadpath::analysis {

// Cases and combinations in the document's order. Issues are appended for load cases that are not
// there.
LinearResult begin_sets(const model::Structure& structure,
                        const std::vector<loads::CaseLoads>& cases, Issues& errors);

}  // namespace loadpath::analysis
