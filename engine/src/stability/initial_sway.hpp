// The initial sway imperfection of EN 1993-1-1, 5.3.2(3)a.
#pragma once

#include "answer/answer.gen.hpp"
#include "stability/leans.hpp"

namespace loadpath::stability {

constexpr double phi_0 = 1.0 / 200.0;  // before alpha_h and alpha_m

// `height` is that of the lowest of all structures that stand apart (height_of).
answer::InitialSway initial_sway(const std::vector<Column>& columns, double height,
                                 const Lean& lean);

// How far nodes are moved by it.
std::vector<Vector3> leaned(const std::vector<document::Node>& nodes,
                            const answer::InitialSway& sway, double height_of_feet);

}  // namespace loadpath::stability
