// Which axial forces act on which movements in second order, as the document asks.
#pragma once

#include "model/structure.hpp"

namespace loadpath::analysis {

// N/L on the chord of each member as it is written.
inline bool is_of_chords_only(const document::AnalysisOptions& options) {
    return options.pdelta_formulation == document::PdeltaFormulation::SIMPLIFIED &&
           options.nonlinear_method != document::NonlinearMethod::COROTATIONAL;
}

struct AxialEffects {
    bool is_of_chords_only = false;
    model::Vector3 counted = model::Vector3::Ones();  // 0 along global axes that are left out
};

// As the document's options ask; a warning where they ask for a plane that there is not.
AxialEffects axial_effects(const model::Structure& structure, Issues& warnings);

}  // namespace loadpath::analysis
