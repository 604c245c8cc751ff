// Ties that hang slack at rest hold a structure that leans, those of a crossed pair by turns: each
// counts with half of itself. One whose partner is taut counts nothing: the partner holds both
// ways, as it has a force to lose. Its partner is the closest: of its bay, else of its wall, else
// of the building, as a taut tie in one wall does not hold another wall whose own ties are at rest.
// Whether one alone holds is for the check of holds that give way.
#pragma once

#include <deque>
#include <memory>

#include "analysis/result_set.hpp"

namespace loadpath::eigen {

struct Braced {
    model::Structure structure;
    analysis::ResultSet set;
    std::deque<document::Section> halves;
};

// Null where no tie at rest counts.
std::unique_ptr<const Braced> with_ties_at_rest(const model::Structure& structure,
                                                const analysis::ResultSet& set);

}  // namespace loadpath::eigen
