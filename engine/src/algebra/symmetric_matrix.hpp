// A sparse symmetric matrix as the solver takes it: the lower triangle, column by column.
// Only a view; the caller owns the arrays. Each pair (i, j), i >= j, appears at most once.
#pragma once

#include <span>

namespace loadpath::algebra {

struct SymmetricPattern {
    int n = 0;
    std::span<const int> col_ptr;  // n + 1 offsets into row
    std::span<const int> row;      // row[e] >= its column
};

struct SymmetricMatrix {
    SymmetricPattern pattern;
    std::span<const double> val;
};

// Where the unknowns sit: unknowns of one node are eliminated together, and the coordinates of
// the nodes guide the ordering. A Lagrange multiplier belongs to a node it constrains.
struct Layout {
    std::span<const int> block_of_dof;    // one node index per unknown
    std::span<const double> coordinates;  // x, y, z of every node
};

// y = A x for `count` vectors stored one after another.
void multiply(const SymmetricMatrix& a, std::span<const double> x, std::span<double> y, int count);

}  // namespace loadpath::algebra
