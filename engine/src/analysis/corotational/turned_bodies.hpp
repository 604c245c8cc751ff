// Rigid members that have turned far.
#pragma once

#include "analysis/corotational/turning_structure.hpp"

namespace loadpath::analysis {

// End forces in the axes of the member as it stood, from the ties of the set, and its way.
void recover_bodies(const TurningStructure& turned, const model::Structure& structure,
                    ResultSet& set);

}  // namespace loadpath::analysis
