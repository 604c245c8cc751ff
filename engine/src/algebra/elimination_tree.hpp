// Which block waits for which when blocks are eliminated in a given order, and how many unknowns
// each couples with by then (Liu 1990, "The role of elimination trees in sparse factorization").
#pragma once

#include <vector>

#include "algebra/block_graph.hpp"

namespace loadpath::algebra {

struct EliminationTree {
    std::vector<int> order;   // blocks in elimination order, a postorder of the tree
    std::vector<int> parent;  // by place in the order, -1 for roots
    std::vector<int> below;   // unknowns in the factor's column below the block, by place
};

EliminationTree build_elimination_tree(const BlockGraph& graph, std::vector<int> order);

// Children before parents; among siblings (and roots) the one that `sequence` names first.
std::vector<int> postorder(const std::vector<int>& parent, const std::vector<int>& sequence);

}  // namespace loadpath::algebra
