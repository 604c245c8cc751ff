// EN 1993-1-1 6.3.2.2 for angles, about their principal axes. Bent about u an angle with equal legs
// buckles sideways as a doubly symmetric section without warping does: M_cr = pi / L
// sqrt(E I_v G I_t). Of unequal legs Wagner's coefficient beta takes from it on one side, and which
// side is pressed is not asked. Moments about v buckle nothing; stresses of both are added where
// they are largest, 6.2.1(7). A moment that is the same all along is taken; beside a free end, held
// at the other one, it buckles as over twice the length.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "checks/en1993/angle.hpp"
#include "checks/en1993/clauses/pressed_open.hpp"
#include "checks/en1993/reduced_open.hpp"

namespace loadpath::en1993 {

namespace {

double lateral_length(const Segment& segment) {
    return segment.ends == SegmentEnds::free_end ? 2.0 * segment.length : segment.length;
}

// M_cr and chi_LT are those of bending about the axis u, M_Ed is the moment about y as of all
// others.
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
    const double euler = n_cr(steel.e, s.i_v, lateral_length(segment));
    const double half = 0.5 * wagner_of_angle(s.dimensions);
    state.m_cr = euler * (std::sqrt(half * half + steel.g * s.i_t / euler) - half);
    const ChosenCurve& curve = member.steel_section->curve_lt_general;
    state.curve = curve.used;
    const double m_u_rk = steel.f_y / largest_angle_stress(s, PrincipalMoments{1.0, 0.0});
    const double slenderness = std::sqrt(m_u_rk / state.m_cr);
    state.reduction = lateral_reduction_general(slenderness, curve.used);
    state.curve_gain =
        state.reduction.chi / lateral_reduction_general(slenderness, curve.borne_out).chi;
    state.m_b_rd = state.reduction.chi * member.stability.m_y_rk / steel.gamma_m1;
    state.utilization = state.m_ed / state.m_b_rd;
    return state;
}

// The stretches follow each other; the longest has the smallest critical moment.
const LateralState& longest(const MemberCase& member) {
    const LateralState* found = &member.lateral.front();
    for (const LateralState& state : member.lateral)
        if (lateral_length(state.segment) > lateral_length(found->segment)) found = &state;
    return *found;
}

bool is_reduced(const MemberCase& member) {
    return member.stability.section_class == 4 && member.section().a_eff < member.section().area;
}

// Stresses of bending, in class 4 those of what is left of the legs, with N_Ed e_N.
class BendingStress {
 public:
    BendingStress(const MemberCase& member, double chi)
        : member_(member),
          chi_(chi),
          rho_(is_reduced(member) ? member.steel_section->effective.compression.widths[0].rho
                                  : 1.0) {
        if (rho_ < 1.0) left_ = shortened_angle(member.section(), rho_);
    }

    double at(const Station& station) const {
        const Section& s = member_.section();
        PrincipalMoments moments =
            about_principal_axes(s, station.actions.m_y, station.actions.m_z);
        moments.u /= chi_;
        if (rho_ == 1.0) return largest_angle_stress(s, moments);
        return bending_stress_in_shortened(s, left_, member_.stability.n_ed,
                                           about_legs(s, moments));
    }

 private:
    const MemberCase& member_;
    double chi_, rho_;
    Section left_;
};

}  // namespace

Outcome evaluate_lateral_angle(MemberCase& member, Axis) {
    Outcome outcome;
    if (member.section().dimensions.shape != Shape::l || !member.stability.is_ready) return outcome;
    for (const Segment& segment : member.lengths->lateral)
        member.lateral.push_back(lateral_state_of_angle(member, segment));
    const bool is_pressed = has_interaction_of_open_sections(member);
    const LateralState& lateral = longest(member);
    if (!is_pressed && !lateral.is_buckling) return outcome;
    const double chi = lateral.reduction.chi;
    const BendingStress bending(member, chi);
    outcome.at =
        worst_station(member.stations, [&](const Station& each) { return bending.at(each); });
    const Station& worst = member.stations[outcome.at];
    outcome.applies = true;
    outcome.x = worst.x;
    const Pressed pressed(member);
    const double stress = bending.at(worst);
    const double strength = member.steel().f_y / member.steel().gamma_m1;
    outcome.utilization = pressed.use + pressed.growth * stress / strength;
    if (!is_pressed) {
        outcome.demand = stress;
        outcome.capacity = strength;
    }
    if (member.spec->z_g > 0.0 && lateral.is_buckling)
        outcome.undecided = "6.3.2: loads above the shear centre (z_g) of an angle are not covered";
    // Moduli that are given are about the legs.
    if (is_reduced(member) && member.steel_section->effective.compression.value <= 0.0)
        outcome.undecided =
            "6.3.2: of an angle of class 4 no effective moduli about its principal axes are known";
    return outcome;
}

namespace {

void explain_critical_moment_of_angle(const MemberCase& member, const LateralState& state,
                                      checks::TraceLog& trace) {
    const bool is_free = state.segment.ends == SegmentEnds::free_end;
    trace.step({.title = "LTB length", .symbol = "L", .unit = "m"})
        .value(lateral_length(state.segment))
        .note(is_free ? member.lengths->why_lateral + ", twice: one end is free"
                      : member.lengths->why_lateral);
    const double wagner = wagner_of_angle(member.section().dimensions);
    auto step = trace.step(
        {.title = "Critical moment",
         .clause = "6.3.2.2(2)",
         .symbol = "M_cr",
         .expression = pick(wagner > 0.0,
                            "pi^2 · E · I_v / L^2 · (sqrt(beta^2 / 4 + G · I_t · L^2 / (pi^2 · E · "
                            "I_v)) - beta / 2)",
                            "pi / L · sqrt(E · I_v · G · I_t)"),
         .unit = "N·m"});
    step.value(state.m_cr)
        .with("L", lateral_length(state.segment), "m")
        .with("E", member.steel().e, "Pa")
        .with("I_v", member.section().i_v, "m⁴")
        .with("G", member.steel().g, "Pa")
        .with("I_t", member.section().i_t, "m⁴")
        .note("about the principal axis u, uniform moment, without warping");
    if (wagner > 0.0) step.with("beta", wagner, "m");
    explain_general_reduction(member, state.reduction, trace);
}

}  // namespace

void explain_lateral_angle(const MemberCase& member, const Outcome& outcome, Axis,
                           checks::TraceLog& trace) {
    if (!outcome.applies) return;
    const LateralState& state = longest(member);
    if (state.is_buckling) explain_critical_moment_of_angle(member, state, trace);
    const Station& worst = member.stations[outcome.at];
    const PrincipalMoments moments =
        about_principal_axes(member.section(), worst.actions.m_y, worst.actions.m_z);
    const Pressed pressed(member);
    const bool is_pressed = pressed.use > 0.0;
    checks::StepWords words{.title = pick(is_pressed, "Buckling interaction", "LTB"),
                            .clause = pick(is_pressed, "6.3.1, 6.3.2", "6.3.2")};
    words.expression = pick(is_pressed,
                            "N_Ed / N_b,Rd + (1 + 0.24 · n) / (1 - n) · sigma(M_u,Ed / chi_LT, "
                            "M_v,Ed) · gamma_M1 / f_y",
                            "sigma(M_u,Ed / chi_LT, M_v,Ed) · gamma_M1 / f_y");
    if (!is_pressed) {
        words.equation = "6.54, 6.2";
        words.symbol = "sigma_Ed / (f_y / gamma_M1)";
        words.unit = "Pa";
    }
    auto step =
        trace.step(words).utilization(outcome.utilization, outcome.demand, outcome.capacity);
    if (is_pressed)
        step.with("N_Ed", member.stability.n_ed, "N")
            .with("N_b,Rd", pressed.n_b_rd, "N")
            .with("n", pressed.n);
    step.with("M_u,Ed", std::fabs(moments.u), "N·m")
        .with("M_v,Ed", std::fabs(moments.v), "N·m")
        .with("chi_LT", state.reduction.chi)
        .with("f_y", member.steel().f_y, "Pa")
        .with("gamma_M1", member.steel().gamma_m1)
        .with("x", outcome.x, "m")
        .note(pick(is_pressed,
                   pick(is_reduced(member),
                        "6.3.3 does not cover angles; n = N_Ed / N_cr of the lowest mode; stresses "
                        "of what is left of the legs, with N_Ed · e_N",
                        "6.3.3 does not cover angles; n = N_Ed / N_cr of the lowest mode"),
                   "the largest elastic stress at heel and toes; tension beside it is left out"));
}

}  // namespace loadpath::en1993
