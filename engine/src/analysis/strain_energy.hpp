// Whether a motion strains anything: tells a mechanism from a structure that is very flexible
// beside its stiffest parts, which the pivots of a factorization alone cannot.
#pragma once

#include "analysis/system.hpp"

namespace loadpath::analysis {

// `motion`: one value per unknown of the structure.
bool strains_nothing(const model::Structure& structure, const Elements& elements,
                     const assembly::State& state, const std::vector<double>& motion);

}  // namespace loadpath::analysis
