// Orders the vertices of a graph that has many chains, such as joints along divided members: they
// are eliminated first, from one end to the other, and dissection sees a single edge for each. It
// then finds the separators of the undivided graph, however finely its edges are divided.
#pragma once

#include <vector>

#include "algebra/block_graph.hpp"

namespace loadpath::algebra {

std::vector<int> order_chains_first(const BlockGraph& graph);

}  // namespace loadpath::algebra
