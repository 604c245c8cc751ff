// The factorization S A S = P L D L^T P^T of a sparse symmetric matrix, definite or not, by the
// multifrontal method (Duff and Reid 1983; Liu 1992), and solving with it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "algebra/analysis.hpp"
#include "algebra/symmetric_matrix.hpp"

namespace loadpath::algebra {

enum class FactorStatus {
    regular,
    singular,     // see Factor::motions; solving is possible only for loads that cause no motion
    over_memory,  // needs more than the limit; nothing was allocated
};

// What a 32-bit address space leaves for factors beside the model and its results.
inline constexpr std::uint64_t memory_of_factors = std::uint64_t(3) << 30;

struct FactorOptions {
    std::uint64_t memory_limit = memory_of_factors;
    // A motion that meets less than this times the stiffness of the unknowns it moves is free.
    double singular_tolerance = 1e-14;
    int most_motions = 12;
};

struct Inertia {
    int positive = 0, negative = 0, zero = 0;
};

// One free motion: an independent vector of the null space, largest component 1.
struct Motion {
    int unknown = 0;             // where it is largest
    int own = 0;                 // an unknown that moves in no other motion: holding it stops it
    std::vector<double> vector;  // one value per unknown of the matrix
};

class Factor {
 public:
    // `analysis` must outlive the factor and fit the pattern of `a`.
    Factor(const Analysis& analysis, const SymmetricMatrix& a, const FactorOptions& options = {});

    FactorStatus status() const { return status_; }
    const Inertia& inertia() const { return inertia_; }
    // Smallest over largest pivot of the scaled matrix: cheap, roughly one over the condition.
    double pivot_ratio() const { return pivot_ratio_; }
    // True when a pivot had to be made up: solutions need `solve_refined`.
    bool needs_refinement() const { return replaced_ > 0; }
    // Unknowns at which the factorization found (almost) no stiffness left, and a basis of the
    // motions, at most `most_motions` of them; inertia().zero says how many were found.
    const std::vector<int>& singular_unknowns() const { return singular_unknowns_; }
    const std::vector<Motion>& motions() const { return motions_; }

    // The powers of two the unknowns were scaled by.
    std::span<const double> scale() const { return scale_; }

    // Replaces `count` right-hand sides, stored one after another, by the solutions.
    void solve(std::span<double> rhs, int count) const;

 private:
    friend class NullSpace;

    bool factor_numerically(const SymmetricMatrix& a, bool search_always);
    void find_scale(const SymmetricMatrix& a);
    void scatter(const SymmetricMatrix& a);
    void solve_some(double* rhs, int count) const;
    void forward(int s, double* x, double* local, int count) const;
    void divide_by_pivots(double* x, int count) const;
    void backward(int s, double* x, double* local, int count) const;

    const Analysis* analysis_;
    FactorStatus status_ = FactorStatus::regular;
    Inertia inertia_;
    double pivot_ratio_ = 1.0;
    int replaced_ = 0;
    int negative_suspects_ = 0;
    std::vector<int> suspects_;  // unknowns with a pivot so small that A may be singular
    std::vector<int> singular_unknowns_;
    std::vector<Motion> motions_;

    std::vector<double> scale_;         // S, powers of two, per unknown
    std::unique_ptr<double[]> panels_;  // L; a vector of a 32-bit module ends at 2 GiB
    std::vector<double> diagonal_;      // D, by place in elimination order
    std::vector<double> beside_;
    std::vector<int> pivot_order_;  // place within the supernode of each pivot
};

}  // namespace loadpath::algebra
