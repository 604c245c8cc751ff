#include "analysis/borne_by.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::analysis {

double borne_by(const std::array<Range, curve_count>& extremes, double reach) {
    // n vy vz, mx my mz, the bimoment; what follows are displacements.
    constexpr std::size_t first_moment = 3, bimoment = 6;
    double borne = 0.0;
    for (std::size_t c = 0; c <= bimoment; ++c) {
        const double size =
            std::max(std::fabs(extremes[c].most.value), std::fabs(extremes[c].least.value));
        const double arm = c < first_moment ? 1.0 : c < bimoment ? reach : reach * reach;
        borne = std::max(borne, size / arm);
    }
    return borne;
}

}  // namespace loadpath::analysis
