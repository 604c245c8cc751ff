// Exact section forces and displacements along a member, from the state of its ends and its loads:
// equilibrium gives the forces, their integration gives the displacements. No sampling.
#pragma once

#include "assembly/frame_element.hpp"
#include "curves/member_forces.hpp"
#include "loads/member_loads.hpp"

namespace loadpath::analysis {

curves::MemberForces member_curves(const elements::FrameProperties& properties,
                                   const assembly::EndState& ends, const loads::MemberLoads* loads);

// The same for a member that stays straight between its ends: a rigid or a slack one.
curves::MemberForces straight_member_curves(double length, const assembly::EndState& ends,
                                            const loads::MemberLoads* loads);

}  // namespace loadpath::analysis
