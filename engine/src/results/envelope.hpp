// The largest and smallest values over all combinations, and which combination gives them.
#pragma once

#include "analysis/result_set.hpp"
#include "results/tables.hpp"

namespace loadpath::results {

// Tables "node_envelope" (per node 7 displacements), "reaction_envelope" (per support 7 forces) and
// "member_envelope" (per member the ten curves): max, its combination, min, its combination; a
// combination by its place in the document. Combinations without a usable result are left out.
void push_envelope(const model::Structure& structure,
                   const std::vector<analysis::ResultSet>& combinations, Tables& tables);

}  // namespace loadpath::results
