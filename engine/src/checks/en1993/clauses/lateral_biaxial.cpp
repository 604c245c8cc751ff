// EN 1993-1-1 6.2.1(7) carried over to 6.3.2: lateral buckling beside bending about the weak axis,
// of sections that 6.3.3 does not cover. Without compression its (6.62) is M_y,Ed / M_b,Rd + k_zz
// M_z,Ed / M_z,Rd with k_zz = C_mz, which is at most one; one is taken.
#include <cmath>

#include "checks/en1993/clauses.hpp"

namespace loadpath::en1993 {

namespace {

double weak_moment(const MemberCase& member, const Segment& segment) {
    const curves::Curve own = member.chain.own_part(member.chain.m_z, segment.from, segment.to);
    return std::fabs(own.abs_maximum().value);
}

double weak_resistance(const MemberCase& member) {
    return member.stability.m_z_rk / member.steel().gamma_m1;
}

Outcome evaluate_lateral_biaxial(MemberCase& member, Axis) {
    Outcome outcome;
    if (!member.stability.needs_linear_lateral_sum || member.section().dimensions.shape == Shape::l)
        return outcome;
    for (std::size_t k = 0; k < member.lateral.size(); ++k) {
        const LateralState& lateral = member.lateral[k];
        if (!lateral.is_buckling) continue;
        const double use =
            lateral.utilization + weak_moment(member, lateral.segment) / weak_resistance(member);
        if (outcome.applies && !(use > outcome.utilization)) continue;
        outcome.applies = true;
        outcome.utilization = use;
        outcome.at = k;
    }
    if (outcome.applies)
        outcome.x = member.stations[worst_station(member.stations, combined_use)].x;
    return outcome;
}

void explain_lateral_biaxial(const MemberCase& member, const Outcome& outcome, Axis,
                             checks::TraceLog& trace) {
    if (!outcome.applies) return;
    const LateralState& lateral = member.lateral[outcome.at];
    trace
        .step({.title = "LTB and bending about z",
               .clause = "6.3.2",
               .equation = "6.2",
               .expression = "M_y,Ed / M_b,Rd + M_z,Ed / (M_z,Rk / gamma_M1)"})
        .utilization(outcome.utilization)
        .with("M_y,Ed", lateral.m_ed, "N·m")
        .with("M_b,Rd", lateral.m_b_rd, "N·m")
        .with("M_z,Ed", weak_moment(member, lateral.segment), "N·m")
        .with("M_z,Rk", member.stability.m_z_rk, "N·m")
        .with("gamma_M1", member.steel().gamma_m1)
        .note("6.3.3 does not cover this section: the shares of both moments are added, 6.2.1(7)");
}

}  // namespace

const Clause clause::lateral_biaxial{evaluate_lateral_biaxial, explain_lateral_biaxial};

}  // namespace loadpath::en1993
