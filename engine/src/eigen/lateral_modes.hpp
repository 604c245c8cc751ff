// The modes in which moments alone, without axial forces, make members give way sideways and twist:
// those that give critical moments.
#pragma once

#include "eigen/reference.hpp"

namespace loadpath::eigen {

struct LateralMode {
    double factor = 0.0;
    std::vector<double> work;    // by member: of its moments and shear forces, positive: they drive
    std::vector<double> strain;  // by member: its energy
};

struct LateralModes {
    std::vector<LateralMode> modes;  // of ascending factors
    Issues errors;                   // why there are none
};

// All modes below the factor, up to a number that bounds the work, and a few in any case.
LateralModes find_lateral_modes(const model::Structure& structure, const References& references,
                                std::int64_t combination, double up_to);

}  // namespace loadpath::eigen
