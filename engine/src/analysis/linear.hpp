// Linear analysis of all load cases and combinations.
#pragma once

#include "analysis/leaning.hpp"
#include "analysis/result_set.hpp"

namespace loadpath::analysis {

struct LinearResult {
    std::vector<ResultSet> cases;  // in the document's order
    std::vector<ResultSet> combinations;
    Equations::Facts facts;
    Issues warnings;                         // of the analysis as a whole
    std::shared_ptr<const Leaning> leaning;  // where a check asks for it
};

LinearResult solve_linear(const model::Structure& structure,
                          const std::vector<loads::CaseLoads>& cases, Issues& errors);

// Takes a result from first order to second order, where the document asks for it: each set by
// itself, but for combinations with imperfections, which have a structure of their own.
void solve_second_order(const model::Structure& structure,
                        const std::vector<loads::CaseLoads>& cases, LinearResult& result,
                        Issues& errors);

}  // namespace loadpath::analysis
