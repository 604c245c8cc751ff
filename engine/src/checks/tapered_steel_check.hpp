// The Ec3Steel check of a tapered member: cross-sections along it, each by its own section. Its
// buckling stays undecided: 6.3.1 to 6.3.3 are for uniform members.
#pragma once

#include <span>

#include "checks/steel_check.hpp"

namespace loadpath::checks {

EntityResult check_tapered_member(const CheckContext& context,
                                  const document::UnityCheckDefinition& definition,
                                  std::span<const std::size_t> combinations, std::size_t member,
                                  TraceLog& traces);

// The same in modules that have tapered members (statics.wasm has none).
EntityResult judge_tapered_member(const CheckContext& context,
                                  const document::UnityCheckDefinition& definition,
                                  std::span<const std::size_t> combinations, std::size_t member,
                                  TraceLog& traces);

}  // namespace loadpath::checks
