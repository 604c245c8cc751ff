// All eigenvalues and vectors of a dense symmetric matrix of some hundred rows: reflected into
// three diagonals, which rotations with shifts make one (Golub and Van Loan, Matrix
// Computations, 8.3). Of matrices with few rows Jacobi's rotations tell small values more exactly
// (small_eigen.hpp).
#pragma once

#include "algebra/small_eigen.hpp"

namespace loadpath::algebra {

SmallEigen decompose_dense(std::vector<double> matrix, int n);

}  // namespace loadpath::algebra
