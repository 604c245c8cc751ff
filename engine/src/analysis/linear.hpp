// Linear analysis of all load cases and combinations.
#pragma once

#include "analysis/sway.hpp"

namespace loadpath::analysis {

struct LinearResult {
    std::vector<ResultSet> cases;  // in the document's order
    std::vector<ResultSet> combinations;
    Equations::Facts facts;
    std::vector<Leans> leans;  // by load case; empty where no check asks for them
};

LinearResult solve_linear(const model::Structure& structure,
                          const std::vector<loads::CaseLoads>& cases, Issues& errors);

}  // namespace loadpath::analysis
