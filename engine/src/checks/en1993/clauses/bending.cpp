#include "checks/en1993/clauses/bending.hpp"

#include <cmath>

#include "checks/en1993/clauses.hpp"

namespace loadpath::en1993 {

namespace {

Outcome evaluate_bending(MemberCase& member, Axis axis) {
    const bool is_y = axis == Axis::y;
    const std::size_t at = worst_station(member.stations, is_y ? bending_use_y : bending_use_z);
    const Station& s = member.stations[at];
    Outcome outcome{is_y ? bending_use_y(s) : bending_use_z(s),
                    std::fabs(is_y ? s.actions.m_y : s.actions.m_z),
                    is_y ? s.m_y_rd : s.m_z_rd,
                    s.x,
                    at,
                    s.section_class > 0,
                    {}};
    const Section& section = member.section();
    if (outcome.demand != 0.0 && (is_y ? section.w_pl_y : section.w_pl_z) <= 0.0) {
        outcome.undecided = is_y ? "the section has no modulus about its strong axis"
                                 : "the section has no modulus about its weak axis";
    }
    return outcome;
}

checks::Word modulus_symbol(bool is_y, int section_class) {
    if (section_class <= 2) return pick(is_y, "W_pl,y", "W_pl,z");
    if (section_class == 3) return pick(is_y, "W_el,y", "W_el,z");
    return pick(is_y, "W_eff,y", "W_eff,z");
}

// The words of a step about an axis are literals, one set for each.
checks::StepWords words_of(bool is_y, int section_class, bool is_sheared) {
    checks::StepWords words{.title = "Bending", .clause = "6.2.5", .unit = "N·m"};
    words.axis = pick(is_y, "y", "z");
    if (is_sheared) {
        words.equation = "6.29, 6.30";
        words.symbol = pick(is_y, "M_y,Ed / M_y,V,Rd", "M_z,Ed / M_z,V,Rd");
        words.expression = pick(is_y, "M_y,Ed / M_y,V,Rd", "M_z,Ed / M_z,V,Rd");
        return words;
    }
    words.symbol = pick(is_y, "M_y,Ed / M_c,y,Rd", "M_z,Ed / M_c,z,Rd");
    if (section_class <= 2) {
        words.equation = "6.13";
        words.expression =
            pick(is_y, "M_y,Ed / (W_pl,y · f_y / gamma_M0)", "M_z,Ed / (W_pl,z · f_y / gamma_M0)");
    } else if (section_class == 3) {
        words.equation = "6.14";
        words.expression =
            pick(is_y, "M_y,Ed / (W_el,y · f_y / gamma_M0)", "M_z,Ed / (W_el,z · f_y / gamma_M0)");
    } else {
        words.equation = "6.15";
        words.expression = pick(is_y, "M_y,Ed / (W_eff,y · f_y / gamma_M0)",
                                "M_z,Ed / (W_eff,z · f_y / gamma_M0)");
    }
    return words;
}

void explain_bending(const MemberCase& member, const Outcome& outcome, Axis axis,
                     checks::TraceLog& trace) {
    if (!outcome.applies || std::isnan(outcome.utilization)) return;
    const bool is_y = axis == Axis::y;
    const Station& s = member.stations[outcome.at];
    const double rho = is_y ? s.rho_z : s.rho_y;
    auto step = trace.step(words_of(is_y, s.section_class, rho > 0.0))
                    .utilization(outcome.utilization, outcome.demand, outcome.capacity)
                    .with(pick(is_y, "M_y,Ed", "M_z,Ed"), outcome.demand, "N·m");
    if (rho > 0.0) {
        step.with(pick(is_y, "M_y,V,Rd", "M_z,V,Rd"), outcome.capacity, "N·m").with("rho", rho);
    }
    step.with(modulus_symbol(is_y, s.section_class),
              modulus(member.section(), axis, s.section_class), "m³")
        .with("f_y", member.steel().f_y, "Pa")
        .with("gamma_M0", member.steel().gamma_m0)
        .with("x", s.x, "m");
    if (rho > 0.0 && (is_y ? s.is_buckling_z : s.is_buckling_y))
        step.note("M_Ed over the value of (7.1) of EN 1993-1-5: the web buckles in shear");
    else if (rho > 0.0)
        step.note("the shear area carries (1 - rho) f_y, 6.2.8");
    else if (!member.steel_section->why_moduli.empty())
        step.note(member.steel_section->why_moduli);
}

}  // namespace

const Clause clause::bending_y{evaluate_bending, explain_bending, Axis::y};
const Clause clause::bending_z{evaluate_bending, explain_bending, Axis::z};

}  // namespace loadpath::en1993
