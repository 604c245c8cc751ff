// Initial bows of members that the document states: parabolas between their ends. As those of the
// standard they act by their forces (EN 1993-1-1, 5.3.2(7)), with the axial force of first order,
// wherever along the member it changes.
#pragma once

#include "analysis/linear.hpp"
#include "model/imperfections.hpp"

namespace loadpath::stability {

// Members and sets that are not there or cannot bow, sizes that are none.
void refuse_wrong_bows(const document::Document& document, Issues& errors);

// To each combination the bows of its imperfection cases and their forces; warns of combinations
// whose axial forces are not known, which stay straight. The result is of first order on the
// structure as it is drawn.
void add_stated_bows(const model::Structure& structure, const analysis::LinearResult& result,
                     std::vector<model::Deviation>& deviations, Issues& warnings);

}  // namespace loadpath::stability
