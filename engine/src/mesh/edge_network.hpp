// The straight edges that meshes must share: sides of surfaces and openings, and members that lie
// in a surface, cut where nodes lie on them and where they cross, then divided. Whoever runs along
// a piece gets the same nodes.
#pragma once

#include <map>
#include <vector>

#include "mesh/surface_plane.hpp"
#include "mesh/vertex_pair.hpp"

namespace loadpath::mesh {

// A stretch between two neighbouring cuts.
struct Piece {
    double length = 0;
    int divisions = 1;
    bool even = false;          // must have an even number of divisions
    std::vector<int> interior;  // nodes of the division, from the smaller node number to the larger
};

struct EdgeNetwork {
    std::vector<Eigen::Vector3d> nodes;
    std::vector<std::vector<int>> chains;  // per line: the nodes it is cut at, ends included
    std::map<Pair, Piece> pieces;

    // Nodes along a line after division, ends included.
    std::vector<int> divided(const std::vector<int>& chain) const;
    int divisions_along(const std::vector<int>& chain) const;
    // Makes the nodes of the division.
    void place_nodes();
};

EdgeNetwork build_network(const std::vector<Eigen::Vector3d>& nodes, const std::vector<Line>& lines,
                          double tolerance);

}  // namespace loadpath::mesh
