// The stations of a member that can govern: where any action peaks or jumps, and where several of
// them together peak in between.
#pragma once

#include <cmath>
#include <vector>

#include "checks/en1993/station.hpp"
#include "curves/curve.hpp"

namespace loadpath::en1993 {

// Section forces along a member as clauses take them: compression positive, moments and shears
// about and along the axes of the standard, where y is the strong one.
struct MemberActions {
    double length = 0.0;
    curves::Curve n, v_y, v_z, t, m_y, m_z, b;
};

void find_stations(const CrossSectionRules& rules, const MemberActions& member,
                   std::vector<Station>& found);

// The station where `use` is largest; one where it cannot be stated is worse than any other.
template <class Use>
std::size_t worst_station(const std::vector<Station>& stations, Use use) {
    std::size_t worst = 0;
    double largest = use(stations.front());
    for (std::size_t k = 1; k < stations.size(); ++k) {
        const double value = use(stations[k]);
        const bool is_worse = std::isnan(value) ? !std::isnan(largest) : value > largest;
        if (!is_worse) continue;
        worst = k;
        largest = value;
    }
    return worst;
}

}  // namespace loadpath::en1993
