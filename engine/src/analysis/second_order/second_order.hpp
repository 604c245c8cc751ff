// Second order of all load cases and combinations, by the method that the document asks for.
#pragma once

#include "analysis/linear.hpp"

namespace loadpath::analysis {

// Takes a result from first order to second order, where the document asks for it: each set by
// itself, but for combinations with imperfections, which have a structure of their own.
void solve_second_order(const model::Structure& structure,
                        const std::vector<loads::CaseLoads>& cases,
                        const std::vector<model::Imperfection>& imperfections, LinearResult& result,
                        Issues& errors);

}  // namespace loadpath::analysis
