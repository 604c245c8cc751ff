// From displacements to what people ask for: end forces, curves, reactions, and whether they add
// up.
#pragma once

#include "analysis/equations.hpp"

namespace loadpath::analysis {

// Fills everything in the set that follows from its displacements and loads.
void recover(const model::Structure& structure, const Elements& elements, const System& system,
             ResultSet& set);

}  // namespace loadpath::analysis
