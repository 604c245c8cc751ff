// Tension and compression members and one-way supports: which of them are at work depends on the
// solution, so it is found by iteration.
#pragma once

#include "analysis/result_set.hpp"

namespace loadpath::analysis {

bool has_one_way_parts(const model::Structure& structure);

// The state that the solution of a set asks for.
assembly::State next_state(const model::Structure& structure, const ResultSet& set);

// The state in which the slack parts that a set's free motions run into are at work again.
assembly::State catching_state(const model::Structure& structure, const ResultSet& set);

}  // namespace loadpath::analysis
