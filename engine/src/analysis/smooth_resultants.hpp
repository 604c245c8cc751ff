// Resultants at the corners of plates from those at the centres around them, where finite elements
// are most accurate: a linear field fitted through the plates that meet at a node, carried on to
// nodes at edges. Zienkiewicz, Zhu (1992), "The superconvergent patch recovery", Int. J. Numer.
// Meth. Eng. 33. Plates are taken together where they belong to one surface, in one plane, equally
// thick, whatever axes each has in that plane.
#pragma once

#include "analysis/plate_results.hpp"

namespace loadpath::analysis {

// Replaces the corner values that neighbours can improve; the others stay the element's own.
void smooth_resultants(const model::Structure& structure, std::vector<PlateState>& states);

}  // namespace loadpath::analysis
