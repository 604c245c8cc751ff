// All eigenvalues and vectors of a small dense symmetric matrix, by Jacobi's rotations.
#pragma once

#include <vector>

namespace loadpath::algebra {

struct SmallEigen {
    std::vector<double> values;
    std::vector<double> vectors;  // vector c at [c * n .. (c + 1) * n)
};

SmallEigen decompose_symmetric(std::vector<double> matrix, int n);

}  // namespace loadpath::algebra
