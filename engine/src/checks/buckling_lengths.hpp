// Buckling lengths of a physical member from its set, restraints, supports and factors; where the
// document says nothing, the length between the points that hold it.
#pragma once

#include "checks/en1993/segment.hpp"
#include "checks/member_chain.hpp"
#include "checks/model_index.hpp"

namespace loadpath::checks {

// `is_planar`: every node is held across the plane (a 2D document). `is_swapped`: the strong axis
// of the section is the document's y, not its z.
en1993::BucklingLengths buckling_lengths(const ModelIndex& index, const MemberChain& chain,
                                         bool is_planar, bool is_swapped);

}  // namespace loadpath::checks
