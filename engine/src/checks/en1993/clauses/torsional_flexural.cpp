#include "checks/en1993/clauses/torsional_flexural.hpp"

#include <algorithm>
#include <cmath>

#include "checks/en1993/clauses.hpp"

namespace loadpath::en1993 {

namespace {

double polar_radius_squared(const Section& s) {
    return (s.i_y + s.i_z) / s.area + s.y_0 * s.y_0 + s.z_0 * s.z_0;
}

}  // namespace

double n_cr_t(const Section& s, const Steel& steel, double length_t) {
    return (steel.g * s.i_t + n_cr(steel.e, s.i_w, length_t)) / polar_radius_squared(s);
}

double n_cr_tf(const Section& s, double y, double z, double t) {
    // The shear centre in the axes of y and z, the principal ones.
    const double y_0 = s.y_0 * std::cos(s.theta) + s.z_0 * std::sin(s.theta);
    const double z_0 = s.z_0 * std::cos(s.theta) - s.y_0 * std::sin(s.theta);
    // The lowest root of (N - y)(N - z)(N - t) i0^2 - N^2 (N - z) y0^2 - N^2 (N - y) z0^2 = 0 lies
    // below every one of y, z, t (Timoshenko and Gere, Theory of Elastic Stability, 5.6). There the
    // left-hand side rises from -y z t i0^2 to zero, so bisection finds it.
    const double lowest = std::min({y, z, t});
    const double offset = s.y_0 * s.y_0 + s.z_0 * s.z_0;
    const double i0 = polar_radius_squared(s);
    if (offset <= 1e-6 * i0) return t;
    auto determinant = [&](double n) {
        return (n - y) * (n - z) * (n - t) * i0 - n * n * (n - z) * y_0 * y_0 -
               n * n * (n - y) * z_0 * z_0;
    };
    double low = 0.0;
    double high = lowest;
    for (int step = 0; step < 100; ++step) {
        const double middle = 0.5 * (low + high);
        (determinant(middle) < 0.0 ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

namespace {

Outcome evaluate_torsional(MemberCase& member, Axis) {
    Outcome outcome;
    const Section& section = member.section();
    member.torsional = {};
    if (!member.stability.needs_interaction()) return outcome;
    if (!member.steel_section->has_shear_centre)
        outcome.undecided = "6.3.1.4: the shear centre (y_s, z_s) of this section is not given";
    if (section.dimensions.is_closed() || section.dimensions.shape == Shape::rectangle)
        return outcome;
    double length = 0.0;
    for (const Segment& segment : member.lengths->torsion) {
        length = std::max(length, segment.length);
    }
    TorsionalState& state = member.torsional;
    state.n_cr_t = n_cr_t(section, member.steel(), length);
    const double critical =
        n_cr_tf(section, member.flexural_y.n_cr, member.flexural_z.n_cr, state.n_cr_t);
    state.is_flexural = critical < state.n_cr_t;
    state.buckling = buckling_at(member.stability, member.steel(), length, critical,
                                 member.stability.n_ed, member.steel_section->curve_z);
    if (!state.is_possible() || !member.stability.has_compression) return outcome;
    outcome.applies = true;
    outcome.utilization = state.buckling.utilization;
    outcome.demand = state.buckling.n_ed;
    outcome.capacity = state.buckling.n_b_rd;
    outcome.x = member.stations[worst_station(member.stations, axial_use)].x;
    return outcome;
}

void explain_torsional(const MemberCase& member, const Outcome& outcome, Axis,
                       checks::TraceLog& trace) {
    if (!outcome.applies) return;
    const TorsionalState& state = member.torsional;
    const FlexuralState& b = state.buckling;
    const Section& section = member.section();
    trace.step({.title = "Length between points held against twist", .symbol = "L_T", .unit = "m"})
        .value(b.length)
        .note(member.lengths->why_torsion);
    trace
        .step({.title = "Critical force in torsion",
               .symbol = "N_cr,T",
               .expression = "(G · I_t + pi^2 · E · I_w / L_T^2) / i_0^2",
               .unit = "N"})
        .value(state.n_cr_t)
        .with("G", member.steel().g, "Pa")
        .with("I_t", section.i_t, "m⁴")
        .with("E", member.steel().e, "Pa")
        .with("I_w", section.i_w, "m⁶")
        .with("L_T", b.length, "m")
        .with("i_0", std::sqrt(polar_radius_squared(section)), "m");
    trace
        .step({.title = "Reduction factor",
               .clause = "6.3.1.4",
               .equation = "6.53",
               .symbol = pick(state.is_flexural, "chi_TF", "chi_T"),
               .expression = "1 / (Phi + sqrt(Phi^2 - lambda_bar_T^2))"})
        .value(b.reduction.chi)
        .with("lambda_bar_T", b.reduction.lambda_bar)
        .with("Phi", b.reduction.phi)
        .with(pick(state.is_flexural, "N_cr,TF", "N_cr,T"), b.n_cr, "N")
        .with("alpha", imperfection_factor(b.curve))
        .note("the curve of the weak axis, 6.3.1.4(3)");
    trace
        .step({.title = "Torsional-flexural buckling",
               .clause = "6.3.1.4",
               .equation = "6.46, 6.47",
               .symbol = "N_Ed / N_b,T,Rd",
               .expression = pick(state.is_flexural, "N_Ed / (chi_TF · N_Rk / gamma_M1)",
                                  "N_Ed / (chi_T · N_Rk / gamma_M1)"),
               .unit = "N"})
        .utilization(outcome.utilization, outcome.demand, outcome.capacity)
        .with("N_Ed", b.n_ed, "N")
        .with(pick(state.is_flexural, "chi_TF", "chi_T"), b.reduction.chi)
        .with("N_Rk", member.stability.n_rk, "N")
        .with("gamma_M1", member.steel().gamma_m1);
}

}  // namespace

const Clause clause::torsional_flexural{evaluate_torsional, explain_torsional};

}  // namespace loadpath::en1993
