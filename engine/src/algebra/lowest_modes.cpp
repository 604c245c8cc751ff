#include "algebra/lowest_modes.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loadpath::algebra {

namespace {

// The count is made a little before the last eigenvalue; what is closer cannot be told from it, or
// is the same to those who asked.
constexpr double count_margin = 1e-5;
constexpr double same_eigenvalue = 1e-5;

// Where the pivots count more than this many times what is wanted, what was found is a mixture of
// many that stand close together: it is made out more sharply instead.
constexpr int most_times_wanted = 3;
constexpr double sharper = 1e-2;
constexpr int most_restarts_when_sharper = 20;

// Restarts that most searches end within whose first space shows a share of what is wanted. What
// takes longer stands close together, and a shift near it is worth its factorization.
constexpr int steps_at_first = 1;
constexpr double least_share_at_first = 0.25;

// Columns, beside one for each that is wanted, of a space that shows the lowest eigenvalue to some
// percent, and how far below that a shift is then safe.
constexpr int columns_to_look = 12;
constexpr double safely_below = 0.25;

// Moves of the shift, each a factorization.
constexpr int most_moves = 3;

// Of the lowest eigenvalue: how close to it a shift may come.
constexpr double closest_shift = 1e-3;

// Of the largest eigenvalue: what is smaller is not told from none.
constexpr double least_count_share = 1e-8;

// Rounds of "the pivots count more than were found".
constexpr int most_rounds = 12;

}  // namespace

std::vector<double> Pencil::shifted(double shift) const {
    std::vector<double> values(k.begin(), k.end());
    if (shift != 0.0)
        for (std::size_t e = 0; e < values.size(); ++e) values[e] -= shift * a[e];
    return values;
}

ModeSearch::ModeSearch(const Pencil& pencil, const Analysis& analysis, const Factor& factor,
                       double shift)
    : pencil_(pencil),
      analysis_(analysis),
      shift_(shift),
      definite_(pencil.shifted(shift)),
      pairs_(std::make_unique<LargestEigenpairs>(factor, SymmetricMatrix{pencil.pattern, definite_},
                                                 SymmetricMatrix{pencil.pattern, pencil.a})) {}

bool ModeSearch::search_within(int count, EigenLimits limits) {
    limits.tolerance *= closeness_;
    limits.width = width_;
    return pairs_->converge(count, limits);
}

// Where A has as much on the other side of zero (moments that buckle beams sideways do so in either
// direction), that fills the space as fast as what is sought. From a shift near this it is far
// away.
void ModeSearch::look_both_ways(int count, const EigenLimits& limits) {
    EigenLimits look = limits;
    look.most_restarts = 0;
    look.most_columns = count + columns_to_look;
    if (shift_ != 0.0 || search_within(count, look) || !pairs_->reaches_both_ways()) return;
    const double lowest = 1.0 / pairs_->leading(1).first;
    if (lowest > 0.0) move_near({lowest, (1.0 + safely_below) * lowest});
}

bool ModeSearch::begin(int count, const EigenLimits& limits) {
    EigenLimits steps = limits;
    steps.most_restarts = 0;
    if (search_within(count, steps)) return true;
    if (static_cast<double>(pairs_->values().size()) < least_share_at_first * count) return false;
    steps.most_restarts = std::min(limits.most_restarts, steps_at_first);
    return search_within(count, steps);
}

// Where the first steps do not lead there, fewer may exist, or none: where not as many are in sight
// (those that are grow as the space does) their number is counted before the search goes on.
// Eigenvalues that stand close together are told apart from a shift near them.
bool ModeSearch::converge(int count, const EigenLimits& limits) {
    if (!std::exchange(has_looked_, true) && limits.most_restarts > steps_at_first)
        look_both_ways(count, limits);
    if (all_ < 0) {
        if (begin(count, limits)) return true;
        const double least = least_count_share * pairs_->largest();
        if (!(pairs_->leading(count).second > least)) all_ = count_above(least);
    }
    const int wanted = all_ < 0 ? count : std::min(count, all_);
    const int moves_allowed = limits.most_restarts > steps_at_first ? most_moves : 0;
    for (int moves = 0; moves < moves_allowed && move_shift(wanted); ++moves)
        if (begin(wanted, limits)) return true;
    return search_within(wanted, limits);
}

// Those at hand keep their memory.
FactorOptions ModeSearch::beside_factors() const {
    const std::uint64_t taken = analysis_.peak_bytes * (moved_ ? 2u : 1u);
    return {.memory_limit = memory_of_factors - std::min(memory_of_factors, taken),
            .most_motions = 0};
}

int ModeSearch::count_below(double value) const {
    const std::vector<double> values = pencil_.shifted(value);
    const Factor factor(analysis_, {pencil_.pattern, values}, beside_factors());
    return factor.status() == FactorStatus::regular ? factor.inertia().negative : -1;
}

// As close below the lowest eigenvalue as the wanted ones are apart, by what is known of them.
bool ModeSearch::move_shift(int count) {
    const auto [first, last] = pairs_->leading(count);
    if (!(last > 0.0)) return false;
    return move_near({shift_ + 1.0 / first, shift_ + 1.0 / last});
}

double Expected::distance() const {
    return std::max(highest - lowest, closest_shift * std::abs(lowest));
}

double Expected::shift_below() const {
    return distance() < 0.5 * lowest ? lowest - distance() : 0.0;
}

void ModeSearch::expect(double lowest) {
    width_ *= 2;
    closeness_ = std::max(1.0, std::abs(lowest) / (lowest - shift_));
}

bool ModeSearch::move_near(const Expected& expected) {
    const double lowest = expected.lowest;
    double distance = expected.distance();
    for (; distance < 0.5 * (lowest - shift_); distance *= 4.0) {
        const double shift = lowest - distance;
        std::vector<double> shifted = pencil_.shifted(shift);
        auto factor = std::make_unique<Factor>(analysis_, SymmetricMatrix{pencil_.pattern, shifted},
                                               beside_factors());
        if (factor->status() != FactorStatus::regular || factor->inertia().negative > 0) continue;
        shift_ = shift;
        expect(lowest);
        definite_ = std::move(shifted);
        moved_ = std::move(factor);
        pairs_ = std::make_unique<LargestEigenpairs>(*moved_,
                                                     SymmetricMatrix{pencil_.pattern, definite_},
                                                     SymmetricMatrix{pencil_.pattern, pencil_.a});
        return true;
    }
    return false;
}

Modes ModeSearch::collect(int count) const {
    Modes modes;
    const int kept = std::min(count, static_cast<int>(pairs_->values().size()));
    for (int c = 0; c < kept; ++c) {
        modes.values.push_back(shift_ + 1.0 / pairs_->values()[c]);
        modes.vectors.push_back(pairs_->vector(c));
    }
    return modes;
}

Modes ModeSearch::find(int count, const EigenLimits& limits) {
    const bool converged = converge(count, limits);
    Modes modes = collect(count);
    modes.converged = converged;
    return modes;
}

Modes ModeSearch::find_and_count(int count, const EigenLimits& limits) {
    int wanted = count;
    bool converged = true, is_counted = false;
    EigenLimits closer = limits;
    for (int round = 0; round < most_rounds; ++round) {
        converged = converge(wanted, closer);
        const std::vector<double>& found = pairs_->values();
        if (found.empty()) break;
        const double last = found[std::min(count, static_cast<int>(found.size())) - 1];
        int counted = -1;
        double mu = last;
        const double margin =
            std::max(count_margin, same_eigenvalue * std::abs(shift_ * last + 1.0));
        for (int step = 0; step < 3 && counted < 0; ++step) {
            mu *= 1.0 + margin;
            counted = count_above(mu);
        }
        const auto above =
            std::count_if(found.begin(), found.end(), [&](double value) { return value > mu; });
        is_counted = counted == above;
        if (is_counted || !converged || counted < above) break;
        if (counted <= most_times_wanted * wanted) {
            pairs_->search_further();
            wanted = counted;
        } else {
            closer.tolerance *= sharper;
            closer.most_restarts = std::min(limits.most_restarts, most_restarts_when_sharper);
        }
    }
    Modes modes = collect(count);
    modes.converged = converged;
    modes.counted = is_counted || (modes.values.empty() && (all_ == 0 || pairs_->is_exhausted()));
    return modes;
}

}  // namespace loadpath::algebra
