// Which axial forces act on which movements in second order, as the document asks.
#pragma once

#include "model/structure.hpp"

namespace loadpath::analysis {

struct AxialEffects {
    bool is_of_chords_only = false;                   // P_DELTA, SIMPLIFIED
    model::Vector3 counted = model::Vector3::Ones();  // 0 along global axes that are left out
};

// As the document's options ask; a warning where they ask for a plane that there is not.
AxialEffects axial_effects(const model::Structure& structure, Issues& warnings);

}  // namespace loadpath::analysis
