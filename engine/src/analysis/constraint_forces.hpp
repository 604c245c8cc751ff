// The forces that kinematic conditions exert on joints, one per condition: reactions of supports
// and forces through rigid ties. Where conditions share unknowns they are told apart by least
// squares, so that of several equally possible answers the smallest is given.
#pragma once

#include <vector>

#include "analysis/system.hpp"

namespace loadpath::analysis {

// `joint_forces`: by unknown, what all conditions together must supply there.
std::vector<double> constraint_forces(const System& system,
                                      const std::vector<double>& joint_forces);

}  // namespace loadpath::analysis
