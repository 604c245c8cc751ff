// Nested dissection (George 1973): the order in which blocks are eliminated. Separators go last,
// the pieces they leave are independent; small pieces are ordered by minimum degree.
#pragma once

#include <vector>

#include "algebra/block_graph.hpp"

namespace loadpath::algebra {

std::vector<int> dissect(const BlockGraph& graph);

}  // namespace loadpath::algebra
