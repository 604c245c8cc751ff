// What the search for modes does most: products and sums of long columns.
#pragma once

#include <cstddef>
#include <vector>

#include "algebra/symmetric_matrix.hpp"

namespace loadpath::algebra {

double dot(const double* x, const double* y, std::size_t n);

// x += factor y
void add_times(double* x, double factor, const double* y, std::size_t n);

// Takes from `count` columns of `block` what they have of those of `basis`: x -= basis (images' x).
// All columns have n entries and lie one after another. Gives back images' block, row by row.
std::vector<double> project_out(double* block, int count, const double* basis, const double* images,
                                int size, std::size_t n);

// As `multiply`, to the same digits; of four or two columns at a time, which fetches the matrix
// once for them.
void multiply_columns(const SymmetricMatrix& a, std::span<const double> x, std::span<double> y,
                      int count);

// x := c x - s y and y := s x + c y
void rotate(double* x, double* y, double c, double s, std::size_t n);

}  // namespace loadpath::algebra
