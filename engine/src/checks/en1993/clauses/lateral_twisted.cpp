// EN 1993-6, Annex A: lateral buckling of a beam that is twisted by torsion as well, for I-sections
// whose bimoment is known. 6.3.2 and 6.3.3 of EN 1993-1-1 know no torsion; what neither covers is
// undecided.
#include <algorithm>
#include <cmath>

#include "checks/en1993/clauses.hpp"
#include "checks/en1993/clauses/torsion.hpp"
#include "checks/en1993/negligible.hpp"

namespace loadpath::en1993 {

namespace {

// Of the torsional resistance: what the joints of a space frame pass on without a word.
constexpr double incidental_torsion = 0.05;

struct TwistedBeam {
    double about_y = 0.0, about_z = 0.0, warping = 0.0;  // shares of the resistances with gamma_M1
    double k_w = 0.0, k_zw = 0.0, k_alpha = 0.0;
    double m_z_ed = 0.0, b_ed = 0.0, b_rk = 0.0;

    double sum() const { return about_y + about_z + k_w * k_zw * k_alpha * warping; }
};

TwistedBeam twisted_beam(const MemberCase& member, const LateralState& lateral) {
    const double gamma = member.steel().gamma_m1;
    const Segment& segment = lateral.segment;
    TwistedBeam t;
    t.m_z_ed = std::fabs(
        member.chain.own_part(member.chain.m_z, segment.from, segment.to).abs_maximum().value);
    t.b_ed = std::fabs(member.actions.b.abs_maximum().value);
    t.b_rk = warping_modulus(member.section()) * member.steel().f_y;
    t.about_y = lateral.utilization;
    t.about_z = t.m_z_ed * gamma / member.stability.m_z_rk;
    t.warping = t.b_ed * gamma / t.b_rk;
    // The bounds only matter to beams that fail anyway: their numbers still grow with the loads.
    t.k_w = std::max(0.7 - 0.2 * t.warping, 0.5);
    t.k_zw = std::max(1.0 - t.about_z, 0.0);
    t.k_alpha = 1.0 / std::max(1.0 - lateral.m_ed / lateral.m_cr, 0.05);
    return t;
}

bool is_buckling(const MemberCase& member) {
    return std::any_of(member.lateral.begin(), member.lateral.end(),
                       [](const LateralState& lateral) { return lateral.is_buckling; });
}

Outcome evaluate_twisted(MemberCase& member, Axis) {
    Outcome outcome;
    const Dimensions& d = member.section().dimensions;
    if (d.is_closed() || d.shape == Shape::rectangle) return outcome;
    if (!is_buckling(member) && !member.stability.has_compression) return outcome;
    const Station& most = member.stations[worst_station(member.stations, torsion_use)];
    const double bimoment =
        most.b_rd > 0.0 ? member.actions.b.abs_maximum().value / most.b_rd : 0.0;
    const bool has_bimoment = std::fabs(bimoment) > negligible;
    const bool is_i = d.shape == Shape::i;
    if (has_bimoment && is_i && !member.stability.has_compression) {
        for (std::size_t k = 0; k < member.lateral.size(); ++k) {
            if (!member.lateral[k].is_buckling) continue;
            const double use = twisted_beam(member, member.lateral[k]).sum();
            if (outcome.applies && !(use > outcome.utilization)) continue;
            outcome.applies = true;
            outcome.utilization = use;
            outcome.at = k;
            outcome.x = most.x;
        }
    } else if (torsion_use(most) > incidental_torsion ||
               (!is_i && std::fabs(bimoment) > incidental_torsion)) {
        outcome.undecided =
            "6.3: for buckling beside torsion there is a rule for I-sections that are not pressed "
            "alone (EN 1993-6, Annex A, with include_warping); hold the member against twist, or "
            "let its loads act in the shear centre";
    }
    return outcome;
}

void explain_twisted(const MemberCase& member, const Outcome& outcome, Axis,
                     checks::TraceLog& trace) {
    if (!outcome.applies) return;
    const LateralState& lateral = member.lateral[outcome.at];
    const TwistedBeam t = twisted_beam(member, lateral);
    trace
        .step({.title = "LTB and torsion",
               .clause = "EN 1993-6 A",
               .equation = "A.1",
               .expression = "M_y,Ed / M_b,Rd + M_z,Ed / (M_z,Rk / gamma_M1) + k_w · k_zw · "
                             "k_alpha · B_Ed / (B_Rk / gamma_M1)"})
        .utilization(outcome.utilization)
        .with("M_y,Ed", lateral.m_ed, "N·m")
        .with("M_b,Rd", lateral.m_b_rd, "N·m")
        .with("M_z,Ed", t.m_z_ed, "N·m")
        .with("M_z,Rk", member.stability.m_z_rk, "N·m")
        .with("k_w", t.k_w)
        .with("k_zw", t.k_zw)
        .with("k_alpha", t.k_alpha)
        .with("B_Ed", t.b_ed, "N·m²")
        .with("B_Rk", t.b_rk, "N·m²")
        .with("gamma_M1", member.steel().gamma_m1)
        .note(
            "k_w = 0.7 - 0.2 B_Ed / B_Rd, k_zw = 1 - M_z,Ed / M_z,Rd, k_alpha = 1 / (1 - M_y,Ed / "
            "M_cr); C_mz = 1");
}

}  // namespace

const Clause clause::lateral_twisted{evaluate_twisted, explain_twisted};

}  // namespace loadpath::en1993
