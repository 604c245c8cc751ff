#include "checks/en1993/height_of_loads.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::en1993 {

bool rests_on_height_of_loads(const MemberCase& member) {
    // Loads on a flange take a third of a resistance at most, and nothing of one that is not
    // reduced.
    constexpr double hardly_reduced = 0.95, noteworthy = 0.2;
    if (member.spec->z_g != 0.0) return false;
    return std::ranges::any_of(member.lateral, [&](const LateralState& l) {
        if (!l.is_buckling || l.reduction.chi_mod > hardly_reduced) return false;
        const Segment& s = l.segment;
        const curves::Curve& moment = member.chain.m_y;
        const double sagging = moment.at_right(0.5 * (s.from + s.to)) -
                               0.5 * (moment.at_right(s.from) + moment.at_left(s.to));
        return s.ends == SegmentEnds::free_end || std::fabs(sagging) > noteworthy * l.m_ed;
    });
}

}  // namespace loadpath::en1993
