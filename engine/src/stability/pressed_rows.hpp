// What presses a row of members that bracing holds: N_Ed of EN 1993-1-1, 5.3.3(3).
#pragma once

#include <string>

#include "analysis/result_set.hpp"
#include "stability/bracing_systems.hpp"

namespace loadpath::stability {

struct PressedRow {
    double force = 0.0;
    std::string why_not;  // why it is not known
};

// The flanges that are pressed, together: half of the largest compression and the largest moment
// about the axis along which the row is held over the depth; at least all of the compression.
PressedRow pressed_row(const model::Structure& structure, const checks::ModelIndex& index,
                       const analysis::ResultSet& set, const RestrainedRow& row,
                       const Vector3& direction);

}  // namespace loadpath::stability
