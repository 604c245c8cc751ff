// What is said of loads under which there is no stable equilibrium.
#pragma once

#include <string>

#include "analysis/result_set.hpp"

namespace loadpath::analysis {

// What ends the warning of a motion that nothing resists.
inline constexpr char undriven[] = "; no load drives this motion, so it is left out";

// Leaves a refused set the warnings that tell why it gives way: motions that nothing resists.
void keep_free_motions(ResultSet& set);

// Whether the first loads already drive what can move without any: no load drives it in first
// order, but those that press do once it has begun.
bool is_driven_at_once(const ResultSet& set);

// The error of a set that has a stable equilibrium up to its load factor only; `what` gives way,
// and furthest at `where` ("node 4 along Z", empty where it is not known).
void tell_instability(ResultSet& set, const std::string& what, std::string path,
                      const std::string& where);

}  // namespace loadpath::analysis
