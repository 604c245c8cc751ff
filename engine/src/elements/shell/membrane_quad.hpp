// Membrane quadrilateral with drilling rotations: bilinear motion, Allman's quadratic edge
// displacements, an internal bubble, and the drilling rotation tied to the true in-plane rotation
// in the mean. Ibrahimbegovic, Taylor, Wilson (1990), "A robust quadrilateral membrane finite
// element with drilling degrees of freedom", Int. J. Numer. Meth. Eng. 30; Hughes, Brezzi (1989),
// "On drilling degrees of freedom".
#pragma once

#include "elements/shell/plate_parts.hpp"
#include "elements/shell/quadratic_edges.hpp"

namespace loadpath::shell {

// membrane_stiffness relates strains to forces per unit length (thickness included).
MembranePart<4> membrane_quad(const Corners<4>& corners, const Eigen::Matrix3d& membrane_stiffness);

}  // namespace loadpath::shell
