// Motions that strain nothing and that members in tension resist all the same, as a string that is
// plucked does: in second order, where forces count on the structure as it has moved.
#pragma once

#include "analysis/result_set.hpp"
#include "model/structure.hpp"

namespace loadpath::analysis {

// Whether the axial forces of the set resist a motion.
bool is_held_taut(const model::Structure& structure, const ResultSet& set,
                  const std::vector<double>& motion);

// Whether nothing is wrong with a set of first order but that its loads drive such motions.
bool is_begun_taut(const model::Structure& structure, const ResultSet& set);

// Names what second order would find in a set of first order.
void tell_of_taut_motions(const model::Structure& structure, ResultSet& set);

}  // namespace loadpath::analysis
