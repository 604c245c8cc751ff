// What nothing but the pull of cables holds: loads that slacken them leave it without equilibrium.
#pragma once

#include <string>
#include <vector>

#include "analysis/result_set.hpp"
#include "model/structure.hpp"

namespace loadpath::analysis {

// A sentence that names where cables alone hold the structure and what would help; empty where
// they do so nowhere. `free`: the motions that nothing else resists.
std::string tell_what_cables_hold(const model::Structure& structure,
                                  const std::vector<FreeMotion>& free);

}  // namespace loadpath::analysis
