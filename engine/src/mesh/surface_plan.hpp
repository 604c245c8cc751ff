// How each surface will be meshed: which pieces of the edge network bound it or lie in it, whether
// a grid fits, and how finely its pieces must be divided so that all neighbours agree.
#pragma once

#include <variant>

#include "mesh/edge_network.hpp"

namespace loadpath::mesh {

struct SurfacePlan {
    SurfacePlane plane;
    std::vector<std::vector<int>> outline;  // chains of the outline's sides (one per boundary node)
    std::vector<std::vector<int>> openings;  // chains of the openings' edges
    std::vector<Pair> inner;                 // pieces inside
    std::vector<int> points;                 // nodes inside that no piece passes
    std::vector<std::vector<int>>
        four_sides;  // chains between four corners; empty when no grid fits
    double size = 0;

    bool is_structured() const { return !four_sides.empty(); }
};

std::variant<std::vector<SurfacePlan>, MeshFault> plan_surfaces(
    const MeshRequest& request, EdgeNetwork& network, const std::vector<SurfacePlane>& planes,
    const std::map<Pair, int>& line_of);

// Divides every piece: wanted sizes and divisions, even counts where quadrilaterals need them,
// equal counts on opposite sides of grids.
void divide_pieces(const MeshRequest& request, const std::vector<SurfacePlan>& plans,
                   EdgeNetwork& network);

}  // namespace loadpath::mesh
