// Quadrilaterals in a plane surface of any shape: coarse triangles, joined in pairs where that
// makes a good quadrilateral, then every element divided from its edge midpoints. Each given edge
// must be one of an even division: the graph carries the coarse edges and `midpoints` the point in
// the middle of each.
#pragma once

#include <map>
#include <optional>

#include "mesh/planar_graph.hpp"

namespace loadpath::mesh {

using Midpoints =
    std::map<std::pair<int, int>, int>;  // ordered pair of graph points -> graph point

std::optional<PlanarMesh> quad_mesh(const PlanarGraph& coarse, const Midpoints& midpoints);

}  // namespace loadpath::mesh
