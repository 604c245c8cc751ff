#include "checks/en1993/clauses/buckling_interaction.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "checks/en1993/clauses.hpp"
#include "checks/en1993/clauses/pressed_open.hpp"
#include "checks/en1993/equivalent_moment.hpp"

namespace loadpath::en1993 {

InteractionResult buckling_interaction(const InteractionInput& in, const InteractionFactors& k) {
    const double m_y = in.m_y_ed * in.gamma_m1 / (in.chi_lt * in.m_y_rk);
    const double m_z = in.m_z_ed * in.gamma_m1 / in.m_z_rk;
    const double n = in.n_ed * in.gamma_m1 / in.n_rk;
    return {n / in.chi_y + k.k_yy * m_y + k.k_yz * m_z, n / in.chi_z + k.k_zy * m_y + k.k_zz * m_z};
}

namespace {

struct EquivalentMoment {
    double c_m = 1.0, c_m_0 = 1.0;
};

// Table B.3 and A.2 between braced points. M_Ed of 6.3.3 is the largest of the lateral segment:
// where that reaches over several stretches, the largest of their factors goes with it.
EquivalentMoment equivalent_moment(const std::vector<Segment>& braced, const curves::Curve& moment,
                                   const Segment& lateral, double e_i, double n_ratio,
                                   bool is_sway) {
    constexpr double nothing = 1e-6;
    const double largest =
        std::fabs(curves::part(moment, lateral.from, lateral.to, 0.0).abs_maximum().value);
    std::optional<EquivalentMoment> worst;
    for (const Segment& segment : braced) {
        const double common =
            std::min(segment.to, lateral.to) - std::max(segment.from, lateral.from);
        if (common <= nothing * (lateral.to - lateral.from)) continue;
        const double stretch = segment.to - segment.from;
        const curves::Curve diagram = curves::part(moment, segment.from, segment.to, 0.0);
        const MomentDiagram words = describe_moments(diagram, stretch);
        if (words.m_max <= nothing * largest) continue;
        const double deflection = deflection_from_chord(diagram, stretch, e_i);
        const EquivalentMoment factors{is_sway ? 0.9 : c_m(words),
                                       c_m_0(words, deflection, e_i, stretch, n_ratio)};
        if (!worst) worst = factors;
        worst->c_m = std::max(worst->c_m, factors.c_m);
        worst->c_m_0 = std::max(worst->c_m_0, factors.c_m_0);
    }
    return worst.value_or(EquivalentMoment{});
}

void set_equivalent_moments(InteractionInput& in, const MemberCase& member,
                            const Segment& segment) {
    const BucklingLengths& lengths = *member.lengths;
    const double e_i_y = member.steel().e * member.section().i_y;
    const double e_i_z = member.steel().e * member.section().i_z;
    const double ratio_y = in.n_ed / in.n_cr_y, ratio_z = in.n_ed / in.n_cr_z;
    const EquivalentMoment y =
        equivalent_moment(lengths.y, member.chain.m_y, segment, e_i_y, ratio_y,
                          lengths.is_sway_y || member.flexural_y.is_sway);
    const EquivalentMoment z =
        equivalent_moment(lengths.z, member.chain.m_z, segment, e_i_z, ratio_z,
                          lengths.is_sway_z || member.flexural_z.is_sway);
    const EquivalentMoment lt =
        equivalent_moment(lengths.lateral, member.chain.m_y, segment, e_i_y, ratio_y, false);
    const document::Ec3SteelSpec& spec = *member.spec;
    in.c_my = spec.cmy.value_or(y.c_m);
    in.c_mz = spec.cmz.value_or(z.c_m);
    in.c_mlt = spec.cm_lt.value_or(lt.c_m);
    in.c_my_0 = spec.cmy.value_or(y.c_m_0);
    in.c_mz_0 = spec.cmz.value_or(z.c_m_0);
}

InteractionInput input_of(const MemberCase& member, const LateralState& lateral) {
    const Section& s = member.section();
    const Stability& stability = member.stability;
    const Segment& segment = lateral.segment;
    InteractionInput in;
    in.n_ed = stability.has_compression ? stability.n_ed : 0.0;
    in.m_y_ed = lateral.m_ed;
    in.m_z_ed = std::fabs(
        member.chain.own_part(member.chain.m_z, segment.from, segment.to).abs_maximum().value);
    in.section_class = stability.section_class;
    in.n_rk = stability.n_rk;
    in.m_y_rk = stability.m_y_rk;
    in.m_z_rk = stability.m_z_rk;
    in.gamma_m1 = member.steel().gamma_m1;
    in.chi_y = member.flexural_y.reduction.chi;
    in.chi_z = member.flexural_z.reduction.chi;
    in.lambda_y = member.flexural_y.reduction.lambda_bar;
    in.lambda_z = member.flexural_z.reduction.lambda_bar;
    in.n_cr_y = member.flexural_y.n_cr;
    in.n_cr_z = member.flexural_z.n_cr;
    const bool is_open = member.torsional.is_possible();
    // 6.3.1.4: torsional modes count in the weak direction
    if (is_open) in.chi_z = std::min(in.chi_z, member.torsional.buckling.reduction.chi);
    in.n_cr_t = is_open ? member.torsional.n_cr_t : 1e3 * in.n_cr_y;
    in.n_cr_tf = is_open ? member.torsional.buckling.n_cr : 1e3 * in.n_cr_y;
    in.chi_lt = lateral.reduction.chi_mod;
    in.c1 = lateral.c1;
    in.is_susceptible_to_torsion = is_open && member.spec->include_ltb;
    if (lateral.is_buckling) {
        const double uniform = lateral.is_of_frame ? lateral.m_cr / lateral.c1
                                                   : m_cr(s, member.steel(), segment.length, {});
        in.lambda_0 = std::sqrt(in.m_y_rk / uniform);
    }
    set_equivalent_moments(in, member, segment);
    return in;
}

bool is_annex_a(const MemberCase& member) {
    return member.spec->interaction_method == document::InteractionMethod::AnnexA;
}

// What N alone comes to in the direction of the equation.
double compression_alone(const MemberCase& member, Axis axis) {
    if (axis == Axis::y) return member.flexural_y.utilization;
    return std::max(member.flexural_z.utilization, member.torsional.buckling.utilization);
}

void find_interaction(MemberCase& member) {
    member.interaction.clear();
    for (const LateralState& lateral : member.lateral) {
        InteractionState state;
        state.input = input_of(member, lateral);
        state.k = is_annex_a(member) ? factors_annex_a(state.input, member.section())
                                     : factors_annex_b(state.input, member.section().dimensions);
        state.result = buckling_interaction(state.input, state.k);
        if (std::isnan(state.k.k_yy)) {
            // N_Ed beyond an elastic critical force: Annex A has no factor; N alone is over the
            // resistance.
            state.result = {compression_alone(member, Axis::y), compression_alone(member, Axis::z)};
        }
        member.interaction.push_back(state);
    }
}

double value_about(const InteractionState& state, Axis axis) {
    return axis == Axis::y ? state.result.eq_6_61 : state.result.eq_6_62;
}

// The equation about y comes first in the list and finds the states of both.
Outcome evaluate_interaction(MemberCase& member, Axis axis) {
    Outcome outcome;
    if (!member.stability.needs_interaction() || has_interaction_of_open_sections(member))
        return outcome;
    outcome.applies = true;
    if (!member.stability.has_bending) {
        outcome.utilization = compression_alone(member, axis);
        outcome.x = member.stations[worst_station(member.stations, axial_use)].x;
        return outcome;
    }
    if (axis == Axis::y) find_interaction(member);
    outcome.x = member.stations[worst_station(member.stations, combined_use)].x;
    for (std::size_t k = 0; k < member.interaction.size(); ++k) {
        const double use = value_about(member.interaction[k], axis);
        if (k > 0 && !(use > outcome.utilization) && !std::isnan(use)) continue;
        outcome.utilization = use;
        outcome.at = k;
    }
    return outcome;
}

void explain_factors(const MemberCase& member, const InteractionState& i, Axis axis,
                     checks::TraceLog& trace) {
    const bool is_y = axis == Axis::y, is_a = is_annex_a(member);
    const InteractionInput& in = i.input;
    auto step =
        trace
            .step({.title = "Interaction factors",
                   .clause = pick(is_a, "Annex A",
                                  pick(in.is_susceptible_to_torsion, "Table B.2", "Table B.1")),
                   .axis = name_of(axis),
                   .symbol = pick(is_y, "k_yy", "k_zy")})
            .value(is_y ? i.k.k_yy : i.k.k_zy)
            .with(pick(is_y, "k_yz", "k_zz"), is_y ? i.k.k_yz : i.k.k_zz)
            .with(pick(is_a, "C_my,0", "C_my"), is_a ? in.c_my_0 : in.c_my)
            .with(pick(is_a, "C_mz,0", "C_mz"), is_a ? in.c_mz_0 : in.c_mz);
    if (!is_a) step.with("C_mLT", in.c_mlt);
    const document::Ec3SteelSpec& spec = *member.spec;
    if (spec.cmy || spec.cmz || spec.cm_lt)
        step.note("C_m as given in the check, where it gives them");
    else if (!is_a)
        step.note(pick(in.is_susceptible_to_torsion, "open section, free to twist",
                       "the section does not twist, or is held"));
}

void explain_interaction(const MemberCase& member, const Outcome& outcome, Axis axis,
                         checks::TraceLog& trace) {
    if (!outcome.applies || std::isnan(outcome.utilization)) return;
    const bool is_y = axis == Axis::y;
    checks::StepWords words{.title = "Buckling interaction",
                            .clause = "6.3.3",
                            .equation = pick(is_y, "6.61", "6.62"),
                            .axis = name_of(axis)};
    if (!member.stability.has_bending) {
        words.expression = pick(is_y, "N_Ed / N_b,y,Rd", "N_Ed / N_b,z,Rd");
        trace.step(words)
            .utilization(outcome.utilization)
            .with("N_Ed", member.stability.n_ed, "N")
            .note("no moment acts: as 6.3.1");
        return;
    }
    const InteractionState& i = member.interaction[outcome.at];
    const InteractionInput& in = i.input;
    explain_factors(member, i, axis, trace);
    words.expression =
        pick(is_y,
             "N_Ed / (chi_y · N_Rk / gamma_M1) + k_yy · M_y,Ed / (chi_LT · M_y,Rk / gamma_M1) + "
             "k_yz · M_z,Ed / (M_z,Rk / gamma_M1)",
             "N_Ed / (chi_z · N_Rk / gamma_M1) + k_zy · M_y,Ed / (chi_LT · M_y,Rk / gamma_M1) + "
             "k_zz · M_z,Ed / (M_z,Rk / gamma_M1)");
    auto step = trace.step(words)
                    .utilization(outcome.utilization)
                    .with("N_Ed", in.n_ed, "N")
                    .with(pick(is_y, "chi_y", "chi_z"), is_y ? in.chi_y : in.chi_z)
                    .with("N_Rk", in.n_rk, "N")
                    .with(pick(is_y, "k_yy", "k_zy"), is_y ? i.k.k_yy : i.k.k_zy)
                    .with("M_y,Ed", in.m_y_ed, "N·m")
                    .with("chi_LT", in.chi_lt)
                    .with("M_y,Rk", in.m_y_rk, "N·m")
                    .with(pick(is_y, "k_yz", "k_zz"), is_y ? i.k.k_yz : i.k.k_zz)
                    .with("M_z,Ed", in.m_z_ed, "N·m")
                    .with("M_z,Rk", in.m_z_rk, "N·m")
                    .with("gamma_M1", in.gamma_m1);
    if (!member.stability.has_compression)
        step.note("no compression acts: bending about both axes with N_Ed = 0");
    else if (std::isnan(i.k.k_yy))
        step.note(
            "N_Ed is beyond an elastic critical force: Annex A has no factors, N alone decides");
}

}  // namespace

const Clause clause::interaction_y{evaluate_interaction, explain_interaction, Axis::y};
const Clause clause::interaction_z{evaluate_interaction, explain_interaction, Axis::z};

}  // namespace loadpath::en1993
