// EN 1993-1-1 6.3.2.2 for angles with equal legs, about their principal axes. Bent about u, the
// axis on which heel and centroid lie, such an angle buckles sideways as a doubly symmetric section
// without warping does: M_cr = pi / L sqrt(E I_v G I_t). Moments about v buckle nothing; stresses
// of both are added where they are largest, 6.2.1(7). A moment that is the same all along is taken.
#include <cmath>
#include <numbers>

#include "checks/en1993/angle.hpp"
#include "checks/en1993/clauses.hpp"

namespace loadpath::en1993 {

LateralState lateral_state_of_angle(const MemberCase& member, const Segment& segment) {
    const Section& s = member.section();
    const Steel& steel = member.steel();
    LateralState state;
    state.segment = segment;
    const curves::Curve own = member.chain.own_part(member.chain.m_y, segment.from, segment.to);
    state.m_ed = std::fabs(own.abs_maximum().value);
    if (!member.stability.has_bending || !member.spec->include_ltb ||
        !is_susceptible_to_lateral_buckling(s))
        return state;
    state.is_buckling = true;
    state.m_cr = std::numbers::pi / segment.length * std::sqrt(steel.e * s.i_v * steel.g * s.i_t);
    state.curve = member.steel_section->curve_lt_general;
    const double m_u_rk = steel.f_y / largest_angle_stress(s, PrincipalMoments{1.0, 0.0});
    state.reduction = lateral_reduction_general(std::sqrt(m_u_rk / state.m_cr), state.curve);
    state.m_b_rd = state.reduction.chi * member.stability.m_y_rk / steel.gamma_m1;
    state.utilization = state.m_ed / state.m_b_rd;
    return state;
}

namespace {

// The stretches follow each other; the longest has the smallest critical moment.
const LateralState& longest(const MemberCase& member) {
    const LateralState* found = &member.lateral.front();
    for (const LateralState& state : member.lateral)
        if (state.segment.length > found->segment.length) found = &state;
    return *found;
}

double stress_at(const MemberCase& member, const Station& station, double chi) {
    PrincipalMoments moments =
        about_principal_axes(member.section(), station.actions.m_y, station.actions.m_z);
    moments.u /= chi;
    return largest_angle_stress(member.section(), moments);
}

Outcome evaluate_lateral_angle(MemberCase& member, Axis) {
    Outcome outcome;
    if (!is_equal_angle(member.section()) || member.lateral.empty() || !longest(member).is_buckling)
        return outcome;
    const double chi = longest(member).reduction.chi;
    outcome.at = worst_station(member.stations,
                               [&](const Station& each) { return stress_at(member, each, chi); });
    const Station& worst = member.stations[outcome.at];
    outcome.applies = true;
    outcome.x = worst.x;
    outcome.demand = stress_at(member, worst, chi);
    outcome.capacity = member.steel().f_y / member.steel().gamma_m1;
    outcome.utilization = outcome.demand / outcome.capacity;
    return outcome;
}

void explain_lateral_angle(const MemberCase& member, const Outcome& outcome, Axis,
                           checks::TraceLog& trace) {
    if (!outcome.applies) return;
    const Section& s = member.section();
    const LateralState& state = longest(member);
    trace.step({.title = "LTB length", .symbol = "L", .unit = "m"})
        .value(state.segment.length)
        .note(member.lengths->why_lateral);
    trace
        .step({.title = "Critical moment",
               .clause = "6.3.2.2(2)",
               .symbol = "M_cr",
               .expression = "pi / L · sqrt(E · I_v · G · I_t)",
               .unit = "N·m"})
        .value(state.m_cr)
        .with("L", state.segment.length, "m")
        .with("E", member.steel().e, "Pa")
        .with("I_v", s.i_v, "m⁴")
        .with("G", member.steel().g, "Pa")
        .with("I_t", s.i_t, "m⁴")
        .note("about the principal axis u, uniform moment, without warping");
    explain_general_reduction(member, state.reduction, trace);
    const Station& worst = member.stations[outcome.at];
    const PrincipalMoments moments = about_principal_axes(s, worst.actions.m_y, worst.actions.m_z);
    trace
        .step({.title = "LTB",
               .clause = "6.3.2",
               .equation = "6.54, 6.2",
               .symbol = "sigma_Ed / (f_y / gamma_M1)",
               .expression = "sigma(M_u,Ed / chi_LT, M_v,Ed) · gamma_M1 / f_y",
               .unit = "Pa"})
        .utilization(outcome.utilization, outcome.demand, outcome.capacity)
        .with("M_u,Ed", std::fabs(moments.u), "N·m")
        .with("M_v,Ed", std::fabs(moments.v), "N·m")
        .with("chi_LT", state.reduction.chi)
        .with("f_y", member.steel().f_y, "Pa")
        .with("gamma_M1", member.steel().gamma_m1)
        .with("x", outcome.x, "m")
        .note("the largest elastic stress at heel and toes; tension beside it is left out");
}

}  // namespace

const Clause clause::lateral_angle{evaluate_lateral_angle, explain_lateral_angle};

}  // namespace loadpath::en1993
