#include "checks/en1993/clauses/flexural_buckling.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "checks/en1993/clauses.hpp"

namespace loadpath::en1993 {

double n_cr(double e, double i, double length) {
    return std::numbers::pi * std::numbers::pi * e * i / (length * length);
}

double lambda_bar(double a, double f_y, double n_critical) {
    return std::sqrt(a * f_y / n_critical);
}

FlexuralState buckling_at(const Stability& stability, const Steel& steel, double length,
                          double critical, double n_ed, BucklingCurve curve) {
    FlexuralState state;
    state.length = length;
    state.n_ed = n_ed;
    state.n_cr = critical;
    state.curve = curve;
    state.reduction = reduction(lambda_bar(stability.area, steel.f_y, critical), curve);
    state.n_b_rd = state.reduction.chi * stability.n_rk / steel.gamma_m1;
    state.utilization = n_ed / state.n_b_rd;
    return state;
}

namespace {

// An angle buckles about its principal axes, to which restraints along its legs do not belong: the
// longer of the two lengths counts for both.
const std::vector<Segment>& segments_about(const MemberCase& member, bool is_y) {
    const std::vector<Segment>& y = member.lengths->y;
    const std::vector<Segment>& z = member.lengths->z;
    if (member.section().dimensions.shape != Shape::l) return is_y ? y : z;
    const auto longest = [](const std::vector<Segment>& segments) {
        double length = 0.0;
        for (const Segment& each : segments) length = std::max(length, each.length);
        return length;
    };
    return longest(y) >= longest(z) ? y : z;
}

// The worst of the segments between restraints.
FlexuralState flexural_about(const MemberCase& member, Axis axis) {
    const bool is_y = axis == Axis::y;
    const Section& section = member.section();
    const double inertia = is_y ? section.i_u : section.i_v;
    const BucklingCurve curve =
        is_y ? member.steel_section->curve_y : member.steel_section->curve_z;
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
    if (!member.stability.needs_interaction()) return {};
    FlexuralState& state = axis == Axis::y ? member.flexural_y : member.flexural_z;
    state = flexural_about(member, axis);
    if (!member.stability.has_compression) return {};
    const Station& most_compressed = member.stations[worst_station(member.stations, axial_use)];
    return {state.utilization, state.n_ed, state.n_b_rd, most_compressed.x, 0, true, {}};
}

void explain_flexural(const MemberCase& member, const Outcome& outcome, Axis axis,
                      checks::TraceLog& trace) {
    if (!outcome.applies) return;
    const bool is_y = axis == Axis::y;
    const FlexuralState& state = is_y ? member.flexural_y : member.flexural_z;
    const checks::Word about = name_of(axis);
    const Section& section = member.section();
    trace
        .step({.title = "Buckling length",
               .axis = about,
               .symbol = pick(is_y, "L_cr,y", "L_cr,z"),
               .unit = "m"})
        .value(state.length)
        .note(is_y ? member.lengths->why_y : member.lengths->why_z);
    trace
        .step({.title = "Critical force",
               .axis = about,
               .symbol = pick(is_y, "N_cr,y", "N_cr,z"),
               .expression = pick(is_y, "pi^2 · E · I_y / L_cr,y^2", "pi^2 · E · I_z / L_cr,z^2"),
               .unit = "N"})
        .value(state.n_cr)
        .with("E", member.steel().e, "Pa")
        .with(pick(is_y, "I_y", "I_z"), is_y ? section.i_u : section.i_v, "m⁴")
        .with(pick(is_y, "L_cr,y", "L_cr,z"), state.length, "m");
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
