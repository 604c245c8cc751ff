// Twist and bimoment along a member that warps: exact at stations, quintic between them.
#pragma once

#include <vector>

#include "assembly/frame_element.hpp"
#include "curves/polynomial.hpp"
#include "loads/member_loads.hpp"

namespace loadpath::analysis {

// The stations, with as many more between them as the decay of the warping asks for.
std::vector<double> refined_stations(const elements::FrameProperties& p,
                                     const std::vector<double>& stations);

struct TwistPiece {
    curves::Polynomial twist, bimoment;  // in the distance from the start of the piece
};

// One piece per pair of neighbouring stations.
std::vector<TwistPiece> warping_twist(const elements::FrameProperties& p,
                                      const assembly::EndState& ends,
                                      const loads::MemberLoads* loads,
                                      const std::vector<double>& stations);

}  // namespace loadpath::analysis
