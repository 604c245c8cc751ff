// The lowest eigenvalues of K x = lambda A x above a shift at which K - shift A is definite, with
// the proof that none was missed: the signs of the pivots of K - lambda A count the eigenvalues
// below lambda (Sylvester's law of inertia).
#pragma once

#include <memory>

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
    std::vector<std::vector<double>> vectors;  // x' (K - shift A) x = 1 for some such shift
    bool converged = true;                     // false: the last ones still moved
    bool counted = false;                      // as many were found as the pivots count
};

// Where wanted eigenvalues are expected; nowhere while `lowest` is not positive. An expectation
// that is wrong costs time only.
struct Expected {
    double lowest = 0.0, highest = 0.0;

    // How far below the lowest a shift is to be: as far as the wanted ones are apart.
    double distance() const;
    // The shift there, where that is much nearer than 0 is; else 0.
    double shift_below() const;
};

class ModeSearch {
 public:
    // `factor` is that of pencil.shifted(shift); it, the analysis and what the pencil views must
    // outlive this. Where the search is slow, the shift is moved close to the lowest eigenvalue.
    ModeSearch(const Pencil& pencil, const Analysis& analysis, const Factor& factor, double shift);
    ModeSearch(const ModeSearch&) = delete;
    ModeSearch& operator=(const ModeSearch&) = delete;

    // Says where the lowest eigenvalue is about, for a shift that is close below it.
    void expect(double lowest);
    // Moves the shift close below where the wanted eigenvalues are expected, if that is worth it.
    bool move_near(const Expected& expected);
    // Without the count.
    Modes find(int count, const EigenLimits& limits = {});
    // With it: one more factorization where nothing was missed.
    Modes find_and_count(int count, const EigenLimits& limits = {});
    // How many eigenvalues stand between the shift and a value above it; -1 where one stands too
    // near to it to tell, or no memory is left.
    int count_below(double value) const;

 private:
    bool converge(int count, const EigenLimits& limits);
    void look_both_ways(int count, const EigenLimits& limits);
    bool begin(int count, const EigenLimits& limits);
    bool search_within(int count, EigenLimits limits);
    bool move_shift(int count);
    // The same of mu, the eigenvalues turned over: how many are above the given one.
    int count_above(double mu) const { return count_below(shift_ + 1.0 / mu); }
    FactorOptions beside_factors() const;
    Modes collect(int count) const;

    Pencil pencil_;
    const Analysis& analysis_;
    double shift_;
    // Eigenvalues by their distance from the shift: what is sought is right to a share of the
    // distance, what is asked for to one of the eigenvalue.
    double closeness_ = 1.0;
    int width_ = 1;  // of the spaces searched
    bool has_looked_ = false;
    std::vector<double> definite_;
    std::unique_ptr<Factor> moved_;  // where the shift was moved
    std::unique_ptr<LargestEigenpairs> pairs_;
    int all_ = -1;  // how many there are, where that had to be found out
};

}  // namespace loadpath::algebra
