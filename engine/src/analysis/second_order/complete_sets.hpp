// From first order on the perfect structure to what the document asks for: equilibrium on the
// displaced structure, and combinations with imperfections on the structure as it really stands.
#pragma once

#include "analysis/linear.hpp"
#include "model/imperfections.hpp"

namespace loadpath::analysis {

void complete_sets(const model::Structure& structure, const std::vector<loads::CaseLoads>& cases,
                   const std::vector<model::Imperfection>& imperfections, LinearResult& result,
                   Issues& errors);

}  // namespace loadpath::analysis
