// The Generic check: demand over capacity, both formulas over quantities of the structure.
#pragma once

#include <span>

#include "checks/result.hpp"
#include "checks/selection.hpp"
#include "checks/steel_check.hpp"

namespace loadpath::checks {

// Fills per_entity and writes its traces; `combinations` are solved ones.
void check_generic(const CheckContext& context, const document::UnityCheckDefinition& definition,
                   std::span<const Entity> entities, std::span<const std::size_t> combinations,
                   CheckResult& result, TraceLog& traces);

}  // namespace loadpath::checks
