// Extremes of the section forces along a member, turned into global axes.
#pragma once

#include <array>

#include "curves/member_forces.hpp"
#include "model/axes.hpp"

namespace loadpath::results {

struct GlobalExtremes {
    std::array<double, 7> most{}, least{};  // fx fy fz mx my mz bw
};

GlobalExtremes global_extremes(const curves::MemberForces& forces, const model::Matrix3& axes);

}  // namespace loadpath::results
