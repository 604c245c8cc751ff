// The part of a polygon that lies on each plate, shared among the plate's corners by its shape
// functions.
#pragma once

#include <span>
#include <vector>

#include "loads/surface_load.hpp"
#include "mesh/surface_plane.hpp"

namespace loadpath::loads {

std::vector<CarriedPlate> spread_on_plates(const mesh::SurfacePlane& plane,
                                           std::span<const std::vector<Eigen::Vector3d>> plates);

}  // namespace loadpath::loads
