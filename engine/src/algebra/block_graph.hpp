// The graph of the matrix with the unknowns of each node merged into one vertex. The ordering
// works on it: six times fewer vertices, and a node's unknowns stay together as dense columns.
#pragma once

#include <vector>

#include "algebra/symmetric_matrix.hpp"

namespace loadpath::algebra {

struct BlockGraph {
    std::vector<int> start;      // neighbours of b: neighbour[start[b] .. start[b + 1])
    std::vector<int> neighbour;  // sorted, without b itself
    std::vector<int> dof_start;  // unknowns of b: dof[dof_start[b] .. dof_start[b + 1])
    std::vector<int> dof;
    std::vector<double> coordinates;  // x, y, z of each block

    int size() const { return static_cast<int>(start.size()) - 1; }
    int weight(int b) const { return dof_start[b + 1] - dof_start[b]; }
    int degree(int b) const { return start[b + 1] - start[b]; }
};

// Nodes without unknowns (fully held) are left out.
BlockGraph merge_unknowns(const SymmetricPattern& pattern, const Layout& layout);

}  // namespace loadpath::algebra
