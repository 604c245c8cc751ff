// What a plane surface asks of its mesh: the points it must pass through, the edges it must keep,
// which of them bound it (outline and openings), and the size of its elements.
#pragma once

#include <array>
#include <vector>

#include "mesh/lattice.hpp"

namespace loadpath::mesh {

struct PlanarGraph {
    std::vector<Point2> points;
    std::vector<std::array<int, 2>>
        boundary;  // outline and openings; an edge named twice bounds nothing
    std::vector<std::array<int, 2>> inner;  // edges to keep inside
    double size = 1;                        // wanted edge length
};

// Elements of three or four points, turning left. Points beyond those of the graph are new.
struct PlanarMesh {
    std::vector<Point2> points;
    std::vector<std::vector<int>> elements;
};

}  // namespace loadpath::mesh
