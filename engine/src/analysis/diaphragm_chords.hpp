// Chords that lie in a rigid diaphragm: it holds their nodes apart, so that it bears the axial
// force and they bear none.
#pragma once

#include "analysis/linear.hpp"

namespace loadpath::analysis {

// One warning about the line of members whose axial force a diaphragm takes most; nothing where
// none takes much.
Issues find_diaphragm_chords(const model::Structure& structure, const LinearResult& result);

// What a module does about it: the above, or nothing where it leaves diaphragms out.
Issues find_chords_in_diaphragms(const model::Structure& structure, const LinearResult& result);

}  // namespace loadpath::analysis
