// Linear analysis of all load cases and combinations.
#pragma once

#include "analysis/leaning.hpp"
#include "analysis/result_set.hpp"

namespace loadpath::analysis {

struct LinearResult {
    std::vector<ResultSet> cases;  // in the document's order
    std::vector<ResultSet> combinations;
    Equations::Facts facts;
    Issues warnings;  // of the analysis as a whole
    // Where a check asks for it, or bracing.
    std::shared_ptr<const FirstOrder> first_order;
    std::shared_ptr<const Leaning> leaning;  // where a check asks for it
};

LinearResult solve_linear(const model::Structure& structure,
                          const std::vector<loads::CaseLoads>& cases, Issues& errors);

}  // namespace loadpath::analysis
