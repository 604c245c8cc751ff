#include "algebra/modes_below.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::algebra {

namespace {

// A search from the midst of eigenvalues pays as long as it saves one of these.
constexpr int most_factorizations = 4;

// Eigenvalues beside those that are wanted, which have to be found too: this many, or as many again
// as are wanted.
constexpr int few_others = 12;

// Columns, beside two for each that is wanted, of a space that shows about where they are.
constexpr int columns_for_a_guess = 6;

// Of a shift that has far too many below it.
constexpr double lower = 0.88;
// Of a shift that an eigenvalue is too near to.
constexpr double beside = 1.0 + 1e-4;

// Rounds of "fewer are in sight than the pivots count".
constexpr int most_new_directions = 6;

}  // namespace

bool ModesBelow::factor_at(double shift) {
    shift_ = shift;
    const std::vector<double> values = pencil_.shifted(shift);
    factor_ = std::make_unique<Factor>(analysis_, SymmetricMatrix{pencil_.pattern, values},
                                       FactorOptions{.most_motions = 0});
    return factor_->status() == FactorStatus::regular;
}

std::unique_ptr<LargestEigenpairs> ModesBelow::pairs(LargestEigenpairs::Side side) const {
    return std::make_unique<LargestEigenpairs>(*factor_,
                                               SymmetricMatrix{pencil_.pattern, pencil_.k},
                                               SymmetricMatrix{pencil_.pattern, pencil_.a}, side);
}

// A little beyond the eigenvalue at the given place above the shift: a space shows none lower than
// it is. 0 where it shows no such.
double ModesBelow::look_above(int count) const {
    EigenLimits look;
    look.most_columns = 2 * count + columns_for_a_guess;
    look.most_restarts = 0;
    const auto above = pairs(LargestEigenpairs::Side::above);
    above->converge(count + 1, look);
    const double nu = above->leading(count).second, next = above->leading(count + 1).second;
    if (!(next > 1.0)) return 0.0;
    return shift_ * (0.75 * nu / (nu - 1.0) + 0.25 * next / (next - 1.0));
}

bool ModesBelow::reach(int count, double guess) {
    double low = 0.0, high = INFINITY;
    for (int turn = 0; turn < most_factorizations; ++turn) {
        if (!factor_at(guess)) {
            guess *= beside;
        } else if (below() < count) {
            low = guess;
            guess = look_above(count - below());
            if (!(guess > low)) return false;
            if (!(guess < high)) guess = 0.5 * (low + high);
        } else if (below() > count + std::max(count, few_others)) {
            high = guess;
            guess = low > 0.0 ? 0.5 * (low + high) : lower * high;
        } else {
            pairs_ = pairs(LargestEigenpairs::Side::below);
            return true;
        }
    }
    return false;
}

int ModesBelow::count_below(double value) const {
    const std::vector<double> values = pencil_.shifted(value);
    const std::uint64_t left =
        memory_of_factors - std::min(memory_of_factors, analysis_.peak_bytes);
    const Factor factor(analysis_, {pencil_.pattern, values},
                        {.memory_limit = left, .most_motions = 0});
    return factor.status() == FactorStatus::regular ? factor.inertia().negative : -1;
}

std::optional<Modes> ModesBelow::find(int count, const EigenLimits& limits) {
    const int all = below();
    EigenLimits steps = limits;
    steps.most_restarts = 0;
    for (int round = 0; !pairs_->converge(all, steps); ++round) {
        if (round == most_new_directions) return {};
        // Repeated ones beyond the columns of a block come from new directions.
        if (pairs_->in_sight() < all)
            pairs_->search_further();
        else
            steps.most_restarts = limits.most_restarts;
    }
    if (static_cast<int>(pairs_->values().size()) < all) return {};
    Modes modes;
    modes.counted = true;
    for (int c = all - 1; c >= std::max(0, all - count); --c) {
        const double mu = pairs_->values()[static_cast<std::size_t>(c)];
        modes.values.push_back(shift_ * mu / (1.0 + mu));
        modes.vectors.push_back(pairs_->vector(c));
    }
    return modes;
}

}  // namespace loadpath::algebra
