// The elements of a structure under the axial forces of a solution: what they add to its stiffness
// in equilibrium on the displaced structure (classical second-order theory: axial forces alone, and
// small rotations).
#pragma once

#include "analysis/result_set.hpp"
#include "analysis/system.hpp"

namespace loadpath::analysis {

struct AxialEffects {
    bool is_of_chords_only = false;                   // P_DELTA, SIMPLIFIED
    model::Vector3 counted = model::Vector3::Ones();  // 0 along global axes that are left out
};

// As the document's options ask; a warning where they ask for a plane that there is not.
AxialEffects axial_effects(const model::Structure& structure, Issues& warnings);

// `set` holds loads, state, end forces of members and forces of ties.
Elements under_axial_forces(const model::Structure& structure, const Elements& first_order,
                            const AxialEffects& effects, const ResultSet& set);

// Whether no member buckles between its ends.
bool are_stable(const Elements& elements);

}  // namespace loadpath::analysis
