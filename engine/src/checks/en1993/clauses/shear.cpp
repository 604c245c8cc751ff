#include "checks/en1993/clauses/shear.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "checks/en1993/clauses.hpp"

namespace loadpath::en1993 {

double shear_area(const Dimensions& d, double area, Direction direction, double eta) {
    const bool along_web = direction == Direction::z;
    switch (d.shape) {
        case Shape::i:
            if (!along_web) return area - d.web_height() * d.tw;                  // e): flanges
            if (d.is_welded()) return eta * d.web_height() * d.tw;                // d)
            return std::max(area - 2.0 * d.b * d.tf + (d.tw + 2.0 * d.r) * d.tf,  // a)
                            eta * d.web_height() * d.tw);
        case Shape::u:
            if (!along_web) return area - d.web_height() * d.tw;
            if (d.is_welded()) return eta * d.web_height() * d.tw;
            return area - 2.0 * d.b * d.tf + (d.tw + d.r) * d.tf;  // b)
        case Shape::t:
            // c) as corrected by AC2:2009; welded T-sections: tw (h - tf / 2)
            if (!along_web) return d.b * d.tf;
            return d.r > 0.0 ? area - d.b * d.tf + 0.5 * (d.tw + 2.0 * d.r) * d.tf
                             : d.tw * (d.h - 0.5 * d.tf);
        case Shape::rhs:
            return along_web ? area * d.h / (d.b + d.h) : area * d.b / (d.b + d.h);  // f)
        case Shape::chs:
            return 2.0 * area / std::numbers::pi;  // g)
        case Shape::l:
            return along_web ? d.h * d.t : d.b * d.t;
        case Shape::rectangle:
            return area;
        case Shape::unknown:
            break;
    }
    return 0.0;
}

double v_pl_rd(double area, const Steel& steel) {
    return area * steel.f_y / std::numbers::sqrt3 / steel.gamma_m0;
}

ShearBuckling shear_buckling(const Dimensions& d, const Steel& steel, Direction direction,
                             double eta) {
    const bool along_web = direction == Direction::z;
    const bool is_tube = d.shape == Shape::rhs;
    ShearBuckling web;
    if (!is_tube && (!along_web || (d.shape != Shape::i && d.shape != Shape::u))) return web;
    const double height = is_tube ? (along_web ? d.h : d.b) - 2.0 * d.t : d.web_height();
    const double thickness = is_tube ? d.t : d.tw;
    web.is_slender = height / thickness > 72.0 * steel.epsilon() / eta;
    web.lambda_w = height / (86.4 * thickness * steel.epsilon());       // (5.5)
    web.chi_w = web.lambda_w < 0.83 / eta ? eta : 0.83 / web.lambda_w;  // Table 5.1
    web.v_bw_rd = web.chi_w * steel.f_y * height * (is_tube ? 2.0 : 1.0) * thickness /
                  std::numbers::sqrt3 / steel.gamma_m1;  // (5.2)
    return web;
}

namespace {

double shear_use(const Station& s, bool is_web) {
    const double demand = is_web ? s.actions.v_z : s.actions.v_y;
    const double use = used(demand, is_web ? s.v_rd_z : s.v_rd_y);
    // Where torsion alone uses the section up no shear resistance is left to divide by: the ratios
    // add.
    return s.is_shear_exhausted && demand != 0.0 ? use + torsion_use(s) : use;
}

Outcome evaluate_shear(MemberCase& member, Axis axis) {
    const bool is_web = axis == Axis::z;
    const std::size_t at =
        worst_station(member.stations, [is_web](const Station& s) { return shear_use(s, is_web); });
    const Station& s = member.stations[at];
    const SteelSection& steel = *member.steel_section;
    return {shear_use(s, is_web),
            std::fabs(is_web ? s.actions.v_z : s.actions.v_y),
            is_web ? s.v_rd_z : s.v_rd_y,
            s.x,
            at,
            true,
            is_web ? std::string_view(steel.undecided_shear_area) : std::string_view()};
}

void explain_shear_area(const MemberCase& member, bool is_web, checks::TraceLog& trace) {
    const SteelSection& steel = *member.steel_section;
    checks::StepWords words{.title = "Shear area", .clause = "6.2.6(3)", .unit = "m²"};
    words.axis = pick(is_web, "z", "y");
    words.symbol = pick(is_web, "A_v,z", "A_v,y");
    auto step = trace.step(words).value(is_web ? member.section().a_v_z : member.section().a_v_y);
    const double by_clause = is_web ? steel.a_v_z_by_clause : steel.a_v_y_by_clause;
    if (steel.is_shear_area_given && by_clause > 0.0)
        step.with("A_v by 6.2.6(3)", by_clause, "m²");
    else
        step.with("eta", steel.rules.eta);
    step.note(steel.why_shear_area);
}

void explain_shear_buckling(const MemberCase& member, bool is_web, checks::TraceLog& trace) {
    const CrossSectionRules& rules = member.steel_section->rules;
    const ShearBuckling web = shear_buckling(rules.section.dimensions, rules.steel,
                                             is_web ? Direction::z : Direction::y, rules.eta);
    checks::StepWords words{.title = "Shear buckling", .clause = "EN 1993-1-5, 5.3"};
    words.axis = pick(is_web, "z", "y");
    words.symbol = "chi_w";
    words.expression = "0.83 / lambda_w";
    trace.step(words)
        .value(web.chi_w)
        .with("lambda_w", web.lambda_w)
        .with("V_bw,Rd", web.v_bw_rd, "N")
        .note("no stiffeners but at supports, end posts not rigid, flanges add nothing");
}

void explain_shear(const MemberCase& member, const Outcome& outcome, Axis axis,
                   checks::TraceLog& trace) {
    if (std::isnan(outcome.utilization)) return;
    const bool is_web = axis == Axis::z;
    const Station& s = member.stations[outcome.at];
    const double area = is_web ? member.section().a_v_z : member.section().a_v_y;
    const bool is_buckling = is_web ? s.is_buckling_z : s.is_buckling_y;
    const bool is_reduced = outcome.capacity < 0.9999999 * v_pl_rd(area, member.steel());
    if (outcome.utilization > 0.0) explain_shear_area(member, is_web, trace);
    if (outcome.utilization > 0.0 && is_buckling) explain_shear_buckling(member, is_web, trace);
    checks::StepWords words{.title = "Shear", .clause = "6.2.6", .unit = "N"};
    words.axis = pick(is_web, "z", "y");
    words.equation = "6.17, 6.18";
    words.symbol = pick(is_web, "V_z,Ed / V_pl,z,Rd", "V_y,Ed / V_pl,y,Rd");
    words.expression = pick(is_web, "V_z,Ed / (A_v,z · f_y / (sqrt(3) · gamma_M0))",
                            "V_y,Ed / (A_v,y · f_y / (sqrt(3) · gamma_M0))");
    if (is_buckling) {
        words.equation = "EN 1993-1-5 5.2";
        words.symbol = words.expression = pick(is_web, "V_z,Ed / V_bw,Rd", "V_y,Ed / V_bw,Rd");
    } else if (s.is_shear_exhausted && outcome.demand > 0.0) {
        words.equation = "6.25";
        words.expression =
            pick(is_web, "V_z,Ed / V_pl,z,Rd + T_Ed / T_Rd", "V_y,Ed / V_pl,y,Rd + T_Ed / T_Rd");
    } else if (is_reduced) {
        words.equation = pick(member.section().dimensions.is_closed(), "6.28", "6.26");
        words.symbol = words.expression =
            pick(is_web, "V_z,Ed / V_pl,T,z,Rd", "V_y,Ed / V_pl,T,y,Rd");
    }
    auto step = trace.step(words)
                    .utilization(outcome.utilization, outcome.demand, outcome.capacity)
                    .with(pick(is_web, "V_z,Ed", "V_y,Ed"), outcome.demand, "N");
    if (is_buckling) {
        step.with("V_bw,Rd", outcome.capacity, "N")
            .with(pick(is_web, "V_pl,z,Rd", "V_pl,y,Rd"), is_web ? s.v_pl_z : s.v_pl_y, "N");
    } else if (s.is_shear_exhausted && outcome.demand > 0.0) {
        step.with(pick(is_web, "V_pl,z,Rd", "V_pl,y,Rd"), outcome.capacity, "N")
            .with("T_Ed", std::fabs(s.actions.t), "N·m")
            .with("T_Rd", s.t_rd, "N·m");
    } else if (is_reduced) {
        step.with(pick(is_web, "V_pl,T,z,Rd", "V_pl,T,y,Rd"), outcome.capacity, "N")
            .with("T_Ed", std::fabs(s.actions.t), "N·m");
    }
    step.with(pick(is_web, "A_v,z", "A_v,y"), area, "m²")
        .with("f_y", member.steel().f_y, "Pa")
        .with("gamma_M0", member.steel().gamma_m0)
        .with("x", s.x, "m");
    if (is_buckling)
        step.note("h_w / t_w > 72 epsilon / eta: the web buckles before it yields, 6.2.6(6)");
    else if (s.is_shear_exhausted && outcome.demand > 0.0)
        step.note("torsion alone leaves no shear resistance, 6.2.7(9)");
    else if (is_reduced)
        step.note("reduced for the shear stress of torsion, 6.2.7(9)");
}

}  // namespace

const Clause clause::shear_y{evaluate_shear, explain_shear, Axis::y};
const Clause clause::shear_z{evaluate_shear, explain_shear, Axis::z};

}  // namespace loadpath::en1993
