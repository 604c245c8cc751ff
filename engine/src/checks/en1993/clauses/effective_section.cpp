// EN 1993-1-1 6.2.2.5: the effective section of class 4 and its effective widths, which the clauses
// after it count with. How they are found is in effective_section.hpp.
#include <algorithm>
#include <cmath>

#include "checks/en1993/clauses.hpp"

namespace loadpath::en1993 {

namespace {

// Which of the three states of stress a member is in, as far as class 4 reads it.
struct States {
    bool is_compressed = false, bends_y = false, bends_z = false;

    bool any() const { return is_compressed || bends_y || bends_z; }
};

States in_cross_sections(const MemberCase& member) {
    States states;
    for (const Station& s : member.stations) {
        if (s.section_class != 4) continue;
        states.is_compressed |= s.actions.n > 0.0;
        states.bends_y |= s.actions.m_y != 0.0;
        states.bends_z |= s.actions.m_z != 0.0;
    }
    return states;
}

bool lacks(const States& states, const Section& section) {
    return (states.is_compressed && section.a_eff <= 0.0) ||
           (states.bends_y && section.w_eff_y <= 0.0) || (states.bends_z && section.w_eff_z <= 0.0);
}

bool is_stability_class_4(const MemberCase& member) {
    return member.stability.section_class == 4 &&
           (member.spec->include_buckling || member.spec->include_ltb);
}

Outcome evaluate_effective(MemberCase& member, Axis) {
    Outcome outcome;
    const bool lacks_in_6_2 = lacks(in_cross_sections(member), member.section());
    if (!lacks_in_6_2 && (!is_stability_class_4(member) || member.stability.is_ready))
        return outcome;
    if (member.section().dimensions.shape == Shape::chs)
        outcome.undecided =
            "class 4: a round tube is a shell (EN 1993-1-6); give ec3.a_eff, ec3.wel_y_eff, "
            "ec3.wel_z_eff";
    else
        outcome.undecided =
            "class 4: no effective widths are found for this section; give ec3.a_eff, "
            "ec3.wel_y_eff, ec3.wel_z_eff (EN 1993-1-5)";
    return outcome;
}

void explain_width(const EffectiveWidth& width, checks::Word axis, checks::TraceLog& trace) {
    checks::StepWords words{.title = width.title, .clause = "EN 1993-1-5, 4.4", .axis = axis};
    words.symbol = "rho";
    words.equation = pick(width.is_outstand, "4.3", "4.2");
    words.expression = pick(width.is_outstand, "(lambda_p - 0.188) / lambda_p^2",
                            "(lambda_p - 0.055 · (3 + psi)) / lambda_p^2");
    trace.step(words)
        .value(width.rho)
        .with("lambda_p", width.lambda_p)
        .with("psi", width.psi)
        .with("k_sigma", width.k_sigma)
        .with("c", width.c, "m")
        .with("t", width.t, "m")
        .with("b_eff", width.b_eff, "m")
        .note(pick(width.psi < 0.0,
                   pick(width.is_outstand, "b_eff of the compressed part, beside the axis",
                        "b_eff of the compressed part, 0.4 of it at its edge"),
                   "lambda_p = c / t / (28.4 · epsilon · sqrt(k_sigma))"));
}

void explain_state(const EffectiveState& state, checks::Word axis, checks::StepWords words,
                   checks::Word gross_symbol, double gross, double used, checks::TraceLog& trace) {
    for (const EffectiveWidth& width : state.widths)
        if (width.rho < 1.0) explain_width(width, axis, trace);
    words.clause = "6.2.2.5";
    words.axis = axis;
    trace.step(words)
        .value(used)
        .with(gross_symbol, gross, words.unit)
        .note(pick(state.value <= 0.0, "given in the section's ec3 parameters",
                   pick(used < gross, "without what this stress alone leaves ineffective, 4.3(3)",
                        "effective in full, EN 1993-1-5, 4.4(2)")));
}

bool acts(const curves::Curve& moment) { return moment.abs_maximum().value != 0.0; }

void explain_effective(const MemberCase& member, const Outcome& outcome, Axis,
                       checks::TraceLog& trace) {
    States states = in_cross_sections(member);
    if (is_stability_class_4(member)) {
        states.is_compressed |= member.stability.n_ed > 0.0;
        states.bends_y |= acts(member.chain.own(member.chain.m_y));
        states.bends_z |= acts(member.chain.own(member.chain.m_z));
    }
    if (!states.any() || !outcome.undecided.empty()) return;
    const Section& s = member.section();
    const EffectiveSection& found = member.steel_section->effective;
    if (states.is_compressed)
        explain_state(found.compression, {},
                      {.title = "Effective area", .symbol = "A_eff", .unit = "m²"}, "A", s.area,
                      s.a_eff, trace);
    if (states.is_compressed && s.e_n_y + s.e_n_z > 0.0)
        trace
            .step({.title = "Shift of the axis",
                   .clause = "6.2.2.5(4)",
                   .symbol = "e_N",
                   .unit = "m"})
            .value(std::hypot(s.e_n_y, s.e_n_z))
            .note(pick(s.e_n_y > 0.0,
                       pick(s.e_n_z > 0.0, "towards the heel; N_Ed · e_N adds to both moments",
                            "N_Ed · e_N adds to M_y,Ed, whichever way it bends"),
                       "N_Ed · e_N adds to M_z,Ed, whichever way it bends"));
    if (states.bends_y)
        explain_state(found.bending_y, "y",
                      {.title = "Effective modulus", .symbol = "W_eff,y", .unit = "m³"}, "W_el,y",
                      s.w_el_y, s.w_eff_y, trace);
    if (states.bends_z)
        explain_state(found.bending_z, "z",
                      {.title = "Effective modulus", .symbol = "W_eff,z", .unit = "m³"}, "W_el,z",
                      s.w_el_z, s.w_eff_z, trace);
}

}  // namespace

const Clause clause::effective_section{evaluate_effective, explain_effective};

}  // namespace loadpath::en1993
