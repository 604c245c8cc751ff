// A polygon's load spread one way: strips across the distribution axis, each to the nearest bar
// along it.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "loads/surface_load.hpp"
#include "mesh/surface_plane.hpp"

namespace loadpath::loads {

// Fills strips, ends and axis of the load; a string says why it cannot.
std::optional<std::string> spread_on_bars(
    const mesh::SurfacePlane& plane, const std::optional<Eigen::Vector3d>& distribution_direction,
    std::span<const Bar> bars, SpreadLoad& load);

}  // namespace loadpath::loads
