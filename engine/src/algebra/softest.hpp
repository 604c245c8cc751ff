// The motion that a factored matrix resists least: one that it does not resist at all, or the
// eigenvector whose eigenvalue is next to zero, of either sign, by inverse iteration. For words,
// not for results: scaled as the unknowns are, and as far as a few steps lead.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "algebra/factor.hpp"

namespace loadpath::algebra {

inline std::vector<double> softest(const Factor& factor, int unknowns) {
    constexpr int steps = 8;
    constexpr double golden = 0.6180339887498949;
    if (!factor.motions().empty()) return factor.motions().front().vector;
    // At right angles to no shape, symmetric or not.
    std::vector<double> motion(static_cast<std::size_t>(unknowns));
    for (std::size_t i = 0; i < motion.size(); ++i) {
        const double turn = golden * static_cast<double>(i + 1);
        motion[i] = 0.5 + turn - std::floor(turn);
    }
    for (int step = 0; step < steps; ++step) {
        factor.solve(motion, 1);
        double largest = 0.0;
        for (const double u : motion) largest = std::max(largest, std::abs(u));
        if (!(largest > 0.0) || !std::isfinite(largest)) return {};
        for (double& u : motion) u /= largest;
    }
    return motion;
}

}  // namespace loadpath::algebra
