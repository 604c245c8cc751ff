#include "algebra/lowest_modes.hpp"

#include <algorithm>

namespace loadpath::algebra {

namespace {

// The count is made a little beyond the last eigenvalue; one that close belongs to it.
constexpr double beyond = 1e-5;

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

Modes find_lowest_modes(const Pencil& pencil, const Analysis& analysis, const Factor& factor,
                        double shift, int count, const EigenLimits& limits) {
    const std::vector<double> definite = pencil.shifted(shift);
    LargestEigenpairs pairs(factor, {pencil.pattern, definite}, {pencil.pattern, pencil.a});
    Modes modes;
    int wanted = count;
    for (int round = 0; round < most_rounds; ++round) {
        modes.converged = pairs.converge(wanted, limits);
        const std::vector<double>& found = pairs.values();
        if (found.empty()) break;
        const double last = found[std::min(count, static_cast<int>(found.size())) - 1];
        int counted = -1;
        double mu = last;
        for (int step = 0; step < 3 && counted < 0; ++step) {
            mu *= 1.0 - beyond;
            counted = count_above(pencil, analysis, shift, mu);
        }
        const auto above =
            std::count_if(found.begin(), found.end(), [&](double value) { return value > mu; });
        modes.counted = counted == above;
        if (modes.counted || !modes.converged || counted < above) break;
        pairs.search_further();
        wanted = counted;
    }
    modes.counted = modes.counted || pairs.is_exhausted();
    const int kept = std::min(count, static_cast<int>(pairs.values().size()));
    for (int c = 0; c < kept; ++c) {
        modes.values.push_back(shift + 1.0 / pairs.values()[c]);
        modes.vectors.push_back(pairs.vector(c));
    }
    return modes;
}

}  // namespace loadpath::algebra
