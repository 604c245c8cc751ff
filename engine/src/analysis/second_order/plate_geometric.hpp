// The geometric stiffness of a plate: what its membrane forces do on its slopes, and on its turning
// within its plane.
#pragma once

#include <Eigen/Core>

#include "model/plate.hpp"

namespace loadpath::analysis {

// In the displacements dx dy dz of its corners, global axes.
Eigen::MatrixXd plate_geometric(const model::Plate& plate, const shell::Resultants& forces);

}  // namespace loadpath::analysis
