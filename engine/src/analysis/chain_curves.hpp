// Section forces and displacements along a member that its axial force bends further: exact
// equilibrium of every piece of its chain on the deformed axis, polynomials between their ends.
#pragma once

#include "curves/member_forces.hpp"
#include "elements/beam_chain.hpp"
#include "loads/member_loads.hpp"

namespace loadpath::analysis {

// Forces in the axes of the undeformed member.
curves::MemberForces chain_curves(const elements::BeamChain& chain,
                                  const elements::FrameVector& end_displacements,
                                  const loads::MemberLoads* loads);

}  // namespace loadpath::analysis
