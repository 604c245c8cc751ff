// The elements of a structure under the axial forces of a solution: what they add to its stiffness
// in equilibrium on the displaced structure (classical second-order theory: axial forces alone, and
// small rotations).
#pragma once

#include "analysis/axial_effects.hpp"
#include "analysis/result_set.hpp"
#include "analysis/system.hpp"

namespace loadpath::analysis {

// `set` holds loads, state, end forces of members and forces of ties.
Elements under_axial_forces(const model::Structure& structure, const Elements& first_order,
                            const AxialEffects& effects, const ResultSet& set);

// Whether no member buckles between its ends.
bool are_stable(const Elements& elements);

}  // namespace loadpath::analysis
