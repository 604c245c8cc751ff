#include "checks/en1993/clauses/bending_axial.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "checks/en1993/angle.hpp"
#include "checks/en1993/clauses.hpp"
#include "checks/en1993/clauses/shear_interaction.hpp"
#include "checks/en1993/negligible.hpp"

namespace loadpath::en1993 {

bool has_plastic_interaction(const Dimensions& d) { return d.is_doubly_symmetric(); }

namespace {

// Share of the area that the web holds, at most half (6.2.9.1(5)).
double web_share(const Section& s) {
    const Dimensions& d = s.dimensions;
    const double flanges = 2.0 * d.b * (d.shape == Shape::rhs ? d.t : d.tf);
    return std::clamp((s.area - flanges) / s.area, 0.0, 0.5);
}

double flange_share(const Section& s) {
    return std::clamp((s.area - 2.0 * s.dimensions.h * s.dimensions.t) / s.area, 0.0, 0.5);
}

// Thin ring: M_N = M_pl cos(pi n / 2).
double ring(double m_pl, double n) { return m_pl * std::cos(0.5 * std::numbers::pi * n); }

}  // namespace

double m_n_y_rd(const Section& s, const Steel& steel, double n_ed, double n_pl, double m_pl) {
    const Dimensions& d = s.dimensions;
    const double n = std::fabs(n_ed) / n_pl;
    if (n >= 1.0) return 0.0;
    switch (d.shape) {
        case Shape::i: {
            const double web = d.web_height() * d.tw * steel.f_y / steel.gamma_m0;
            if (n <= 0.25 && std::fabs(n_ed) <= 0.5 * web) return m_pl;  // (6.33), (6.34)
            return std::min(m_pl, m_pl * (1.0 - n) / (1.0 - 0.5 * web_share(s)));
        }
        case Shape::rhs:
            return std::min(m_pl, m_pl * (1.0 - n) / (1.0 - 0.5 * web_share(s)));
        case Shape::chs:
            return ring(m_pl, n);
        case Shape::rectangle:
            return m_pl * (1.0 - n * n);
        default:
            return m_pl * (1.0 - n);
    }
}

double m_n_z_rd(const Section& s, const Steel& steel, double n_ed, double n_pl, double m_pl) {
    const Dimensions& d = s.dimensions;
    const double n = std::fabs(n_ed) / n_pl;
    if (n >= 1.0) return 0.0;
    switch (d.shape) {
        case Shape::i: {
            const double web = d.web_height() * d.tw * steel.f_y / steel.gamma_m0;
            const double a = web_share(s);
            if (std::fabs(n_ed) <= web || n <= a) return m_pl;  // (6.35), (6.37)
            const double excess = (n - a) / (1.0 - a);
            return m_pl * (1.0 - excess * excess);
        }
        case Shape::rhs:
            return std::min(m_pl, m_pl * (1.0 - n) / (1.0 - 0.5 * flange_share(s)));
        case Shape::chs:
            return ring(m_pl, n);
        case Shape::rectangle:
            return m_pl * (1.0 - n * n);
        default:
            return m_pl * (1.0 - n);
    }
}

Exponents biaxial_exponents(const Dimensions& d, double n) {
    switch (d.shape) {
        case Shape::i:
            return {2.0, std::max(5.0 * n, 1.0)};
        case Shape::chs:
            return {2.0, 2.0};
        case Shape::rhs: {
            const double rest = 1.0 - 1.13 * n * n;
            const double both = rest > 0.0 ? std::min(1.66 / rest, 6.0) : 6.0;
            return {both, both};
        }
        default:
            return {};
    }
}

double plastic_interaction(double y, double z, Exponents exponents) {
    // Rounding of the analysis about the other axis does not make bending biaxial.
    if (y <= negligible || z <= negligible) return std::max(y, z);
    return std::pow(y, exponents.alpha) + std::pow(z, exponents.beta);
}

double plastic_utilization(double y, double z, Exponents exponents) {
    double u = std::max(y, z);
    if (y <= negligible || z <= negligible) return u;
    // As a function of ln u the sum is convex and falls, so that Newton's steps from below, where
    // it is above one, never go too far.
    for (int step = 0; step < 50; ++step) {
        const double of_y = std::pow(y / u, exponents.alpha);
        const double of_z = std::pow(z / u, exponents.beta);
        const double excess = of_y + of_z - 1.0;
        u *= std::exp(excess / (exponents.alpha * of_y + exponents.beta * of_z));
        if (excess < 1e-12) break;
    }
    return u;
}

namespace {

// 6.2.8, 6.2.10: of the leg that the shear takes most from.
double angle_strength(const Steel& steel, const Station& s) {
    return (1.0 - std::max(s.rho_y, s.rho_z)) * steel.f_y / steel.gamma_m0;
}

// 6.2.9 with what shear leaves of each resistance.
CombinedState without_webs(const Section& section, const Steel& steel, const Station& s) {
    CombinedState c;
    c.axial = axial_use(s);
    c.bending_y = used(std::fabs(s.actions.m_y) + s.m_y_shift, s.m_y_rd);
    c.bending_z = used(std::fabs(s.actions.m_z) + s.m_z_shift, s.m_z_rd);
    c.warping = s.b_rd > 0.0 ? used(s.actions.b, s.b_rd) : 0.0;
    c.linear_sum = c.axial + c.bending_y + c.bending_z + c.warping;  // (6.2)
    if (section.dimensions.shape == Shape::l && s.section_class <= 3)
        c.linear_sum = used(largest_angle_stress(section, s.actions), angle_strength(steel, s));
    c.utilization = c.linear_sum;
    const bool is_biaxial = c.bending_y > negligible && c.bending_z > negligible;
    // Warping stresses hold no N and no M. Where they take the share w of the strength anywhere,
    // 1 - w of it is left everywhere, and a plastic state of that strength beside them is
    // admissible (static theorem).
    const double left = 1.0 - c.warping;
    const bool has_plastic =
        s.section_class <= 2 && c.axial < left && has_plastic_interaction(section.dimensions);
    // Bending about one axis alone is 6.2.5.
    c.is_plastic = has_plastic && (c.axial > negligible || is_biaxial);
    if (!c.is_plastic) return c;
    Steel beside = steel;
    beside.f_y *= left;
    c.m_n_y = m_n_y_rd(section, beside, s.actions.n, left * s.n_rd, left * s.m_y_rd);
    c.m_n_z = m_n_z_rd(section, beside, s.actions.n, left * s.n_rd, left * s.m_z_rd);
    c.exponents = biaxial_exponents(section.dimensions, c.axial / left);
    const double y = used(s.actions.m_y, c.m_n_y), z = used(s.actions.m_z, c.m_n_z);
    c.plastic_sum = plastic_interaction(y, z, c.exponents);
    const double plastic = c.warping + left * plastic_utilization(y, z, c.exponents);
    // Of what N leaves hardly anything may be left, so that beyond one this grows without bound
    // while N nears its resistance, and ends there. The linear sum, never below it up to one, says
    // from then on how far the member is over, and grows with the loads.
    c.is_plastic = plastic <= c.linear_sum;
    if (c.is_plastic) c.utilization = plastic;
    return c;
}

// EN 1993-1-5, 7.1(4): N beside M and V, where a web buckles in shear.
CombinedState with_buckling_webs(CombinedState c, const Section& section, const Steel& steel,
                                 const Station& s) {
    if (s.actions.n == 0.0) return c;
    const auto consider = [&](Axis axis, double m_ed, double r, bool& decides) {
        const double value =
            web_interaction(section, steel, axis, s.section_class, m_ed, s.actions.n, r).value;
        if (!(value > c.utilization)) return;
        c.is_plastic = c.is_web_y = c.is_web_z = false;
        decides = true;
        c.utilization = value;
    };
    if (s.is_buckling_z) consider(Axis::y, s.actions.m_y, s.rho_z, c.is_web_y);
    if (s.is_buckling_y) consider(Axis::z, s.actions.m_z, s.rho_y, c.is_web_z);
    return c;
}

}  // namespace

CombinedState combined_at(const Section& section, const Steel& steel, const Station& s) {
    return with_buckling_webs(without_webs(section, steel, s), section, steel, s);
}

namespace {

// The worst station of those where the rule in question decides; nothing where there is none.
Outcome worst_combined(const MemberCase& member, bool is_plastic) {
    Outcome outcome;
    for (std::size_t k = 0; k < member.stations.size(); ++k) {
        const Station& s = member.stations[k];
        const double use = s.combined.utilization;
        if (s.combined.is_plastic != is_plastic) continue;
        const bool is_worse = !outcome.applies || std::isnan(use) || use > outcome.utilization;
        if (!is_worse || std::isnan(outcome.utilization)) continue;
        outcome.applies = true;
        outcome.utilization = use;
        outcome.x = s.x;
        outcome.at = k;
    }
    return outcome;
}

Outcome evaluate_linear(MemberCase& member, Axis) { return worst_combined(member, false); }

Outcome evaluate_plastic(MemberCase& member, Axis) { return worst_combined(member, true); }

// 6.2.9.2: of an angle the stress at its heel and toes, about its principal axes.
void explain_angle(const MemberCase& member, const Outcome& outcome, checks::TraceLog& trace) {
    const Station& s = member.stations[outcome.at];
    const Section& section = member.section();
    const double rho = std::max(s.rho_y, s.rho_z);
    auto step =
        trace.step({.title = "Combined N+M",
                    .clause = "6.2.1",
                    .equation = "6.42",
                    .expression = pick(rho > 0.0, "sigma_x,Ed / ((1 - rho) · f_y / gamma_M0)",
                                       "sigma_x,Ed / (f_y / gamma_M0)"),
                    .unit = "Pa"});
    if (rho > 0.0) step.with("rho", rho);
    step.utilization(outcome.utilization, largest_angle_stress(section, s.actions),
                     angle_strength(member.steel(), s))
        .with("sigma_x,Ed", largest_angle_stress(section, s.actions), "Pa")
        .with("f_y", member.steel().f_y, "Pa")
        .with("gamma_M0", member.steel().gamma_m0)
        .with("N_Ed", std::fabs(s.actions.n), "N")
        .with("M_y,Ed", std::fabs(s.actions.m_y), "N·m")
        .with("M_z,Ed", std::fabs(s.actions.m_z), "N·m")
        .with("I_u", section.i_u, "m⁴")
        .with("I_v", section.i_v, "m⁴")
        .with("x", s.x, "m")
        .note("the largest stress at the heel and the toes of the angle, bent about u and v");
}

void explain_webs(const MemberCase& member, const Outcome& outcome, checks::TraceLog& trace) {
    const Station& s = member.stations[outcome.at];
    const bool is_y = s.combined.is_web_y;
    const double m_ed = is_y ? s.actions.m_y : s.actions.m_z, r = is_y ? s.rho_z : s.rho_y;
    const WebInteraction web =
        web_interaction(member.section(), member.steel(), is_y ? Axis::y : Axis::z, s.section_class,
                        m_ed, s.actions.n, r);
    trace
        .step({.title = "Combined N+M",
               .clause = "EN 1993-1-5, 7.1(4)",
               .equation = "7.1",
               .expression = "M_Ed / M_N,Rd + (1 - M_f,Rd / M_N,Rd) · rho"})
        .utilization(outcome.utilization)
        .with("M_Ed", std::fabs(m_ed), "N·m")
        .with("M_N,Rd", web.m_rd, "N·m")
        .with("M_f,Rd", web.m_f_rd, "N·m")
        .with("rho", r)
        .with("N_Ed", std::fabs(s.actions.n), "N")
        .with("x", s.x, "m")
        .note(
            web.is_all_pressed
                ? checks::Word("all of the web is pressed, so that M_f,Rd = 0 (7.1(5)); rho = (2 · "
                               "V_Ed / V_bw,Rd - 1)^2")
                : pick(is_y, "the web buckles in shear; rho = (2 · V_z,Ed / V_bw,Rd - 1)^2",
                       "the webs buckle in shear; rho = (2 · V_y,Ed / V_bw,Rd - 1)^2"));
}

checks::TraceLog::Step linear_step(checks::Word title, const Station& s, checks::TraceLog& trace) {
    checks::StepWords words{.title = title,
                            .clause = "6.2.1",
                            .equation = "6.2",
                            .expression = "N_Ed / N_Rd + M_y,Ed / M_y,Rd + M_z,Ed / M_z,Rd"};
    const bool has_warping = s.combined.warping > negligible;
    if (has_warping)
        words.expression = "N_Ed / N_Rd + M_y,Ed / M_y,Rd + M_z,Ed / M_z,Rd + B_Ed / B_Rd";
    const bool is_shifted_y = s.m_y_shift > 0.0, is_shifted_z = s.m_z_shift > 0.0;
    const bool is_shifted = is_shifted_y || is_shifted_z;
    if (is_shifted) {
        words.clause = "6.2.9.3";
        words.equation = "6.44";
        words.expression =
            pick(is_shifted_y,
                 pick(is_shifted_z,
                      "N_Ed / N_Rd + (M_y,Ed + N_Ed · e_N,y) / M_y,Rd + (M_z,Ed + N_Ed · e_N,z) / "
                      "M_z,Rd",
                      "N_Ed / N_Rd + (M_y,Ed + N_Ed · e_N,y) / M_y,Rd + M_z,Ed / M_z,Rd"),
                 "N_Ed / N_Rd + M_y,Ed / M_y,Rd + (M_z,Ed + N_Ed · e_N,z) / M_z,Rd");
    }
    auto step = trace.step(words)
                    .with("N_Ed", std::fabs(s.actions.n), "N")
                    .with("N_Rd", s.n_rd, "N")
                    .with("M_y,Ed", std::fabs(s.actions.m_y), "N·m")
                    .with("M_y,Rd", s.m_y_rd, "N·m")
                    .with("M_z,Ed", std::fabs(s.actions.m_z), "N·m")
                    .with("M_z,Rd", s.m_z_rd, "N·m");
    if (is_shifted_y) step.with("e_N,y", s.m_y_shift / s.actions.n, "m");
    if (is_shifted_z) step.with("e_N,z", s.m_z_shift / s.actions.n, "m");
    if (has_warping) step.with("B_Ed", std::fabs(s.actions.b), "N·m²").with("B_Rd", s.b_rd, "N·m²");
    return step.with("x", s.x, "m");
}

void explain_linear(const MemberCase& member, const Outcome& outcome, Axis,
                    checks::TraceLog& trace) {
    if (!outcome.applies || std::isnan(outcome.utilization)) return;
    const Station& at = member.stations[outcome.at];
    if (at.n_rd == 0.0) return;  // of a class that is not known
    if (at.combined.is_web_y || at.combined.is_web_z) return explain_webs(member, outcome, trace);
    if (member.section().dimensions.shape == Shape::l && at.section_class <= 3) {
        explain_angle(member, outcome, trace);
        return;
    }
    linear_step("Combined N+M", at, trace).utilization(outcome.utilization);
}

void explain_plastic(const MemberCase& member, const Outcome& outcome, Axis,
                     checks::TraceLog& trace) {
    if (!outcome.applies || std::isnan(outcome.utilization)) return;
    const Station& bound = member.most_used_station();
    if (bound.combined.is_plastic)
        linear_step("Linear sum", bound, trace)
            .value(bound.combined.linear_sum)
            .note("a safe bound; 6.2.9.1 decides");
    const Station& s = member.stations[outcome.at];
    const CombinedState& c = s.combined;
    const bool bends_y = c.bending_y > negligible, bends_z = c.bending_z > negligible;
    const bool is_biaxial = bends_y && bends_z;
    const bool is_warped = c.warping > negligible;
    const double left = 1.0 - c.warping;
    if (is_biaxial) {
        trace
            .step({.title = "Sum of powers",
                   .clause = "6.2.9.1(6)",
                   .equation = "6.41",
                   .expression = "(M_y,Ed / M_N,y,Rd)^alpha + (M_z,Ed / M_N,z,Rd)^beta"})
            .value(c.plastic_sum)
            .with("M_y,Ed", std::fabs(s.actions.m_y), "N·m")
            .with("M_N,y,Rd", c.m_n_y, "N·m")
            .with("alpha", c.exponents.alpha)
            .with("M_z,Ed", std::fabs(s.actions.m_z), "N·m")
            .with("M_N,z,Rd", c.m_n_z, "N·m")
            .with("beta", c.exponents.beta)
            .with("n", c.axial / left)
            .with("x", s.x, "m");
        auto both = trace.step(
            {.title = "Combined N+M",
             .clause = "6.2.9",
             .equation = "6.41",
             .symbol = "u",
             .expression =
                 pick(is_warped, "B_Ed / B_Rd + (1 - B_Ed / B_Rd) · v",
                      "(M_y,Ed / (u · M_N,y,Rd))^alpha + (M_z,Ed / (u · M_N,z,Rd))^beta = 1")});
        both.utilization(outcome.utilization).with("x", s.x, "m");
        if (is_warped)
            both.with("B_Ed", std::fabs(s.actions.b), "N·m²")
                .with("B_Rd", s.b_rd, "N·m²")
                .with("v", (outcome.utilization - c.warping) / left);
        both.note(
            pick(is_warped,
                 "1 / v is the factor on both moments at which the sum of powers is one; M_N,Rd "
                 "counts the strength that warping stresses leave, f_y · (1 - B_Ed / B_Rd)",
                 "1 / u is the factor on both moments at which the sum of powers is one"));
        return;
    }
    checks::StepWords words{.title = "Combined N+M", .clause = "6.2.9", .equation = "6.31"};
    words.expression = pick(bends_z, "M_z,Ed / M_N,z,Rd", "M_y,Ed / M_N,y,Rd");
    if (is_warped)
        words.expression = pick(bends_z, "B_Ed / B_Rd + (1 - B_Ed / B_Rd) · M_z,Ed / M_N,z,Rd",
                                "B_Ed / B_Rd + (1 - B_Ed / B_Rd) · M_y,Ed / M_N,y,Rd");
    auto step = trace.step(words).utilization(outcome.utilization);
    if (bends_z)
        step.with("M_z,Ed", std::fabs(s.actions.m_z), "N·m").with("M_N,z,Rd", c.m_n_z, "N·m");
    else
        step.with("M_y,Ed", std::fabs(s.actions.m_y), "N·m").with("M_N,y,Rd", c.m_n_y, "N·m");
    step.with("n", c.axial / left).with("x", s.x, "m");
    if (is_warped)
        step.with("B_Ed", std::fabs(s.actions.b), "N·m²")
            .with("B_Rd", s.b_rd, "N·m²")
            .note(
                "M_N,Rd counts the strength that warping stresses leave, f_y · (1 - B_Ed / B_Rd)");
}

}  // namespace

const Clause clause::combined_linear{evaluate_linear, explain_linear};
const Clause clause::combined_plastic{evaluate_plastic, explain_plastic};

}  // namespace loadpath::en1993
