// The lateral force method (EN 1998-1 4.3.3.2).
#pragma once

#include "eigen/modal.hpp"
#include "seismic/seismic.hpp"

namespace loadpath::seismic {

// `masses`: of loads, kilograms by joint. What the vibration has found gives the periods.
MethodResult lateral_force(const model::Structure& structure, const eigen::Vibration& vibration,
                           const std::vector<double>& masses, Issues& errors, Issues& warnings);

}  // namespace loadpath::seismic
