// The course of a member's loads along it.
#pragma once

#include <array>
#include <vector>

#include "curves/polynomial.hpp"
#include "loads/member_loads.hpp"

namespace loadpath::analysis {

// Stations where a load begins, ends or sits, from 0 to the length.
std::vector<double> load_stations(double length, const loads::MemberLoads* loads);

// Forces per metre between two neighbouring stations, in the distance from the first.
std::array<curves::Polynomial, 3> load_between(const loads::MemberLoads* loads, double from,
                                               double to);

}  // namespace loadpath::analysis
