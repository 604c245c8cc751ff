// Supports that hold the structure down, though nothing shows that they are anchored.
#pragma once

#include "analysis/linear.hpp"

namespace loadpath::analysis {

// Less holds nothing down: it is what rounding leaves where heat or movements meet no resistance.
inline constexpr double least_pull = 1.0;  // newtons

// Against gravity; against global Y where none acts.
model::Vector3 upward(const document::AnalysisOptions& options);

// One warning about the support that is pulled most, with the others named; nothing where none is.
// Asked of combinations, and where there are none of load cases that press down as a whole.
Issues find_lifted_supports(const model::Structure& structure, const LinearResult& result);

}  // namespace loadpath::analysis
