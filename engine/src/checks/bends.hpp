// Bars of a 2D document that bend on from one to the next, as arches in few pieces and cranked
// beams do. Every bend counts as held across the plane: the ridge of a portal is, a row of bends
// where nothing is attached hardly.
#pragma once

#include "checks/analysis_results.hpp"

namespace loadpath::checks {

// Names the members between two such bends that a check keeps from buckling by their own lengths.
Issues find_bends(const document::Document& document, const AnalysisResults& results);

}  // namespace loadpath::checks
