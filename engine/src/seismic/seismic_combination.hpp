// Load cases of kind seismic, and combinations that name them: what an earthquake does is added to
// what the other load cases come to.
#pragma once

#include "seismic/seismic.hpp"

namespace loadpath::seismic {

// Signs: an earthquake acts both ways. Displacements, reactions, axial forces and what nodes exert
// on members get it with the sign of its factor; shear forces, moments and stress resultants of
// plates are moved away from zero, so that a check finds the worst of them together with either
// axial force. Extremes along members reach both ways.
void put_into_sets(const model::Structure& structure, const SeismicResult& found,
                   analysis::LinearResult& result);

// Combinations that name an earthquake with one sign only.
Issues find_missing_signs(const document::Analysis& analysis);

}  // namespace loadpath::seismic
