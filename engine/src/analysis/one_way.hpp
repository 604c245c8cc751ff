// Tension and compression members and one-way supports: which of them are at work depends on the
// solution, so it is found by iteration.
#pragma once

#include <string>

#include "analysis/result_set.hpp"

namespace loadpath::analysis {

bool has_one_way_parts(const model::Structure& structure);

// The state that the solution of a set asks for.
assembly::State next_state(const model::Structure& structure, const ResultSet& set);

// The state in which the slack parts that a set's free motions run into are at work again.
assembly::State catching_state(const model::Structure& structure, const ResultSet& set);

// Whether parts at rest stop a motion whichever way it goes, as crossed ties do.
bool is_caught(const model::Structure& structure, const assembly::State& state,
               const std::vector<double>& motion);

// The one-way parts at rest that alone would hold a motion, as the end of a sentence that names it;
// empty where there are none.
std::string describe_idle_parts(const model::Structure& structure, const assembly::State& state,
                                const std::vector<double>& motion);

}  // namespace loadpath::analysis
