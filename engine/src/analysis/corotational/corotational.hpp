// Second order with rotations of any size: equilibrium on the structure as it has moved and turned,
// for each load case and combination by itself.
#pragma once

#include "analysis/equations.hpp"

namespace loadpath::analysis {

// Takes a set solved in first order to its state of large rotations. Loads that the structure does
// not bear leave an error and no numbers; an issue is appended to `errors` where nothing can be
// solved.
void solve_corotational(const model::Structure& structure, const Elements& elements,
                        const assembly::Parameters& parameters, ResultSet& set, Issues& errors);

}  // namespace loadpath::analysis
