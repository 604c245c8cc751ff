// Thick plate bending, quadrilateral: MITC4, free of shear locking by tying the covariant shear
// strains at the edge midpoints. Dvorkin, Bathe (1984), "A continuum mechanics based four-node
// shell element", Eng. Comput. 1; Bathe, Finite Element Procedures, section 5.4.2.
#pragma once

#include "elements/shell/plate_parts.hpp"
#include "elements/shell/quadratic_edges.hpp"

namespace loadpath::shell {

BendingPart<4> mitc4(const Corners<4>& corners, const Eigen::Matrix3d& bending_stiffness,
                     const Eigen::Matrix2d& shear_stiffness);

}  // namespace loadpath::shell
