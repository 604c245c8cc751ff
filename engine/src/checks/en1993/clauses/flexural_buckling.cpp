#include "checks/en1993/clauses/flexural_buckling.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "checks/en1993/clauses.hpp"
#include "checks/en1993/clauses/angle_web.hpp"

namespace loadpath::en1993 {

double n_cr(double e, double i, double length) {
    return std::numbers::pi * std::numbers::pi * e * i / (length * length);
}

double lambda_bar(double a, double f_y, double n_critical) {
    return std::sqrt(a * f_y / n_critical);
}

FlexuralState buckling_at(const Stability& stability, const Steel& steel, double length,
                          double critical, double n_ed, const ChosenCurve& curve) {
    FlexuralState state;
    state.length = length;
    state.n_ed = n_ed;
    state.n_cr = critical;
    state.curve = curve.used;
    const double slenderness = lambda_bar(stability.area, steel.f_y, critical);
    state.reduction = reduction(slenderness, curve.used);
    state.curve_gain = state.reduction.chi / reduction(slenderness, curve.borne_out).chi;
    state.n_b_rd = state.reduction.chi * stability.n_rk / steel.gamma_m1;
    state.utilization = n_ed / state.n_b_rd;
    return state;
}

const std::vector<Segment>& longer_segments(const BucklingLengths& lengths) {
    const auto longest = [](const std::vector<Segment>& segments) {
        double length = 0.0;
        for (const Segment& each : segments) length = std::max(length, each.length);
        return length;
    };
    return longest(lengths.y) >= longest(lengths.z) ? lengths.y : lengths.z;
}

namespace {

// An angle buckles about its principal axes, to which restraints along its legs do not belong.
const std::vector<Segment>& segments_about(const MemberCase& member, bool is_y) {
    if (member.section().dimensions.shape == Shape::l) return longer_segments(*member.lengths);
    return is_y ? member.lengths->y : member.lengths->z;
}

const ModeAbout& mode_about(const MemberCase& member, bool is_y) {
    return is_y ? member.modes.y : member.modes.z;
}

// The frame's mode bends the whole physical member: its largest force counts.
FlexuralState flexural_in_mode(const MemberCase& member, const CriticalMode& mode, double inertia,
                               const ChosenCurve& curve) {
    const double length = std::numbers::pi * std::sqrt(member.steel().e * inertia / mode.n_cr());
    FlexuralState state = buckling_at(member.stability, member.steel(), length, mode.n_cr(),
                                      member.stability.n_ed, curve);
    state.is_of_frame = true;
    state.is_sway = mode.leans;
    return state;
}

// The worst of the segments between restraints.
FlexuralState flexural_about(const MemberCase& member, Axis axis) {
    const bool is_y = axis == Axis::y;
    const Section& section = member.section();
    const double inertia = is_y ? section.i_u : section.i_v;
    const ChosenCurve& curve = is_y ? member.steel_section->curve_y : member.steel_section->curve_z;
    // An angle bends about its principal axes in every mode: those about its legs are none of it.
    const auto& mode = mode_about(member, is_y).mode;
    if (mode && section.dimensions.shape != Shape::l)
        return flexural_in_mode(member, *mode, inertia, curve);
    FlexuralState worst;
    for (const Segment& segment : segments_about(member, is_y)) {
        const curves::Curve n = member.chain.own_part(member.chain.n, segment.from, segment.to);
        const FlexuralState state = buckling_at(member.stability, member.steel(), segment.length,
                                                n_cr(member.steel().e, inertia, segment.length),
                                                std::max(n.maximum().value, 0.0), curve);
        // Where nothing is compressed the weakest counts, so that 6.3.3 has its slenderness.
        const bool is_worse =
            state.utilization > worst.utilization ||
            (state.utilization == worst.utilization && state.n_b_rd < worst.n_b_rd);
        if (worst.length == 0.0 || is_worse) worst = state;
    }
    return worst;
}

Outcome evaluate_flexural(MemberCase& member, Axis axis) {
    if (!member.stability.needs_interaction() || has_held_angle_ends(member)) return {};
    FlexuralState& state = axis == Axis::y ? member.flexural_y : member.flexural_z;
    state = flexural_about(member, axis);
    if (!member.stability.has_compression) return {};
    const Station& most_compressed = member.stations[worst_station(member.stations, axial_use)];
    return {state.utilization,
            state.n_ed,
            state.n_b_rd,
            most_compressed.x,
            0,
            true,
            axis == Axis::y ? member.modes.undecided : std::string_view{}};
}

// The critical force is the mode's, and the length that of a bar between pins with this force.
void explain_mode(const MemberCase& member, const FlexuralState& state, Axis axis,
                  checks::TraceLog& trace) {
    const bool is_y = axis == Axis::y;
    const CriticalMode& mode = *mode_about(member, is_y).mode;
    const Section& section = member.section();
    trace
        .step({.title = "Critical force",
               .clause = "5.2.2(8)",
               .axis = name_of(axis),
               .symbol = pick(is_y, "N_cr,y", "N_cr,z"),
               .expression = "alpha_cr · N",
               .unit = "N"})
        .value(state.n_cr)
        .with("alpha_cr", mode.alpha_cr)
        .with("N", mode.compression, "N")
        .with("mode", mode.number)
        .note(
            "the lowest mode of the frame, under the axial forces of this combination, that the "
            "member's compression drives and that bends it about this axis; N is of first order");
    trace
        .step(
            {.title = "Buckling length",
             .axis = name_of(axis),
             .symbol = pick(is_y, "L_cr,y", "L_cr,z"),
             .expression = pick(is_y, "pi · sqrt(E · I_y / N_cr,y)", "pi · sqrt(E · I_z / N_cr,z)"),
             .unit = "m"})
        .value(state.length)
        .with("E", member.steel().e, "Pa")
        .with(pick(is_y, "I_y", "I_z"), is_y ? section.i_u : section.i_v, "m⁴")
        .with(pick(is_y, "N_cr,y", "N_cr,z"), state.n_cr, "N");
}

void explain_length(const MemberCase& member, const FlexuralState& state, Axis axis,
                    checks::TraceLog& trace) {
    const bool is_y = axis == Axis::y;
    const Section& section = member.section();
    const ModeAbout& asked = mode_about(member, is_y);
    const std::string why = is_y ? member.lengths->why_y : member.lengths->why_z;
    trace
        .step({.title = "Buckling length",
               .axis = name_of(axis),
               .symbol = pick(is_y, "L_cr,y", "L_cr,z"),
               .unit = "m"})
        .value(state.length)
        .note(why + std::string(asked.mode ? "; modes of the frame bend an angle about its legs, "
                                             "it buckles about its principal axes"
                                           : asked.why_not));
    trace
        .step({.title = "Critical force",
               .axis = name_of(axis),
               .symbol = pick(is_y, "N_cr,y", "N_cr,z"),
               .expression = pick(is_y, "pi^2 · E · I_y / L_cr,y^2", "pi^2 · E · I_z / L_cr,z^2"),
               .unit = "N"})
        .value(state.n_cr)
        .with("E", member.steel().e, "Pa")
        .with(pick(is_y, "I_y", "I_z"), is_y ? section.i_u : section.i_v, "m⁴")
        .with(pick(is_y, "L_cr,y", "L_cr,z"), state.length, "m");
}

void explain_flexural(const MemberCase& member, const Outcome& outcome, Axis axis,
                      checks::TraceLog& trace) {
    if (!outcome.applies) return;
    const bool is_y = axis == Axis::y;
    const FlexuralState& state = is_y ? member.flexural_y : member.flexural_z;
    const checks::Word about = name_of(axis);
    if (state.is_of_frame)
        explain_mode(member, state, axis, trace);
    else
        explain_length(member, state, axis, trace);
    trace
        .step({.title = "Reduction factor",
               .clause = "6.3.1.2",
               .equation = "6.49",
               .axis = about,
               .symbol = pick(is_y, "chi_y", "chi_z"),
               .expression = "1 / (Phi + sqrt(Phi^2 - lambda_bar^2))"})
        .value(state.reduction.chi)
        .with("lambda_bar", state.reduction.lambda_bar)
        .with("Phi", state.reduction.phi)
        .with("alpha", imperfection_factor(state.curve))
        .note(is_y ? member.steel_section->why_curve_y : member.steel_section->why_curve_z);
    trace
        .step({.title = "Flexural buckling",
               .clause = "6.3.1",
               .equation = "6.46, 6.47",
               .axis = about,
               .symbol = pick(is_y, "N_Ed / N_b,y,Rd", "N_Ed / N_b,z,Rd"),
               .expression = pick(is_y, "N_Ed / (chi_y · N_Rk / gamma_M1)",
                                  "N_Ed / (chi_z · N_Rk / gamma_M1)"),
               .unit = "N"})
        .utilization(outcome.utilization, outcome.demand, outcome.capacity)
        .with("N_Ed", state.n_ed, "N")
        .with(pick(is_y, "chi_y", "chi_z"), state.reduction.chi)
        .with("N_Rk", member.stability.n_rk, "N")
        .with("gamma_M1", member.steel().gamma_m1);
}

}  // namespace

const Clause clause::flexural_y{evaluate_flexural, explain_flexural, Axis::y};
const Clause clause::flexural_z{evaluate_flexural, explain_flexural, Axis::z};

}  // namespace loadpath::en1993
