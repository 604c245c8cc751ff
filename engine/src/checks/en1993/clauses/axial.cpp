#include "checks/en1993/clauses/axial.hpp"

#include <cmath>

#include "checks/en1993/clauses.hpp"
#include "checks/en1993/negligible.hpp"

namespace loadpath::en1993 {

namespace {

Outcome evaluate_axial(MemberCase& member, Axis) {
    const std::size_t at = worst_station(member.stations, axial_use);
    const Station& s = member.stations[at];
    const double use = axial_use(s);
    return {use, std::fabs(s.actions.n), s.n_rd, s.x, at, use > negligible, {}};
}

void explain_axial(const MemberCase& member, const Outcome& outcome, Axis,
                   checks::TraceLog& trace) {
    if (!outcome.applies) return;
    const Station& s = member.stations[outcome.at];
    const bool is_compression = s.actions.n > 0.0;
    const bool is_effective = is_compression && s.section_class == 4;
    const bool is_sheared = s.rho_y > 0.0 || s.rho_z > 0.0;
    checks::StepWords words{.title = "Axial", .clause = "6.2.3/4", .unit = "N"};
    words.equation = pick(is_compression, pick(is_effective, "6.11", "6.10"), "6.6");
    words.symbol = pick(is_compression, "N_Ed / N_c,Rd", "N_Ed / N_pl,Rd");
    words.expression =
        pick(is_effective, "N_Ed / (A_eff · f_y / gamma_M0)", "N_Ed / (A · f_y / gamma_M0)");
    if (is_sheared)
        words.expression = "N_Ed / ((A - rho_z · A_v,z - rho_y · A_v,y) · f_y / gamma_M0)";
    const Section& section = member.section();
    auto step =
        trace.step(words).utilization(outcome.utilization, outcome.demand, outcome.capacity);
    step.with("N_Ed", outcome.demand, "N");
    if (is_effective)
        step.with("A_eff", section.a_eff, "m²");
    else
        step.with("A", section.area, "m²");
    step.with("f_y", member.steel().f_y, "Pa").with("gamma_M0", member.steel().gamma_m0);
    if (is_sheared) {
        step.with("rho_z", s.rho_z).with("A_v,z", section.a_v_z, "m²");
        step.with("rho_y", s.rho_y).with("A_v,y", section.a_v_y, "m²");
    }
    step.with("x", outcome.x, "m");
    if (is_sheared)
        step.note("the shear area carries (1 - rho) f_y, 6.2.10");
    else
        step.note(pick(is_compression, "compression", "tension"));
}

}  // namespace

const Clause clause::axial{evaluate_axial, explain_axial};

}  // namespace loadpath::en1993
