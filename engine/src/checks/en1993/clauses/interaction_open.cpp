// EN 1993-1-1 6.3.1 with 6.3.2 of channels and tees that are bent while pressed: shares of moments
// are those of the elastic section, 6.2.1(7), that about y with chi_LT.
#include <algorithm>
#include <cmath>

#include "checks/en1993/clauses/pressed_open.hpp"

namespace loadpath::en1993 {

namespace {

// Moments of one stretch beside elastic resistances.
struct ElasticShares {
    double m_y_ed = 0.0, m_z_ed = 0.0, m_y_rk = 0.0, m_z_rk = 0.0, sum = 0.0;

    ElasticShares(const MemberCase& member, const LateralState& lateral) {
        const Section& s = member.section();
        const Stability& stability = member.stability;
        const double f_y = member.steel().f_y;
        const Segment& segment = lateral.segment;
        m_y_rk = std::min(stability.m_y_rk, s.w_el_y * f_y);
        m_z_rk = std::min(stability.m_z_rk, s.w_el_z * f_y);
        m_y_ed = lateral.m_ed + stability.n_ed * stability.e_n_y;
        m_z_ed = std::fabs(member.chain.own_part(member.chain.m_z, segment.from, segment.to)
                               .abs_maximum()
                               .value) +
                 stability.n_ed * stability.e_n_z;
        sum = (m_y_ed / (lateral.reduction.chi_mod * m_y_rk) + m_z_ed / m_z_rk) *
              member.steel().gamma_m1;
    }
};

bool is_of_interaction(const MemberCase& member) {
    return has_interaction_of_open_sections(member) &&
           member.section().dimensions.shape != Shape::l;
}

// A channel that bending about y reduces has principal axes that are not y and z.
bool buckles_about_turned_axes(const MemberCase& member) {
    const Section& s = member.section();
    return s.dimensions.shape == Shape::u && member.stability.section_class == 4 &&
           s.w_eff_y < s.w_el_y &&
           std::any_of(
               member.lateral.begin(), member.lateral.end(),
               [](const LateralState& each) { return each.is_buckling; });
}

}  // namespace

Outcome evaluate_interaction_open(MemberCase& member, Axis) {
    Outcome outcome;
    if (buckles_about_turned_axes(member))
        outcome.undecided =
            "6.3.2: the axes of what is effective of this channel turn, and W_eff with M_cr is not "
            "for that (EN 1993-1-3, 6.2.4(2)); hold it sideways";
    if (!is_of_interaction(member)) return outcome;
    outcome.applies = true;
    outcome.x = member.stations[worst_station(member.stations, combined_use)].x;
    const Pressed pressed(member);
    for (std::size_t k = 0; k < member.lateral.size(); ++k) {
        const double use =
            pressed.use + pressed.growth * ElasticShares(member, member.lateral[k]).sum;
        if (!(use > outcome.utilization)) continue;
        outcome.utilization = use;
        outcome.at = k;
    }
    return outcome;
}

void explain_interaction_open(const MemberCase& member, const Outcome& outcome, Axis,
                              checks::TraceLog& trace) {
    if (!outcome.applies) return;
    const LateralState& lateral = member.lateral[outcome.at];
    const ElasticShares shares(member, lateral);
    const Pressed pressed(member);
    trace
        .step({.title = "Buckling interaction",
               .clause = "6.3.1, 6.3.2",
               .expression = "N_Ed / N_b,Rd + (1 + 0.24 · n) / (1 - n) · (M_y,Ed / (chi_LT · "
                             "M_y,Rk) + M_z,Ed / M_z,Rk) · gamma_M1"})
        .utilization(outcome.utilization)
        .with("N_Ed", member.stability.n_ed, "N")
        .with("N_b,Rd", pressed.n_b_rd, "N")
        .with("n", pressed.n)
        .with("M_y,Ed", shares.m_y_ed, "N·m")
        .with("chi_LT", lateral.reduction.chi_mod)
        .with("M_y,Rk", shares.m_y_rk, "N·m")
        .with("M_z,Ed", shares.m_z_ed, "N·m")
        .with("M_z,Rk", shares.m_z_rk, "N·m")
        .with("gamma_M1", member.steel().gamma_m1)
        .note(pick(member.stability.e_n_y + member.stability.e_n_z > 0.0,
                   "6.3.3 covers doubly symmetric sections; n = N_Ed / N_cr of the lowest mode, "
                   "moments of the elastic section, with N_Ed · e_N",
                   "6.3.3 covers doubly symmetric sections; n = N_Ed / N_cr of the lowest mode, "
                   "moments of the elastic section"));
}

}  // namespace loadpath::en1993
