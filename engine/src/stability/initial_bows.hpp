// Initial bows of members (EN 1993-1-1, 5.3.2(3)b), where a frame that is sensitive to second order
// has to have them beside its sway (5.3.2(6)): in members that are compressed by more than a
// quarter of their critical force between hinges and that a joint holds against turning at one end
// at least.
#pragma once

#include <span>

#include "answer/answer.gen.hpp"
#include "checks/member_chain.hpp"
#include "stability/initial_sway.hpp"

namespace loadpath::stability {

// In the vertical plane in which the structure leans.
std::vector<answer::InitialBow> find_bows(const model::Structure& structure,
                                          const checks::ModelIndex& index,
                                          const checks::MemberChains& chains,
                                          const analysis::ResultSet& set, const Lean& lean);

// The forces that stand for bows, 5.3.2(7): 8 N e_0 / L^2 along the member, and at its ends half of
// their sum the other way.
void add_forces(const checks::ModelIndex& index, std::span<const answer::InitialBow> bows,
                document::LoadCase& forces);

}  // namespace loadpath::stability
