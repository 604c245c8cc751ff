// A grid over a four-sided plane surface with straight sides: lines between the points of opposite
// sides, and nodes where they cross. Opposite sides have equally many points, not necessarily
// equally spaced.
#pragma once

#include <optional>

#include "mesh/planar_graph.hpp"

namespace loadpath::mesh {

struct FourSides {
    // Point numbers along the sides, ends included: bottom and top from left to right, left and
    // right upwards.
    std::vector<int> bottom, right, top, left;
};

PlanarMesh structured_mesh(const std::vector<Point2>& points, const FourSides& sides,
                           bool triangles);

}  // namespace loadpath::mesh
