// Orders a small set of blocks by minimum degree, counting the blocks around the set too
// (they are eliminated later, so they fill in like the rest). Meant for up to about a hundred.
#pragma once

#include <span>

#include "algebra/block_graph.hpp"

namespace loadpath::algebra {

// Permutes `blocks` into elimination order. `scratch` has one entry per block of the graph, all
// -1 on entry and on return.
void order_by_minimum_degree(const BlockGraph& graph, std::span<int> blocks,
                             std::span<int> scratch);

}  // namespace loadpath::algebra
