// How far a line of members moves across, measured from its chord or from where it stood: exact
// along every member, whatever its roll, its direction and the number of pieces.
#pragma once

#include "checks/analysis_results.hpp"
#include "checks/span.hpp"

namespace loadpath::checks {

struct Deflection {
    double size = 0.0;  // never negative
    std::size_t member = 0;
    double x_frac = 0.0;  // along that member
    double x = 0.0;       // from the first end of the span
};

// Of a Chord or Undeformed measure.
Deflection largest_deflection(const AnalysisResults& results, const ModelIndex& index,
                              const Span& span, const document::DeflectionSpec& spec,
                              std::size_t combination);

// How far the ends move apart horizontally.
double sway_of(const AnalysisResults& results, const Span& span, std::size_t combination);

}  // namespace loadpath::checks
