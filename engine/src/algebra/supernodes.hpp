// The structure of the factor: groups of columns that share their rows, eliminated as one dense
// front. Small groups are merged with their parent at the price of a few stored zeros.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "algebra/block_graph.hpp"

namespace loadpath::algebra {

struct Supernodes {
    std::vector<int> dof_order;  // unknowns in elimination order
    std::vector<int> first;      // columns of s: first[s] .. first[s + 1), in that order
    std::vector<int> parent;     // -1 for roots; children come before parents
    std::vector<int> row_start;  // rows below the columns of s, ascending:
    std::vector<int> rows;       //   rows[row_start[s] .. row_start[s + 1])
    std::vector<std::uint64_t> panel_start;  // dense columns of s, all rows: offset in doubles
    std::uint64_t stack_doubles = 0;         // most that waits between children and parents
    double multiplications = 0.0;

    int count() const { return static_cast<int>(parent.size()); }
    int columns(int s) const { return first[s + 1] - first[s]; }
    int below(int s) const { return row_start[s + 1] - row_start[s]; }
};

Supernodes find_supernodes(const BlockGraph& graph, std::vector<int> order);

}  // namespace loadpath::algebra
