#include "analysis/taut_motions.hpp"

#include <algorithm>
#include <cmath>

#include "analysis/system.hpp"
#include "text/counted.hpp"

namespace loadpath::analysis {

namespace {

// The share of the work of all axial forces, pulling and pressing, below which it is rounding.
constexpr double no_turning = 1e-6;

// Twice the work of a member's axial force as the motion turns its chord; positive in tension.
double work_on_turning(const model::Structure& structure, const ResultSet& set, std::size_t m,
                       const std::vector<double>& motion) {
    const model::Member& member = structure.members[m];
    if (member.is_rigid() || member.is_divided() || !set.state.member[m]) return 0.0;
    const elements::FrameVector ends = assembly::to_ends(member, gather(member, motion));
    const double across = (ends.segment<2>(8) - ends.segment<2>(1)).squaredNorm();
    const elements::FrameVector& forces = set.members[m].forces;
    return 0.5 * (forces[7] - forces[0]) * across / member.length;
}

}  // namespace

bool is_held_taut(const model::Structure& structure, const ResultSet& set,
                  const std::vector<double>& motion) {
    double sum = 0.0, size = 0.0;
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const double work = work_on_turning(structure, set, m, motion);
        sum += work;
        size += std::abs(work);
    }
    return sum > no_turning * size;
}

bool is_begun_taut(const model::Structure& structure, const ResultSet& set) {
    return !set.motions.empty() && set.errors.size() == set.motions.size() &&
           std::ranges::all_of(set.motions, [&](const FreeMotion& motion) {
               return is_held_taut(structure, set, motion.displacements);
           });
}

void tell_of_taut_motions(const model::Structure& structure, ResultSet& set) {
    if (!is_begun_taut(structure, set)) return;
    for (std::size_t i = 0; i < set.motions.size(); ++i) {
        std::vector<std::int64_t> ids;
        for (int m = 0; m < structure.member_count(); ++m)
            if (work_on_turning(structure, set, static_cast<std::size_t>(m),
                                set.motions[i].displacements) > 0.0)
                ids.push_back(structure.members[m].source->id);
        set.errors[i].message += " but the tension of " + text::counted("member", ids) +
                                 ", which counts in second order: ask for `order` NONLINEAR";
    }
}

}  // namespace loadpath::analysis
