// From the state of a structure that has turned far to what people ask for.
#pragma once

#include "analysis/corotational/turning_structure.hpp"

namespace loadpath::analysis {

// Displacements, end forces of members, reactions, balance and energy. End forces are in the axes
// of the member as it stood; of a bar that carries axial force alone, along its axis as it is.
void recover_forces_of(const TurningStructure& turned, const model::Structure& structure,
                       ResultSet& set);

// What follows along the members.
void recover_courses_of(const TurningStructure& turned, const model::Structure& structure,
                        ResultSet& set);

}  // namespace loadpath::analysis
