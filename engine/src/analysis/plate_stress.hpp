// The governing stress of a plate over both faces, its corners and its centre.
#pragma once

#include "analysis/plate_results.hpp"

namespace loadpath::analysis {

// VonMises and PrincipalMax: the largest; PrincipalMin: the smallest.
double plate_stress(const PlateState& state, const model::Plate& plate,
                    document::PlateStressMeasure measure);

}  // namespace loadpath::analysis
