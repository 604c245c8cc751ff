// Surfaces that pass through each other without a common edge: their meshes share no node there.
#pragma once

#include <utility>
#include <vector>

#include "mesh/surface_plane.hpp"

namespace loadpath::mesh {

// Pairs of surfaces, by place, that cross along a line which is neither an edge of one of them nor
// taken by a member.
std::vector<std::pair<int, int>> crossings(const MeshRequest& request,
                                           const std::vector<SurfacePlane>& planes);

}  // namespace loadpath::mesh
