#include "checks/en1993/clauses/lateral_torsional.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "checks/en1993/clauses.hpp"
#include "checks/en1993/negligible.hpp"
#include "text/number.hpp"

namespace loadpath::en1993 {

double m_cr(const Section& s, const Steel& steel, double length, const CriticalMomentFactors& f) {
    const double euler = std::numbers::pi * std::numbers::pi * steel.e * s.i_z / (length * length);
    const double height = f.c2 * f.z_g - f.c3 * f.z_j;
    return f.c1 * euler *
           (std::sqrt(s.i_w / s.i_z + steel.g * s.i_t / euler + height * height) - height);
}

LateralReduction lateral_reduction_general(double lambda_bar, BucklingCurve curve) {
    const Reduction r = reduction(lambda_bar, curve);
    return {lambda_bar, r.phi, r.chi, 1.0, 1.0, r.chi};
}

LateralReduction lateral_reduction_rolled(double lambda_bar, BucklingCurve curve, double k_c,
                                          const RolledMethod& method) {
    const auto [lambda_0, beta] = method;
    LateralReduction r{lambda_bar};
    r.k_c = std::min(k_c, 1.0);
    if (lambda_bar <= lambda_0) return r;
    const double square = lambda_bar * lambda_bar;
    r.phi = 0.5 * (1.0 + imperfection_factor(curve) * (lambda_bar - lambda_0) + beta * square);
    r.chi = 1.0 / (r.phi + std::sqrt(r.phi * r.phi - beta * square));
    r.chi = std::min({r.chi, 1.0, 1.0 / square});  // (6.57)
    const double distance = lambda_bar - 0.8;
    r.f = std::min(1.0 - 0.5 * (1.0 - r.k_c) * (1.0 - 2.0 * distance * distance), 1.0);
    r.chi_mod = std::min({r.chi / r.f, 1.0, 1.0 / square});
    return r;
}

bool is_susceptible_to_lateral_buckling(const Section& s) {
    // 6.3.2.1(2). Legs of an angle are no principal axes: bent about one, it is bent about both.
    const bool is_angle = s.dimensions.shape == Shape::l;
    return s.dimensions.shape != Shape::chs &&
           (is_angle ? s.i_u > 1.0001 * s.i_v : s.i_y > 1.0001 * s.i_z);
}

void explain_general_reduction(const MemberCase& member, const LateralReduction& r,
                               checks::TraceLog& trace) {
    trace
        .step({.title = "chi_LT",
               .clause = "6.3.2.2",
               .equation = "6.56",
               .symbol = "chi_LT",
               .expression = "1 / (Phi_LT + sqrt(Phi_LT^2 - lambda_bar_LT^2))"})
        .value(r.chi)
        .with("lambda_bar_LT", r.lambda_bar)
        .with("Phi_LT", r.phi)
        .with("alpha_LT", imperfection_factor(member.steel_section->curve_lt_general.used))
        .note(member.steel_section->why_curve_lt_general);
}

std::string why_c1_is_doubted(const LateralState& state) {
    return "6.3.2: c1 of the check is " + format(state.c1, 3) +
           "; leave it out or state what the moments give, " + format(state.c1_of_diagram, 3);
}

namespace {

// The eigenvalue problem is posed on the stretch; a longer or shorter buckling length scales it.
LateralSegment eigen_segment(const MemberCase& member, const Segment& segment,
                             const curves::Curve& moment) {
    const Section& s = member.section();
    LateralSegment e;
    e.moment = &moment;
    e.length = segment.to - segment.from;
    const double scale = segment.length / e.length;
    e.e_i_z = member.steel().e * s.i_z / (scale * scale);
    e.g_i_t = member.steel().g * s.i_t;
    e.e_i_w = member.steel().e * s.i_w / (scale * scale);
    e.ends = segment.ends;
    e.is_warping_held = segment.is_warping_held;
    return e;
}

void set_critical_moment(LateralState& state, const MemberCase& member,
                         const curves::Curve& moment) {
    const document::Ec3SteelSpec& spec = *member.spec;
    const Segment& segment = state.segment;
    const double z_j = member.steel_section->z_j;
    const double uniform = m_cr(member.section(), member.steel(), segment.length, {});
    const LateralSegment plain = eigen_segment(member, segment, moment);
    double of_diagram = 0.0;
    if (segment.ends == SegmentEnds::free_end)
        of_diagram = critical_factor(plain) * std::fabs(moment.abs_maximum().value) / uniform;
    else if (!member.lengths->is_lateral_diagram_unknown)
        of_diagram = moment_factor_c1(moment, segment.to - segment.from);
    if (of_diagram > 0.0) state.c1 = of_diagram;
    if (spec.c1) {
        state.c1 = *spec.c1;
        state.c1_of_diagram = of_diagram;
    }
    const bool has_height = spec.z_g != 0.0 || z_j != 0.0;
    const bool is_given = spec.c2 != 0.0 || spec.c3 != 0.0;
    if (member.modes.lateral.number > 0 && !has_height && !is_given && !spec.c1) {
        state.is_of_frame = true;
        state.m_cr = member.modes.lateral.alpha_cr * state.m_ed;
        return;
    }
    if (has_height && !is_given) {
        LateralSegment raised = plain;
        raised.z_g = spec.z_g;
        raised.z_j = z_j;
        double factor = critical_factor(raised);
        if (member.steel_section->is_z_j_of_either_side) {
            raised.z_j = -z_j;
            factor = std::min(factor, critical_factor(raised));
        }
        state.height_factor = factor / critical_factor(plain);
        state.m_cr = state.height_factor * state.c1 * uniform;
        return;
    }
    state.m_cr = m_cr(member.section(), member.steel(), segment.length,
                      {state.c1, spec.c2, spec.c3, spec.z_g, z_j});
}

// An annex whose values of 6.3.2.3 no source has leaves the general case, which is undecided then.
bool has_rolled_values(const MemberCase& member) {
    return member.steel_section->annex.method.beta > 0.0;
}

bool is_rolled_method(const MemberCase& member) {
    return member.spec->ltb_method == document::LtbMethod::Rolled && has_rolled_values(member);
}

// Formulas of books differ from the eigenvalue by up to 18 % (1.88 - 1.4 psi + 0.52 psi^2).
constexpr double c1_of_books = 1.2;

// A C1 that nothing in the moments bears out makes members pass that buckle.
bool is_c1_doubted(const LateralState& state) {
    return state.c1_of_diagram > 0.0 && state.c1 > c1_of_books * state.c1_of_diagram;
}

LateralState lateral_state(const MemberCase& member, const Segment& segment) {
    LateralState state;
    state.segment = segment;
    curves::Curve moment = curves::part(member.chain.m_y, segment.from, segment.to, 0.0);
    const curves::Curve own = member.chain.own_part(member.chain.m_y, segment.from, segment.to);
    state.m_ed = std::fabs(own.abs_maximum().value);
    const double m_rk = member.stability.m_y_rk;
    const bool is_bent = state.m_ed > negligible * m_rk;
    if (!member.spec->include_ltb || !is_bent ||
        !is_susceptible_to_lateral_buckling(member.section())) {
        return state;
    }
    state.is_buckling = true;
    if (segment.is_free_at_start) moment = curves::reversed(moment, segment.to - segment.from);
    set_critical_moment(state, member, moment);
    const SteelSection& steel = *member.steel_section;
    const bool is_rolled = is_rolled_method(member);
    state.curve = is_rolled ? steel.curve_lt_rolled : steel.curve_lt_general.used;
    const auto reduction_by = [&](double c1, BucklingCurve curve) {
        const double slenderness = std::sqrt(m_rk / state.m_cr * state.c1 / c1);
        return is_rolled ? lateral_reduction_rolled(slenderness, curve, 1.0 / std::sqrt(c1),
                                                    steel.annex.method)
                         : lateral_reduction_general(slenderness, curve);
    };
    state.reduction = reduction_by(state.c1, state.curve);
    const auto gain_over = [&](const LateralReduction& other) {
        return state.reduction.chi_mod / other.chi_mod;
    };
    if (is_c1_doubted(state))
        state.c1_gain = gain_over(reduction_by(state.c1_of_diagram, state.curve));
    if (!is_rolled)
        state.curve_gain = gain_over(reduction_by(state.c1, steel.curve_lt_general.borne_out));
    state.m_b_rd = state.reduction.chi_mod * m_rk / member.steel().gamma_m1;
    state.utilization = state.m_ed / state.m_b_rd;
    return state;
}

Outcome evaluate_lateral(MemberCase& member, Axis) {
    Outcome outcome;
    member.lateral.clear();
    if (!member.stability.is_ready) return outcome;
    // The next clause's: lateral_angle.cpp.
    if (member.section().dimensions.shape == Shape::l) return outcome;
    for (const Segment& segment : member.lengths->lateral) {
        const LateralState state = lateral_state(member, segment);
        if (state.is_buckling && (!outcome.applies || state.utilization > outcome.utilization)) {
            outcome.applies = true;
            outcome.utilization = state.utilization;
            outcome.demand = state.m_ed;
            outcome.capacity = state.m_b_rd;
            outcome.at = member.lateral.size();
        }
        member.lateral.push_back(state);
    }
    if (!outcome.applies) return outcome;
    outcome.x = member.stations[worst_station(member.stations, bending_use_y)].x;
    if (member.spec->ltb_method == document::LtbMethod::Rolled && !has_rolled_values(member))
        outcome.undecided =
            "6.3.2.3: the values of this annex are not known; use ltb_method General";
    if (member.lengths->twist == TwistAtEnds::free)
        outcome.undecided =
            "6.3.2: it turns freely about its axis: mx of its hinges or of its supports is free at "
            "both ends";
    if (outcome.undecided.empty() && !member.steel_section->has_z_j)
        outcome.undecided = "6.3.2: ec3.z_j of this section is not given";
    return outcome;
}

checks::Word why_c1(const MemberCase& member, const Segment& segment) {
    if (member.spec->c1) return "given in the check";
    if (segment.ends == SegmentEnds::free_end) {
        return pick(segment.is_warping_held,
                    "eigenvalue of the segment: one end free, the other built in sideways, warping "
                    "held there",
                    "eigenvalue of the segment: one end free, the other built in sideways, warping "
                    "free there");
    }
    if (member.lengths->is_lateral_diagram_unknown) return "uniform moment assumed";
    return "eigenvalue of the moment diagram between forks without warping, as the tables of SN003";
}

// Why M_cr is not that of a mode of the frame, where the check asks for these.
std::string_view why_not_of_frame(const MemberCase& member) {
    if (member.modes.lateral.number > 0)
        return "C1, C2, C3, z_g and z_j stand before the modes of the frame";
    return member.modes.lateral.why_not;
}

void explain_moment_of_mode(const MemberCase& member, const LateralState& l,
                            checks::TraceLog& trace) {
    trace
        .step({.title = "Critical moment",
               .clause = "6.3.2.2(2)",
               .symbol = "M_cr",
               .expression = "alpha_cr · M_y,Ed",
               .unit = "N·m"})
        .value(l.m_cr)
        .with("alpha_cr", member.modes.lateral.alpha_cr)
        .with("M_y,Ed", l.m_ed, "N·m")
        .with("mode", member.modes.lateral.number)
        .note(
            "the lowest mode of the frame, under the moments of this combination alone, that "
            "those of the member drive and that strains it; loads act at the axis");
}

void explain_critical_moment(const MemberCase& member, const LateralState& l,
                             checks::TraceLog& trace) {
    const document::Ec3SteelSpec& spec = *member.spec;
    const Section& section = member.section();
    const double z_j = member.steel_section->z_j;
    const std::string_view of_frame = why_not_of_frame(member);
    trace.step({.title = "LTB length", .symbol = "L", .unit = "m"})
        .value(l.segment.length)
        .note(l.is_of_frame || of_frame.empty()
                  ? member.lengths->why_lateral
                  : member.lengths->why_lateral + "; " + std::string(of_frame));
    trace
        .step({.title = "C1",
               .clause = "NCCI SN003",
               .symbol = "C_1",
               .expression = "M_cr / M_cr of uniform moment"})
        .value(l.c1)
        .note(why_c1(member, l.segment));
    if (l.is_of_frame) return explain_moment_of_mode(member, l, trace);
    const bool has_height = spec.z_g != 0.0 || z_j != 0.0;
    const bool is_eigenvalue = l.height_factor != 1.0;
    auto step = trace.step(
        {.title = "Critical moment",
         .clause = "NCCI SN003",
         .symbol = "M_cr",
         .expression =
             pick(!has_height,
                  "C_1 · pi^2 · E · I_z / L^2 · sqrt(I_w / I_z + L^2 · G · I_t / (pi^2 · E · I_z))",
                  pick(is_eigenvalue,
                       "k_g · C_1 · pi^2 · E · I_z / L^2 · sqrt(I_w / I_z + L^2 · G · I_t / (pi^2 "
                       "· E · I_z))",
                       "C_1 · pi^2 · E · I_z / L^2 · (sqrt(I_w / I_z + L^2 · G · I_t / (pi^2 · E · "
                       "I_z) + "
                       "(C_2 · z_g - C_3 · z_j)^2) - (C_2 · z_g - C_3 · z_j))")),
         .unit = "N·m"});
    step.value(l.m_cr)
        .with("C_1", l.c1)
        .with("E", member.steel().e, "Pa")
        .with("I_z", section.i_z, "m⁴")
        .with("L", l.segment.length, "m")
        .with("I_w", section.i_w, "m⁶")
        .with("G", member.steel().g, "Pa")
        .with("I_t", section.i_t, "m⁴");
    if (!has_height) {
        step.note(
            "loads are taken to act at the shear centre; z_g of the check states their height");
        return;
    }
    if (is_eigenvalue)
        step.with("k_g", l.height_factor).note("k_g: z_g and z_j by the eigenvalue of the segment");
    else
        step.with("C_2", spec.c2).with("C_3", spec.c3);
    step.with("z_g", spec.z_g, "m").with("z_j", z_j, "m");
}

void explain_reduction(const MemberCase& member, const LateralState& l, checks::TraceLog& trace) {
    const LateralReduction& r = l.reduction;
    if (!is_rolled_method(member)) return explain_general_reduction(member, r, trace);
    trace
        .step({.title = "chi_LT without f",
               .clause = "6.3.2.3",
               .equation = "6.57",
               .symbol = "chi_LT",
               .expression = "1 / (Phi_LT + sqrt(Phi_LT^2 - beta · lambda_bar_LT^2))"})
        .value(r.chi)
        .with("lambda_bar_LT", r.lambda_bar)
        .with("Phi_LT", r.phi)
        .with("alpha_LT", imperfection_factor(l.curve))
        .with("lambda_bar_LT,0", member.steel_section->annex.method.lambda_0)
        .with("beta", member.steel_section->annex.method.beta)
        .note(member.steel_section->why_curve_lt_rolled);
    trace
        .step({.title = "chi_LT with f",
               .clause = "6.3.2.3",
               .equation = "6.58",
               .symbol = "chi_LT,mod",
               .expression = "chi_LT / f"})
        .value(r.chi_mod)
        .with("chi_LT", r.chi)
        .with("f", r.f)
        .with("k_c", r.k_c)
        .note("k_c = 1 / sqrt(C_1)");
}

// 6.3.2.1(2): chi_LT = 1. The step says what bending comes to with gamma_M1; it decides nothing.
// Of a section without a strong axis the more bent one counts.
void explain_not_susceptible(const MemberCase& member, checks::TraceLog& trace) {
    const Station& y = member.stations[worst_station(member.stations, bending_use_y)];
    const Station& z = member.stations[worst_station(member.stations, bending_use_z)];
    const bool is_y = bending_use_y(y) >= bending_use_z(z);
    const double m_ed = std::fabs(is_y ? y.actions.m_y : z.actions.m_z);
    const double m_rk = is_y ? member.stability.m_y_rk : member.stability.m_z_rk;
    if (!(m_ed > 0.0) || !(m_rk > 0.0)) return;
    trace
        .step({.title = "LTB",
               .clause = "6.3.2",
               .equation = "6.54, 6.55",
               .expression = "M_Ed / (chi_LT · M_Rk / gamma_M1)"})
        .value(m_ed * member.steel().gamma_m1 / m_rk)
        .with("M_Ed", m_ed, "N·m")
        .with("chi_LT", 1.0)
        .with("M_Rk", m_rk, "N·m")
        .with("gamma_M1", member.steel().gamma_m1)
        .note("this section does not buckle sideways (6.3.2.1(2)): nothing to decide");
}

void explain_lateral(const MemberCase& member, const Outcome& outcome, Axis,
                     checks::TraceLog& trace) {
    if (!outcome.applies) {
        if (!member.stability.has_bending) return;
        if (!member.spec->include_ltb)
            trace.step({.title = "LTB not checked", .clause = "6.3.2", .symbol = "chi_LT"})
                .value(1.0)
                .note("include_ltb is off: the compression flange is held");
        else if (!is_susceptible_to_lateral_buckling(member.section()))
            explain_not_susceptible(member, trace);
        return;
    }
    const LateralState& l = member.lateral[outcome.at];
    explain_critical_moment(member, l, trace);
    explain_reduction(member, l, trace);
    const bool is_rolled = is_rolled_method(member);
    trace
        .step({.title = "LTB",
               .clause = "6.3.2",
               .equation = "6.54, 6.55",
               .symbol = "M_y,Ed / M_b,Rd",
               .expression = pick(is_rolled, "M_y,Ed / (chi_LT,mod · M_y,Rk / gamma_M1)",
                                  "M_y,Ed / (chi_LT · M_y,Rk / gamma_M1)"),
               .unit = "N·m"})
        .utilization(outcome.utilization, outcome.demand, outcome.capacity)
        .with("M_y,Ed", l.m_ed, "N·m")
        .with(pick(is_rolled, "chi_LT,mod", "chi_LT"), l.reduction.chi_mod)
        .with("M_y,Rk", member.stability.m_y_rk, "N·m")
        .with("gamma_M1", member.steel().gamma_m1);
}

}  // namespace

const Clause clause::lateral_torsional{evaluate_lateral, explain_lateral};

}  // namespace loadpath::en1993
