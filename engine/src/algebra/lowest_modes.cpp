#include "algebra/lowest_modes.hpp"

#include <algorithm>

namespace loadpath::algebra {

namespace {

// The count is made a little beyond the last eigenvalue; one that close belongs to it.
constexpr double beyond = 1e-5;

// Restarts that most searches end within.
constexpr int steps_before_counting = 3;

// Of the largest eigenvalue: what is smaller is not told from none.
constexpr double least_count_share = 1e-8;

// Rounds of "the pivots count more than were found".
constexpr int most_rounds = 12;

// How many mu are above the given one; -1 where an eigenvalue stands too near to tell.
int count_above(const Pencil& pencil, const Analysis& analysis, double shift, double mu) {
    const std::vector<double> values = pencil.shifted(shift + 1.0 / mu);
    const Factor factor(analysis, {pencil.pattern, values}, {.most_motions = 0});
    return factor.status() == FactorStatus::regular ? factor.inertia().negative : -1;
}

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
      pairs_(factor, {pencil.pattern, definite_}, {pencil.pattern, pencil.a}) {}

// Where the first steps do not lead there, fewer may exist, or none: their number is counted before
// the search goes on.
bool ModeSearch::converge(int count, const EigenLimits& limits) {
    EigenLimits first = limits;
    first.most_restarts = std::min(limits.most_restarts, steps_before_counting);
    if (all_ < 0 && pairs_.converge(count, first)) return true;
    if (all_ < 0)
        all_ = count_above(pencil_, analysis_, shift_, least_count_share * pairs_.largest());
    return pairs_.converge(all_ < 0 ? count : std::min(count, all_), limits);
}

Modes ModeSearch::collect(int count) const {
    Modes modes;
    const int kept = std::min(count, static_cast<int>(pairs_.values().size()));
    for (int c = 0; c < kept; ++c) {
        modes.values.push_back(shift_ + 1.0 / pairs_.values()[c]);
        modes.vectors.push_back(pairs_.vector(c));
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
    for (int round = 0; round < most_rounds; ++round) {
        converged = converge(wanted, limits);
        const std::vector<double>& found = pairs_.values();
        if (found.empty()) break;
        const double last = found[std::min(count, static_cast<int>(found.size())) - 1];
        int counted = -1;
        double mu = last;
        for (int step = 0; step < 3 && counted < 0; ++step) {
            mu *= 1.0 - beyond;
            counted = count_above(pencil_, analysis_, shift_, mu);
        }
        const auto above =
            std::count_if(found.begin(), found.end(), [&](double value) { return value > mu; });
        is_counted = counted == above;
        if (is_counted || !converged || counted < above) break;
        pairs_.search_further();
        wanted = counted;
    }
    Modes modes = collect(count);
    modes.converged = converged;
    modes.counted = is_counted || (modes.values.empty() && (all_ == 0 || pairs_.is_exhausted()));
    return modes;
}

}  // namespace loadpath::algebra
