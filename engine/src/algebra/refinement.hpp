// How good a solution is, how good it can be, and a step that makes it better.
#pragma once

#include <span>
#include <vector>

#include "algebra/factor.hpp"

namespace loadpath::algebra {

// Per right-hand side: |b - A x| / (|A| |x| + |b|), the largest over the unknowns (componentwise
// backward error, Oettli and Prager 1964). About 1e-16 is as good as arithmetic allows. Rows in
// which nothing but rounding acts do not count.
std::vector<double> backward_errors(const SymmetricMatrix& a, std::span<const double> x,
                                    std::span<const double> b, int count);

// Solves and improves: at most `most_steps` steps of iterative refinement, each kept only if it
// lowers the backward error. `rhs` becomes the solution; returns the backward errors.
std::vector<double> solve_refined(const Factor& factor, const SymmetricMatrix& a,
                                  std::span<double> rhs, int count, int most_steps = 3);

// Estimate of the condition number of the scaled matrix in the 1-norm, from below, nearly always
// within a factor of 3 (Hager 1984; Higham 1988). Costs three solves.
double estimate_condition(const Factor& factor, const SymmetricMatrix& a);

}  // namespace loadpath::algebra
