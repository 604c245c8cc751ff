#include <algorithm>
#include <cmath>

#include "analysis/recovery.hpp"
#include "curves/range.hpp"

namespace loadpath::analysis {

void find_extremes(ResultSet& set) {
    set.extremes.resize(set.curves.size());
    for (std::size_t m = 0; m < set.curves.size(); ++m) {
        const auto all = curves_of(set.curves[m]);
        for (std::size_t c = 0; c < curve_count; ++c) {
            const curves::Range range = curves::range_of(*all[c]);
            set.extremes[m][c] = {range.most, range.least};
        }
    }
}

double largest_movement(const ResultSet& set) {
    double largest = 0.0;
    for (const auto& ranges : set.extremes)
        for (std::size_t c = curve_count - 3; c < curve_count; ++c)
            largest = std::max(
                {largest, std::abs(ranges[c].most.value), std::abs(ranges[c].least.value)});
    // Plates move with their nodes.
    if (set.plates.empty()) return largest;
    for (std::size_t i = 0; i < set.displacements.size(); ++i)
        if (i % model::unknowns_per_joint < 3)
            largest = std::max(largest, std::abs(set.displacements[i]));
    return largest;
}

}  // namespace loadpath::analysis
