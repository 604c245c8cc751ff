// Thin plate bending without transverse shear: the discrete Kirchhoff triangle DKT and
// quadrilateral DKQ. Batoz, Bathe, Ho (1980), "A study of three-node triangular plate bending
// elements", Int. J. Numer. Meth. Eng. 15; Batoz, Ben Tahar (1982), "Evaluation of a new
// quadrilateral thin plate bending element", 18.
#pragma once

#include "elements/shell/plate_parts.hpp"
#include "elements/shell/quadratic_edges.hpp"

namespace loadpath::shell {

template <int N>
BendingPart<N> discrete_kirchhoff(const Corners<N>& corners,
                                  const Eigen::Matrix3d& bending_stiffness);

}  // namespace loadpath::shell
