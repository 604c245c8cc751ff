// Where along a member its axis moves furthest, and how far.
#pragma once

#include <array>

#include "curves/member_forces.hpp"

namespace loadpath::curves {

struct Furthest {
    double x = 0.0;
    std::array<double, 3> displacement{};  // local axes
};

Furthest furthest_displacement(const MemberForces& member);

}  // namespace loadpath::curves
