// Triangles in a plane surface: constrained Delaunay triangulation, points added at circumcentres
// until size and shape are right (Ruppert 1995, without splitting the given edges: neighbours share
// them), then smoothing.
#pragma once

#include <optional>

#include "mesh/planar_graph.hpp"

namespace loadpath::mesh {

// Empty when the given edges cross each other.
std::optional<PlanarMesh> triangle_mesh(const PlanarGraph& graph);

}  // namespace loadpath::mesh
