#include "checks/en1993/clauses/torsion.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "checks/en1993/clauses.hpp"
#include "checks/en1993/clauses/shear.hpp"
#include "checks/en1993/negligible.hpp"

namespace loadpath::en1993 {

double torsion_modulus(const Section& section) {
    const Dimensions& d = section.dimensions;
    switch (d.shape) {
        case Shape::chs:
            return 2.0 * section.i_t / d.h;
        case Shape::rhs: {
            // EN 10210-2: I_t / (t + 2 A_h / U)
            const double outer = d.r > 0.0 ? d.r : 1.5 * d.t;
            const double corner = std::max(outer - 0.5 * d.t, 0.0);
            const double perimeter =
                2.0 * (d.b + d.h - 2.0 * d.t) - 2.0 * corner * (4.0 - std::numbers::pi);
            const double enclosed =
                (d.b - d.t) * (d.h - d.t) - corner * corner * (4.0 - std::numbers::pi);
            return section.i_t / (d.t + 2.0 * enclosed / perimeter);
        }
        case Shape::rectangle: {
            // Saint-Venant: tau_max / (G theta a) = 1 - 8/pi^2 sum 1 / ((2k+1)^2 cosh((2k+1) pi b /
            // 2a))
            const double a = std::min(d.h, d.b);
            const double b = std::max(d.h, d.b);
            double series = 0.0;
            for (int k = 1; k < 12; k += 2) {
                series += 1.0 / (k * k * std::cosh(k * std::numbers::pi * b / (2.0 * a)));
            }
            const double stress = a * (1.0 - 8.0 / (std::numbers::pi * std::numbers::pi) * series);
            return section.i_t / stress;
        }
        case Shape::i:
        case Shape::u:
        case Shape::t:
        case Shape::l:
            return section.i_t / d.largest_thickness();
        case Shape::unknown:
            break;
    }
    return 0.0;
}

double chi_w_in_torsion(const Dimensions& d, const Steel& steel, double eta) {
    double chi = 1.0;
    if (d.shape != Shape::rhs) return chi;
    for (const Direction direction : {Direction::y, Direction::z}) {
        const ShearBuckling wall = shear_buckling(d, steel, direction, eta);
        if (wall.is_slender) chi = std::min(chi, wall.chi_w);
    }
    return chi;
}

double torsional_strength(const Dimensions& d, const Steel& steel, double eta) {
    const double chi = chi_w_in_torsion(d, steel, eta);
    const double yields = steel.f_y / std::numbers::sqrt3 / steel.gamma_m0;
    return chi < 1.0 ? std::min(yields, chi * steel.f_y / std::numbers::sqrt3 / steel.gamma_m1)
                     : yields;
}

double t_rd(const Section& section, const Steel& steel, double eta) {
    return torsion_modulus(section) * torsional_strength(section.dimensions, steel, eta);
}

double warping_modulus(const Section& section) {
    const Dimensions& d = section.dimensions;
    if (d.shape == Shape::i) return section.i_w / (0.25 * d.b * (d.h - d.tf));
    if (d.shape != Shape::u || section.y_0 == 0.0) return 0.0;
    // Warping grows in proportion to the distance from the shear centre: along the web, and the
    // other way from there to the tips.
    const double tips = section.i_z / section.w_el_z;
    const double behind = std::fabs(section.y_0) + tips - d.b + 0.5 * d.tw;
    const double largest = std::max(behind, d.b - 0.5 * d.tw - behind);
    return section.i_w / (0.5 * (d.h - d.tf) * largest);
}

double shear_factor_with_torsion(const Section& section, const Steel& steel, double eta,
                                 double tau) {
    const double limit = torsional_strength(section.dimensions, steel, eta);
    const double ratio = std::fabs(tau) / limit;
    if (section.dimensions.is_closed()) return std::max(1.0 - ratio, 0.0);
    return std::sqrt(std::max(1.0 - ratio / 1.25, 0.0));
}

namespace {

// Why the torsion of this member cannot be decided; empty where it can.
std::string_view undecided_torsion(const MemberCase& member, double torque, double use) {
    const Section& s = member.section();
    const double f_y = member.steel().f_y;
    if (std::fabs(torque) > negligible * s.i_t / 0.1 * f_y && torsion_modulus(s) <= 0.0)
        return "6.2.7: the torsion modulus of a section of unknown shape";
    // Forces are about the centroid; only with warping is the torque about the shear centre known.
    const bool is_twist_unknown = s.dimensions.shape == Shape::u &&
                                  (member.is_shear_centre_left_out || member.actions.b.is_empty());
    if (is_twist_unknown && std::fabs(member.actions.v_z.abs_maximum().value) > 1e-3 * s.area * f_y)
        return "6.2.7: a channel twists under loads beside its shear centre, which the analysis "
               "left out (y_s, z_s, i_w, include_shear_center_coupling, include_warping)";
    // 6.2.7(4): flanges that bend against each other are stressed along the member.
    constexpr double noticeable = 0.05;
    if (s.dimensions.shape == Shape::i && member.actions.b.is_empty() && use > noticeable)
        return "6.2.7(4): an I-section that is twisted warps, which the analysis left out (i_w, "
               "include_warping)";
    // i_w / A stands for the warping modulus that is not known. 6.2.7(7): hollow sections hardly
    // warp, nor do solid ones.
    const bool may_warp = !s.dimensions.is_closed() && s.dimensions.shape != Shape::rectangle;
    const double bimoment = std::fabs(member.actions.b.abs_maximum().value);
    if (may_warp && warping_modulus(s) <= 0.0 && bimoment > 1e-3 * s.i_w / s.area * f_y)
        return "6.2.7(4): warping stresses are found for I and U alone";
    return {};
}

Outcome evaluate_torsion(MemberCase& member, Axis) {
    const std::size_t at = worst_station(member.stations, torsion_use);
    const Station& s = member.stations[at];
    const double use = torsion_use(s);
    return {use,
            std::fabs(s.actions.t),
            s.t_rd,
            s.x,
            at,
            use > negligible,
            undecided_torsion(member, s.actions.t, use)};
}

void explain_torsion(const MemberCase& member, const Outcome& outcome, Axis,
                     checks::TraceLog& trace) {
    if (!outcome.applies) return;
    const double chi = chi_w_in_torsion(member.section().dimensions, member.steel(),
                                        member.steel_section->rules.eta);
    const bool is_buckling =
        chi < 1.0 && chi / member.steel().gamma_m1 < 1.0 / member.steel().gamma_m0;
    auto step = trace.step(
        {.title = "Torsion",
         .clause = "6.2.7",
         .equation = "6.23",
         .symbol = "T_Ed / T_Rd",
         .expression = pick(is_buckling, "T_Ed / (W_t · chi_w · f_y / (sqrt(3) · gamma_M1))",
                            "T_Ed / (W_t · f_y / (sqrt(3) · gamma_M0))"),
         .unit = "N·m"});
    step.utilization(outcome.utilization, outcome.demand, outcome.capacity)
        .with("T_Ed", outcome.demand, "N·m")
        .with("W_t", torsion_modulus(member.section()), "m³")
        .with("f_y", member.steel().f_y, "Pa");
    if (is_buckling)
        step.with("chi_w", chi).with("gamma_M1", member.steel().gamma_m1);
    else
        step.with("gamma_M0", member.steel().gamma_m0);
    step.with("x", outcome.x, "m")
        .note(pick(is_buckling, "the more slender walls buckle in shear, EN 1993-1-5, 5.3",
                   "all of T_Ed as St Venant torsion, nothing taken off for warping (6.24)"));
}

}  // namespace

const Clause clause::torsion{evaluate_torsion, explain_torsion};

}  // namespace loadpath::en1993
