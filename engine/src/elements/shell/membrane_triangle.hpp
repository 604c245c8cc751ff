// Membrane triangle with drilling rotations: Felippa's optimal ANDES triangle, exact in in-plane
// bending of rectangular mesh units of any aspect ratio. Felippa (2003), "A study of optimal
// membrane triangles with drilling freedoms", Comput. Methods Appl. Mech. Eng. 192: basic stiffness
// (10)-(13), higher-order stiffness (21)-(33), optimal parameters (table 1).
#pragma once

#include "elements/shell/plate_parts.hpp"
#include "elements/shell/quadratic_edges.hpp"

namespace loadpath::shell {

// membrane_stiffness relates strains to forces per unit length (thickness included).
MembranePart<3> membrane_triangle(const Corners<3>& corners,
                                  const Eigen::Matrix3d& membrane_stiffness);

}  // namespace loadpath::shell
