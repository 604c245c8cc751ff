// The largest eigenvalues mu of A x = mu F x for a definite, factored F and any symmetric A, by
// block Lanczos with full orthogonalization and thick restarts (Golub and Underwood 1977; Wu and
// Simon 2000). Start vectors are the same on every machine. With F = K - shift M and A = M these
// are the vibrations above the shift, with F = K and A = -Kg the positive load factors 1 / mu.
//
// The same from a shift in the midst of the eigenvalues lambda of F x = lambda A x, with a factor
// of S = F - shift A that need not be definite (the buckling transformation of Grimes, Lewis and
// Simon 1994): -S^-1 F has mu = lambda / (shift - lambda), which is positive for all that are
// between 0 and the shift and for no others; S^-1 F has lambda / (lambda - shift), above 1 for all
// beyond the shift.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "algebra/factor.hpp"

namespace loadpath::algebra {

struct EigenLimits {
    double tolerance = 1e-8;  // of the residual, relative to the eigenvalue
    int most_restarts = 100;
    int most_columns = 0;  // of the space, to have a first look; 0: as many as a search takes
    int width = 1;  // of the spaces searched: more tell more eigenvalues apart that stand close
};

class LargestEigenpairs {
 public:
    enum class Side { of_zero, below, above };

    // The factor is that of `f`, or of the shifted matrix on whose side is sought; it and what the
    // matrices view must outlive this.
    LargestEigenpairs(const Factor& factor, const SymmetricMatrix& f, const SymmetricMatrix& a,
                      Side side = Side::of_zero);

    // Works on until `count` positive eigenvalues stand or there are no more. False when some still
    // move after the last restart.
    bool converge(int count, const EigenLimits& limits);

    // What stands, largest first.
    const std::vector<double>& values() const { return values_; }
    // The vector of eigenvalue c, x' F x = 1.
    std::vector<double> vector(int c) const;
    // The largest of all that are in sight and the one at the given place, standing or not; zero
    // where there are fewer.
    std::pair<double, double> leading(int count) const;
    // How many positive ones are in sight.
    int in_sight() const;
    // Whether eigenvalues on the other side of zero are about as large as the largest.
    bool reaches_both_ways() const {
        return !ritz_values_.empty() && ritz_values_.back() < -0.5 * ritz_values_.front();
    }
    // Size of the largest eigenvalue seen, of either sign.
    double largest() const { return largest_; }
    // Whether everything that A reaches has been searched: there are no further eigenvalues.
    bool is_exhausted() const { return is_exhausted_; }
    // Brings in directions not yet searched, because a count says that some were missed.
    void search_further();

 private:
    using Columns = std::vector<double>;  // one after another

    int columns_of(const Columns& block) const { return static_cast<int>(block.size() / n_); }
    double size_of_images() const { return largest_ > 0.0 ? largest_ : 1.0; }
    void find_next_block();
    void add_random_columns(int count);
    std::vector<double> orthogonalize(Columns& block, int first, std::vector<double>* coupling);
    Columns images_of_last() const;
    void keep_products(const std::vector<double>& shares);
    void append_next_block();
    void find_ritz(const EigenLimits& limits);
    int count_opposed(int place) const;
    bool is_full(int count, const EigenLimits& limits) const;
    void restart(int keep);
    Columns combine(const Columns& columns, int first, int count) const;

    const Factor& factor_;
    SymmetricMatrix f_, a_;
    Side side_;
    std::size_t n_;
    int width_;                      // columns of a block
    Columns basis_, times_f_;        // V with V' F V = 1, and F V
    std::vector<double> projected_;  // V' F (images of V), row by row
    int last_ = 0;                   // columns of the newest block
    Columns next_, next_times_f_;    // what the newest block leads to outside the basis
    std::vector<double> coupling_;   // of the newest block (columns) with the next one (rows)
    std::vector<double> ritz_values_, ritz_vectors_;  // largest first
    std::vector<double> values_;
    double tolerance_ = 0.0;  // that these were found with
    int kept_ = 0;            // columns of the basis from before the last restart
    double largest_ = 0.0;    // size of the largest eigenvalue seen, of either sign
    std::uint64_t random_ = 88172645463325252u;
    bool is_exhausted_ = false;
};

}  // namespace loadpath::algebra
