// Extremes of the section forces along a member, turned into global axes.
#pragma once

#include "answer/answer.gen.hpp"
#include "curves/member_forces.hpp"
#include "model/axes.hpp"

namespace loadpath::results {

answer::ForceRange global_extremes(const curves::MemberForces& forces, const model::Matrix3& axes);

}  // namespace loadpath::results
