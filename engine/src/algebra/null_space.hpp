// Decides whether a matrix with suspiciously small pivots is singular, and finds the motions that
// meet no resistance: inverse iteration on the suspects, then Rayleigh and Ritz.
#pragma once

#include <vector>

#include "algebra/factor.hpp"

namespace loadpath::algebra {

class NullSpace {
 public:
    NullSpace(Factor& factor, const SymmetricMatrix& a, const FactorOptions& options)
        : factor_(factor), a_(a), options_(options), n_(a.pattern.n) {}

    // Sets status, inertia, singular unknowns and motions of the factor.
    void find();

 private:
    using Vectors = std::vector<std::vector<double>>;

    void iterate(Vectors& basis) const;
    void orthonormalize(Vectors& basis) const;
    Vectors keep_free(const Vectors& basis) const;
    std::vector<int> localize(Vectors& basis) const;

    Factor& factor_;
    const SymmetricMatrix& a_;
    const FactorOptions& options_;
    std::size_t n_;
};

}  // namespace loadpath::algebra
