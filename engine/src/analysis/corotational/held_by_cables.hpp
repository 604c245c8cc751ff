// What nothing but the pull of cables holds: loads that slacken them leave it without equilibrium.
#pragma once

#include <string>

#include "analysis/result_set.hpp"
#include "analysis/system.hpp"

namespace loadpath::analysis {

// A sentence that names where cables alone hold the structure and what would help; empty where
// they do so nowhere.
std::string tell_what_cables_hold(const model::Structure& structure, const Elements& elements,
                                  const assembly::Parameters& parameters, assembly::State state);

}  // namespace loadpath::analysis
