// What goes wrong in a search for modes, in words, and what to know of its result.
#pragma once

#include <optional>
#include <string>

#include "eigen/eigen_system.hpp"

namespace loadpath::eigen {

// The document may ask for a finer search than ours, and for fewer steps.
algebra::EigenLimits limits_of(const std::optional<double>& tolerance,
                               const std::optional<std::int64_t>& max_iterations);

// `structure` is the undivided one.
Issue why_not_factored(const model::Structure& structure, const EigenSystem& system,
                       EigenSystem::Ending ending, const std::string& path);

// Modes that still moved are an error, fewer than asked for a warning. `left_out` are those that
// the division of members does not bear out; an error where nothing else is found.
void judge_modes(const algebra::Modes& modes, int asked, int left_out, const std::string& path,
                 Issues& errors, Issues& warnings);

// Members that the reference leaves slack take no part.
void warn_of_slack(const model::Structure& structure, const assembly::State& state,
                   const std::string& path, Issues& warnings);

}  // namespace loadpath::eigen
