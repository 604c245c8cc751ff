// A member of the structure as a chain that may turn far: its sections, hinges, arms and loads.
#pragma once

#include "elements/corotational/chain.hpp"
#include "loads/member_loads.hpp"
#include "model/structure.hpp"

namespace loadpath::analysis {

// Members that carry axial force only are one straight piece between ball joints.
bool is_bar(const model::Member& member);

// `loads` may be null. `is_in_plane`: every joint is held out of the plane XY.
elements::Chain make_chain(const model::Member& member, const document::AnalysisOptions& options,
                           const loads::MemberLoads* loads, bool is_in_plane);

}  // namespace loadpath::analysis
