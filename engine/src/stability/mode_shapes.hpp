// Imperfections in the shape of modes (EN 1993-1-1, 5.3.2(11)). The initial sway leans all columns
// one way; a mode in which others lean, such as struts that beams hold up, or columns against each
// other, would be found by no second order without an imperfection of its own.
#pragma once

#include "analysis/result_set.hpp"
#include "answer/answer.gen.hpp"
#include "checks/frame_modes.hpp"
#include "checks/struts.hpp"

namespace loadpath::stability {

using Shifts = std::vector<model::Vector3>;  // by node

// Adds to shifts, by node, the shape of each mode below the limit that no lean of the combination
// contains, and hardly the shifts. In it the member that drives it most leans by phi, the way that
// the loads of the set lean it; the other way where all are turned.
std::vector<answer::ModeImperfection> add_mode_shapes(const document::Model& model,
                                                      std::span<const checks::HeldStrut> struts,
                                                      const checks::FrameModes& modes,
                                                      const analysis::ResultSet& set,
                                                      std::span<const Shifts> leans, double phi,
                                                      bool is_turned, Shifts& shifts);

}  // namespace loadpath::stability
