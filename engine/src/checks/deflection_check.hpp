// Limits of deflection and sway as shares of a length (EN 1990, A1.4.3): every selected member or
// set under every selected combination.
#pragma once

#include <span>

#include "checks/steel_check.hpp"

namespace loadpath::checks {

// Fills per_entity and writes its traces; `combinations` are solved ones. A member is measured with
// the other pieces of its bar.
void check_deflections(const CheckContext& context,
                       const document::UnityCheckDefinition& definition,
                       std::span<const Entity> entities, std::span<const std::size_t> combinations,
                       CheckResult& result, TraceLog& traces);

}  // namespace loadpath::checks
