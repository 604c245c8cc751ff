// Puts the results of a divided member's segments together: one member, one set of curves.
#pragma once

#include "analysis/result_set.hpp"

namespace loadpath::analysis {

// Afterwards the set has one entry per member of the document.
void merge_segments(const model::Structure& structure, ResultSet& set);

}  // namespace loadpath::analysis
