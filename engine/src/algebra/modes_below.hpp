// The lowest eigenvalues of K x = lambda A x above 0, for a definite K, from a shift just above
// them: the pivots of K - shift A count how many there are below it (Sylvester's law of inertia),
// and the search has to find exactly these. One factorization serves the search and the proof that
// none was missed, where a shift below them asks for one each and leaves what is sought among all
// that follows it.
#pragma once

#include <memory>
#include <optional>

#include "algebra/lowest_modes.hpp"

namespace loadpath::algebra {

class ModesBelow {
 public:
    // The analysis and what the pencil views must outlive this.
    ModesBelow(const Pencil& pencil, const Analysis& analysis)
        : pencil_(pencil), analysis_(analysis) {}
    ModesBelow(const ModesBelow&) = delete;
    ModesBelow& operator=(const ModesBelow&) = delete;

    // Moves the shift, from a guess, to where at least so many eigenvalues are below it, and not
    // many more. False where that takes too many factorizations, or one meets a singular matrix.
    bool reach(int count, double guess);
    // The lowest of them, counted; nothing where the search does not come to an end.
    std::optional<Modes> find(int count, const EigenLimits& limits);
    // How many there are below a value; -1 where one is too near to it to tell.
    int count_below(double value) const;

 private:
    bool factor_at(double shift);
    double look_above(int count) const;
    int below() const { return factor_->inertia().negative; }
    std::unique_ptr<LargestEigenpairs> pairs(LargestEigenpairs::Side side) const;

    Pencil pencil_;
    const Analysis& analysis_;
    double shift_ = 0.0;
    std::unique_ptr<Factor> factor_;
    std::unique_ptr<LargestEigenpairs> pairs_;
};

}  // namespace loadpath::algebra
