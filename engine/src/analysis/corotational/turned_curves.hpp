// Section forces and displacements along a member that has turned far, in the axes of the member as
// it stood: equilibrium of every part on the deformed axis.
#pragma once

#include "curves/member_forces.hpp"
#include "elements/corotational/chain.hpp"
#include "loads/member_loads.hpp"

namespace loadpath::analysis {

// `end_forces`: what the joints exert on the ends of the chain, in the member's own axes.
curves::MemberForces turned_curves(const elements::Chain& chain,
                                   const std::vector<elements::Placement>& sections,
                                   const elements::FrameVector& end_forces,
                                   const loads::MemberLoads* loads, double length);

// The course of a cable that hangs from its start, whose displacement is given in local axes, under
// a tension there: its force and its shape. A slack cable without loads is left straight.
void hang_curves(const elements::Chain& chain, const model::Vector3& tension,
                 const model::Vector3& moved, curves::MemberForces& out);

}  // namespace loadpath::analysis
