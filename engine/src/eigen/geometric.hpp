// The geometric stiffness of a structure under the first-order forces of a result set: what its
// members, rigid arms, rigid members and plates gain or lose by carrying them.
#pragma once

#include <vector>

#include "analysis/result_set.hpp"
#include "eigen/divided_model.hpp"

namespace loadpath::eigen {

// Of a stretch of a piece, between its ends in local axes; `from` is measured from the piece's
// start.
elements::FrameMatrix geometric_along(const DividedModel& model, std::size_t piece,
                                      const curves::MemberForces& curves, double from,
                                      double length);

std::vector<GeometricPart> gather_geometric(const DividedModel& model,
                                            const analysis::ResultSet& set);

}  // namespace loadpath::eigen
