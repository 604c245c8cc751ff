// From displacements to what people ask for: end forces, curves, reactions, and whether they add
// up.
#pragma once

#include "analysis/equations.hpp"

namespace loadpath::analysis {

// Fills in the forces of members at their ends, of plates, ties and supports.
void recover_forces(const model::Structure& structure, const Elements& elements,
                    const System& system, ResultSet& set);

// Fills everything in the set that follows from its displacements and loads.
void recover(const model::Structure& structure, const Elements& elements, const System& system,
             ResultSet& set);

}  // namespace loadpath::analysis
