// What restrained members put on bracing systems, EN 1993-1-1, 5.3.3: q_d = sum N_Ed 8 (e_0 +
// delta_q) / L^2 along them, and half of its sum the other way at their ends.
#pragma once

#include "analysis/linear.hpp"
#include "answer/answer.gen.hpp"
#include "stability/bracing_systems.hpp"

namespace loadpath::stability {

// Of one combination.
struct BracingForces {
    std::vector<answer::BracingForce> rows;  // by system
    document::LoadCase forces;
    Issues warnings;
};

// delta_q is of first order under q_d and the loads of the set, whose result it is; `with` is what
// that was solved with, if it was. Where it is turned all systems bow against the loads; `name` is
// that of the combination.
BracingForces find_bracing_forces(const model::Structure& structure,
                                  const checks::ModelIndex& index, const analysis::FirstOrder* with,
                                  const std::vector<BracingSystem>& systems,
                                  const analysis::ResultSet& set, std::string_view name,
                                  bool is_turned);

}  // namespace loadpath::stability
