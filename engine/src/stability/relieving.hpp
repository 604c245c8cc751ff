// Imperfections that a document states and that lean a structure against its loads: they relieve
// it, and stand for none (EN 1993-1-1, 5.3.2(8): every direction, one at a time).
#pragma once

#include "analysis/linear.hpp"

namespace loadpath::stability {

// By combination that is checked, unless another with as much weight is leaned with the same loads.
// `result` is of first order on the structure as it is drawn; `stated` by combination.
Issues find_relieving(const model::Structure& structure, const analysis::LinearResult& result,
                      const std::vector<model::Deviation>& stated);

}  // namespace loadpath::stability
