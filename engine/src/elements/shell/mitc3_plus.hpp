// Thick plate bending, triangle: MITC3+, the three-node element with a cubic rotation bubble and
// assumed transverse shear. Free of shear locking, independent of node order, no spurious modes.
// Lee, Lee, Bathe (2014), "The MITC3+ shell finite element and its performance", Comput. Struct.
// 138.
#pragma once

#include "elements/shell/plate_parts.hpp"
#include "elements/shell/quadratic_edges.hpp"

namespace loadpath::shell {

BendingPart<3> mitc3_plus(const Corners<3>& corners, const Eigen::Matrix3d& bending_stiffness,
                          const Eigen::Matrix2d& shear_stiffness);

}  // namespace loadpath::shell
