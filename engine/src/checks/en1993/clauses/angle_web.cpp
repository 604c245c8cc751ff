#include "checks/en1993/clauses/angle_web.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace loadpath::en1993 {

namespace {

struct WebAxisWords {
    checks::Word axis, length, inertia, slenderness, effective, formula, chi, share, expression;
};

constexpr std::array<WebAxisWords, 3> words_of_web_axes{
    {{"v", "L_cr,v", "I_v", "lambda_v", "lambda_eff,v", "0.35 + 0.7 · lambda_v", "chi_v",
      "N_Ed / N_b,v,Rd", "N_Ed / (chi_v · N_Rk / gamma_M1)"},
     {"y", "L_cr,y", "I_y", "lambda_y", "lambda_eff,y", "0.50 + 0.7 · lambda_y", "chi_y",
      "N_Ed / N_b,y,Rd", "N_Ed / (chi_y · N_Rk / gamma_M1)"},
     {"z", "L_cr,z", "I_z", "lambda_z", "lambda_eff,z", "0.50 + 0.7 · lambda_z", "chi_z",
      "N_Ed / N_b,z,Rd", "N_Ed / (chi_z · N_Rk / gamma_M1)"}}};

// About one axis; `own` is its slenderness between pins.
struct WebAxis {
    FlexuralState state;
    double own = 0.0, inertia = 0.0;
};

// System lengths: a shorter one that is stated would count the fixity of the ends twice.
double system_length(const Segment& segment) {
    return std::max(segment.length, segment.to - segment.from);
}

WebAxis web_axis(const MemberCase& member, const std::vector<Segment>& segments, double inertia,
                 double least, const ChosenCurve& curve) {
    const Stability& stability = member.stability;
    const Steel& steel = member.steel();
    WebAxis worst;
    for (const Segment& segment : segments) {
        const double length = system_length(segment);
        const double own = lambda_bar(stability.area, steel.f_y, n_cr(steel.e, inertia, length));
        const double effective = least + 0.7 * own;
        const curves::Curve n = member.chain.own_part(member.chain.n, segment.from, segment.to);
        const FlexuralState state =
            buckling_at(stability, steel, length, stability.n_rk / (effective * effective),
                        std::max(n.maximum().value, 0.0), curve);
        if (worst.own == 0.0 || state.utilization > worst.state.utilization)
            worst = {state, own, inertia};
    }
    return worst;
}

// About v, y and z. About u an angle is stiffer than about its legs.
std::array<WebAxis, 3> web_axes(const MemberCase& member) {
    const Section& s = member.section();
    const SteelSection& steel = *member.steel_section;
    const BucklingLengths& lengths = *member.lengths;
    return {web_axis(member, longer_segments(lengths), s.i_v, 0.35, steel.curve_z),
            web_axis(member, lengths.y, s.i_y, 0.5, steel.curve_y),
            web_axis(member, lengths.z, s.i_z, 0.5, steel.curve_z)};
}

bool has_shorter_than_system(const std::vector<Segment>& segments) {
    return std::any_of(segments.begin(), segments.end(), [](const Segment& each) {
        return each.length < 0.999 * (each.to - each.from);
    });
}

// BB.1.2(2)
Outcome with_one_bolt(const MemberCase& member) {
    Outcome outcome;
    if (!member.stability.has_compression) return outcome;
    if (!member.has_eccentric_ends)
        outcome.undecided =
            "BB.1.2(2): one bolt presses an angle beside its axis; draw by how much "
            "(start_offset, end_offset of the member)";
    else if (has_shorter_than_system(member.lengths->y) ||
             has_shorter_than_system(member.lengths->z))
        outcome.undecided =
            "BB.1.2(2): with one bolt the buckling length is the system length; a shorter one is "
            "stated";
    return outcome;
}

}  // namespace

Outcome evaluate_angle_web(MemberCase& member, Axis) {
    if (member.section().dimensions.shape != Shape::l) return {};
    if (member.spec->angle_ends == document::AngleEnds::OneBolt) return with_one_bolt(member);
    if (!has_held_angle_ends(member) || !member.stability.has_compression) return {};
    const std::array<WebAxis, 3> axes = web_axes(member);
    Outcome outcome;
    for (std::size_t k = 0; k < axes.size(); ++k)
        if (axes[k].state.utilization > axes[outcome.at].state.utilization) outcome.at = k;
    // What 6.3.1.4 and bending beside it read: v, and the weaker of the legs in place of u.
    member.flexural_z = axes[0].state;
    member.flexural_y =
        axes[1].state.n_b_rd <= axes[2].state.n_b_rd ? axes[1].state : axes[2].state;
    const FlexuralState& worst = axes[outcome.at].state;
    outcome.utilization = worst.utilization;
    outcome.demand = worst.n_ed;
    outcome.capacity = worst.n_b_rd;
    outcome.x = member.stations[worst_station(member.stations, axial_use)].x;
    outcome.applies = true;
    if (member.lengths->is_sway_y || member.lengths->is_sway_z)
        outcome.undecided =
            "BB.1.2: angle_ends says that chords hold this angle, but an end of it is free or a "
            "longer buckling length is stated";
    return outcome;
}

void explain_angle_web(const MemberCase& member, const Outcome& outcome, Axis,
                       checks::TraceLog& trace) {
    if (!outcome.applies) return;
    const std::array<WebAxis, 3> axes = web_axes(member);
    const BucklingLengths& lengths = *member.lengths;
    const bool is_y_longer = &longer_segments(lengths) == &lengths.y;
    const std::array<const std::string*, 3> why{is_y_longer ? &lengths.why_y : &lengths.why_z,
                                                &lengths.why_y, &lengths.why_z};
    for (std::size_t k = 0; k < axes.size(); ++k) {
        const WebAxisWords& words = words_of_web_axes[k];
        const FlexuralState& state = axes[k].state;
        trace
            .step({.title = "Buckling length",
                   .axis = words.axis,
                   .symbol = words.length,
                   .unit = "m"})
            .value(state.length)
            .note(*why[k] + "; BB.1.2 takes no shorter one than the system length");
        trace
            .step({.title = "Effective slenderness",
                   .clause = "BB.1.2(1)",
                   .equation = "BB.1",
                   .axis = words.axis,
                   .symbol = words.effective,
                   .expression = words.formula})
            .value(state.reduction.lambda_bar)
            .with(words.slenderness, axes[k].own)
            .with(words.length, state.length, "m")
            .with(words.inertia, axes[k].inertia, "m⁴")
            .with("N_Rk", member.stability.n_rk, "N")
            .note("the check states that chords hold the ends: two bolts or more, or welds");
        trace
            .step({.title = "Reduction factor",
                   .clause = "6.3.1.2",
                   .equation = "6.49",
                   .axis = words.axis,
                   .symbol = words.chi,
                   .expression = "1 / (Phi + sqrt(Phi^2 - lambda_eff^2))"})
            .value(state.reduction.chi)
            .with("lambda_eff", state.reduction.lambda_bar)
            .with("Phi", state.reduction.phi)
            .with("alpha", imperfection_factor(state.curve))
            .note(k == 1 ? member.steel_section->why_curve_y : member.steel_section->why_curve_z);
    }
    const WebAxisWords& words = words_of_web_axes[outcome.at];
    const FlexuralState& worst = axes[outcome.at].state;
    trace
        .step({.title = "Flexural buckling",
               .clause = "6.3.1, BB.1.2",
               .equation = "6.46, 6.47",
               .axis = words.axis,
               .symbol = words.share,
               .expression = words.expression,
               .unit = "N"})
        .utilization(outcome.utilization, outcome.demand, outcome.capacity)
        .with("N_Ed", worst.n_ed, "N")
        .with(words.chi, worst.reduction.chi)
        .with("N_Rk", member.stability.n_rk, "N")
        .with("gamma_M1", member.steel().gamma_m1);
}

}  // namespace loadpath::en1993
