// The lowest eigenvalues of K x = lambda A x above a shift at which K - shift A is definite, with
// the proof that none was missed: the signs of the pivots of K - lambda A count the eigenvalues
// below lambda (Sylvester's law of inertia).
#pragma once

#include "algebra/largest_eigenpairs.hpp"

namespace loadpath::algebra {

// Two matrices of one pattern.
struct Pencil {
    SymmetricPattern pattern;
    std::span<const double> k, a;

    // K - shift A.
    std::vector<double> shifted(double shift) const;
};

struct Modes {
    std::vector<double> values;                // ascending; fewer than asked for where no more are
    std::vector<std::vector<double>> vectors;  // x' (K - shift A) x = 1
    bool converged = true;                     // false: the last ones still moved
    bool counted = false;                      // as many were found as the pivots count
};

// `factor` is that of pencil.shifted(shift).
Modes find_lowest_modes(const Pencil& pencil, const Analysis& analysis, const Factor& factor,
                        double shift, int count, const EigenLimits& limits = {});

}  // namespace loadpath::algebra
