// Ends of a bar that the document leaves free to turn about the bar, and that count as forks.
#pragma once

#include "checks/en1993/segment.hpp"
#include "checks/member_chain.hpp"
#include "checks/model_index.hpp"

namespace loadpath::checks {

en1993::TwistAtEnds twist_at_ends(const ModelIndex& index, const MemberChain& chain);

}  // namespace loadpath::checks
