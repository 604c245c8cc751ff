#include "eigen/refinement.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace loadpath::eigen {

namespace {

constexpr int most_pieces_of_a_member = 256;
constexpr int most_pieces = 40'000;
constexpr int most_finer = 4;  // pieces of one, in one turn

// Of an eigenvalue; what is added to it is then right to about the square of this.
constexpr double most_missed = 6e-3;
// Where members cannot be divided further: what is added is then right to some thousandths.
constexpr double most_missed_at_last = 0.05;
// What is found over what is right, where a piece between pins bends in two waves, the second mode
// that it has: 2520 / (2 pi)^4 in vibration, 60 / (2 pi)^2 in buckling.
constexpr double most_of_a_piece = 1.65;

int total_of(const std::vector<int>& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

// The members that miss most in a mode, so many that the others miss less than half of what may be.
std::vector<int> worst_members(const Missed::Mode& mode, double allowed) {
    std::vector<int> worst;
    double rest = 0.0;
    for (std::size_t m = 0; m < mode.of_members.size(); ++m) {
        if (mode.of_members[m] == 0.0) continue;
        worst.push_back(static_cast<int>(m));
        rest += std::abs(mode.of_members[m]);
    }
    const auto size_of = [&](int m) { return std::abs(mode.of_members[std::size_t(m)]); };
    std::stable_sort(worst.begin(), worst.end(),
                     [&](int a, int b) { return size_of(a) > size_of(b); });
    std::size_t taken = 0;
    while (taken < worst.size() && rest > 0.5 * allowed) rest -= size_of(worst[taken++]);
    worst.resize(taken);
    return worst;
}

}  // namespace

std::vector<int> first_division(const model::Structure& structure) {
    const int members = std::max<int>(1, static_cast<int>(structure.members.size()));
    return std::vector<int>(structure.members.size(), std::clamp(80 / members, 1, 4));
}

std::size_t borne_out(const Missed& missed, const std::vector<double>& eigenvalues) {
    std::size_t count = 0;
    while (count < eigenvalues.size() && !missed.modes[count].hides &&
           std::abs(missed.modes[count].all) <= most_missed_at_last * std::abs(eigenvalues[count]))
        ++count;
    // Those that are left out may belong before some that are good.
    for (std::size_t i = count; i < eigenvalues.size(); ++i) {
        const double twice =
            missed.modes[i].hides ? 0.0 : eigenvalues[i] + 2.0 * missed.modes[i].all;
        const double least = std::max(eigenvalues[i] / most_of_a_piece, twice);
        while (count > 0 && eigenvalues[count - 1] + missed.modes[count - 1].all > least) --count;
    }
    return count;
}

algebra::Expected expected_after(const Missed& missed, const std::vector<double>& eigenvalues) {
    algebra::Expected expected{INFINITY, 0.0};
    for (std::size_t i = 0; i < eigenvalues.size(); ++i) {
        const double value = eigenvalues[i] + missed.modes[i].all;
        expected.lowest = std::min(expected.lowest, value);
        expected.highest = std::max(expected.highest, value);
    }
    return expected;
}

bool double_division(const model::Structure& structure, std::vector<int>& counts) {
    if (2 * total_of(counts) > most_pieces) return false;
    bool grew = false;
    for (std::size_t m = 0; m < counts.size(); ++m) {
        if (!may_be_divided(structure.members[m]) || counts[m] >= most_pieces_of_a_member) continue;
        counts[m] *= 2;
        grew = true;
    }
    return grew;
}

bool refine(const model::Structure& structure, const Missed& missed,
            const std::vector<double>& eigenvalues, const std::vector<int>& for_waves,
            std::vector<int>& counts) {
    std::vector<int> needed = counts;
    // Eigenvalues with others hidden below them are too high to tell how short waves are.
    const bool hides = std::any_of(missed.modes.begin(), missed.modes.end(),
                                   [](const Missed::Mode& mode) { return mode.hides; });
    for (std::size_t m = 0; m < counts.size(); ++m)
        needed[m] = std::max(counts[m],
                             hides ? std::min(for_waves[m], most_finer * counts[m]) : for_waves[m]);
    const auto divide = [&](std::size_t m, double finer) {
        if (!may_be_divided(structure.members[m])) return;
        const int pieces = std::max(counts[m] + 1, int(std::ceil(finer * counts[m])));
        needed[m] = std::max(needed[m], std::min(pieces, most_pieces_of_a_member));
    };
    for (std::size_t m = 0; m < counts.size(); ++m)
        if (missed.hides[m]) divide(m, 2.0);
    for (std::size_t i = 0; i < missed.modes.size(); ++i) {
        const double allowed = most_missed * eigenvalues[i];
        if (!(std::abs(missed.modes[i].all) > allowed)) continue;
        const double ratio = 2.0 * std::abs(missed.modes[i].all) / allowed;
        // A piece misses with the fourth power of its length.
        for (const int m : worst_members(missed.modes[i], allowed))
            divide(std::size_t(m), std::min<double>(most_finer, std::pow(ratio, 0.25)));
    }
    if (needed == counts || total_of(needed) > most_pieces) return false;
    counts = needed;
    return true;
}

}  // namespace loadpath::eigen
