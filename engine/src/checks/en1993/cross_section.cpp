#include "checks/en1993/cross_section.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "checks/en1993/axial.hpp"
#include "checks/en1993/bending.hpp"
#include "checks/en1993/bending_axial.hpp"
#include "checks/en1993/negligible.hpp"
#include "checks/en1993/shear.hpp"
#include "checks/en1993/shear_interaction.hpp"
#include "checks/en1993/torsion.hpp"

namespace loadpath::en1993 {

namespace {

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

// Demand over resistance; nothing asked is nothing used, whatever the resistance.
double used(double demand, double resistance) {
    if (demand == 0.0) return 0.0;
    return resistance > 0.0 ? std::fabs(demand) / resistance : undefined;
}

int class_for_resistance(const CrossSectionRules& rules, const Classification& c) {
    if (rules.given_class > 0) return rules.given_class;
    return c.section_class == 4 && c.is_class_3_by_stress ? 3 : c.section_class;
}

void set_shear(StationState& s, const CrossSectionRules& rules) {
    const Section& section = rules.section;
    const Steel& steel = rules.steel;
    double factor = 1.0;
    s.t_rd = t_rd(section, steel);
    s.torsion = used(s.actions.t, s.t_rd);
    if (std::fabs(s.actions.t) > negligible * s.t_rd && s.t_rd > 0.0) {
        factor = shear_factor_with_torsion(section, steel, s.actions.t / torsion_modulus(section));
    }
    // Where torsion alone uses the section up no shear resistance is left to divide by: the ratios
    // add.
    const bool is_exhausted = factor <= 0.0;
    if (is_exhausted) factor = 1.0;
    s.v_pl_y = factor * v_pl_rd(section.a_v_y, steel);
    s.v_pl_z = factor * v_pl_rd(section.a_v_z, steel);
    s.v_rd_y = s.v_pl_y;
    s.v_rd_z = s.v_pl_z;
    if (is_web_slender(section.dimensions, steel, rules.eta)) {
        s.v_rd_z = std::min(s.v_rd_z, factor * v_bw_rd(section.dimensions, steel, rules.eta));
    }
    s.shear_y = used(s.actions.v_y, s.v_rd_y);
    s.shear_z = used(s.actions.v_z, s.v_rd_z);
    s.rho_y = rho(s.actions.v_y, s.v_pl_y);
    s.rho_z = rho(s.actions.v_z, s.v_pl_z);
    if (!is_exhausted) return;
    if (s.actions.v_y != 0.0) s.shear_y += s.torsion;
    if (s.actions.v_z != 0.0) s.shear_z += s.torsion;
    s.rho_y = s.rho_z = 1.0;
}

void set_plastic_sum(StationState& s, const CrossSectionRules& rules) {
    const double n = s.axial;
    if (n >= 1.0) return;  // no moment is left: the linear sum says how far it is over
    s.is_plastic = true;
    s.m_n_y = m_n_y_rd(rules.section, rules.steel, s.actions.n, s.n_rd, s.m_y_rd);
    s.m_n_z = m_n_z_rd(rules.section, rules.steel, s.actions.n, s.n_rd, s.m_z_rd);
    const Exponents exponents = biaxial_exponents(rules.section.dimensions, n);
    s.alpha = exponents.alpha;
    s.beta = exponents.beta;
    s.plastic_sum =
        plastic_interaction(used(s.actions.m_y, s.m_n_y), used(s.actions.m_z, s.m_n_z), exponents);
}

}  // namespace

StationState check_station(const CrossSectionRules& rules, const Actions& actions, double x) {
    const Section& section = rules.section;
    const Steel& steel = rules.steel;
    StationState s;
    s.x = x;
    s.actions = actions;
    if (rules.given_class == 0) s.classification = classify(section, steel, actions);
    s.section_class = class_for_resistance(rules, s.classification);
    set_shear(s, rules);
    const bool in_compression = actions.n > 0.0;
    const double n_rd =
        in_compression ? n_c_rd(section, steel, s.section_class) : n_pl_rd(section, steel);
    s.n_rd = s.section_class > 0 ? n_v_rd(section, steel, n_rd, s.rho_z, s.rho_y) : 0.0;
    s.axial = used(actions.n, s.n_rd);
    if (s.section_class == 0) {
        if (!in_compression) {
            s.n_rd = n_rd;
            s.axial = used(actions.n, n_rd);
        }
        s.bending_y = s.bending_z = s.linear_sum = undefined;
        return s;
    }
    s.m_y_rd = m_v_rd(section, steel, Axis::y, s.section_class, s.rho_z);
    s.m_z_rd = m_v_rd(section, steel, Axis::z, s.section_class, s.rho_y);
    s.b_rd = warping_modulus(section) * steel.f_y / steel.gamma_m0;
    s.bending_y = used(actions.m_y, s.m_y_rd);
    s.bending_z = used(actions.m_z, s.m_z_rd);
    const double warping = s.b_rd > 0.0 ? used(actions.b, s.b_rd) : 0.0;
    s.linear_sum = s.axial + s.bending_y + s.bending_z + warping;  // (6.2)
    const bool has_warping = warping > negligible;
    if (s.section_class <= 2 && !has_warping && has_plastic_interaction(section.dimensions)) {
        set_plastic_sum(s, rules);
    }
    return s;
}

namespace {

class Search {
 public:
    Search(const CrossSectionRules& rules, const MemberActions& member)
        : rules_(rules), m_(member) {}

    CrossSectionResult run() {
        const std::vector<double> x = candidates();
        std::size_t best = 0;
        for (std::size_t k = 0; k < x.size(); ++k) {
            const double before = result_.combined.combined();
            offer(x[k], false);
            if (jumps_at(x[k])) offer(x[k], true);
            if (k == 0 || result_.combined.combined() > before) best = k;
        }
        if (several_vary()) {
            if (best > 0 && may_rise(x[best], x[best - 1])) refine(x[best - 1], x[best]);
            if (best + 1 < x.size() && may_rise(x[best], x[best + 1])) refine(x[best], x[best + 1]);
        }
        result_.largest_bimoment = std::fabs(m_.b.abs_maximum().value);
        return result_;
    }

 private:
    // Piece ends of all curves and the stationary points of each: where any single action peaks.
    std::vector<double> candidates() const {
        const std::array<const curves::Curve*, 7> all{&m_.n,   &m_.v_y, &m_.v_z, &m_.t,
                                                      &m_.m_y, &m_.m_z, &m_.b};
        std::vector<double> x = curves::stations(all, m_.length);
        for (const curves::Curve* curve : all) {
            for (const curves::Piece& piece : curve->pieces) {
                if (piece.p.degree() < 2) continue;
                const curves::Roots roots =
                    curves::roots_within(piece.p.derivative(), piece.x1 - piece.x0);
                for (std::size_t k = 0; k < roots.count; ++k) x.push_back(piece.x0 + roots.s[k]);
            }
        }
        std::sort(x.begin(), x.end());
        x.erase(std::unique(x.begin(), x.end()), x.end());
        return x;
    }

    bool jumps_at(double x) const {
        for (const curves::Curve* curve :
             {&m_.n, &m_.v_y, &m_.v_z, &m_.t, &m_.m_y, &m_.m_z, &m_.b}) {
            if (curve->pieces.size() > 1 && curve->at_left(x) != curve->at_right(x)) return true;
        }
        return false;
    }

    StationState state(double x, bool after) const {
        auto at = [&](const curves::Curve& c) { return after ? c.at_right(x) : c.at_left(x); };
        return check_station(
            rules_, {at(m_.n), at(m_.v_y), at(m_.v_z), at(m_.t), at(m_.m_y), at(m_.m_z), at(m_.b)},
            x);
    }

    void offer(double x, bool after) {
        const StationState s = state(x, after);
        if (s.section_class == 4 && lacks_effective_section(s))
            result_.needs_effective_section = true;
        // A station that cannot be stated stays the worst one.
        auto take = [&](StationState& best, double StationState::* value) {
            const bool is_worse =
                std::isnan(s.*value) ? !std::isnan(best.*value) : s.*value > best.*value;
            if (!started_ || is_worse) best = s;
        };
        take(result_.axial, &StationState::axial);
        take(result_.bending_y, &StationState::bending_y);
        take(result_.bending_z, &StationState::bending_z);
        take(result_.shear_y, &StationState::shear_y);
        take(result_.shear_z, &StationState::shear_z);
        take(result_.torsion, &StationState::torsion);
        take(result_.linear, &StationState::linear_sum);
        if (!started_ || s.combined() > result_.combined.combined()) result_.combined = s;
        started_ = true;
    }

    bool lacks_effective_section(const StationState& s) const {
        const Section& section = rules_.section;
        return (s.actions.n > 0.0 && section.a_eff <= 0.0) ||
               (s.actions.m_y != 0.0 && section.w_eff_y <= 0.0) ||
               (s.actions.m_z != 0.0 && section.w_eff_z <= 0.0);
    }

    // Only a sum of several varying actions can peak between the peaks of its terms.
    bool several_vary() const {
        const StationState& s = result_.combined;
        const bool has_shear = result_.shear_z.rho_z > 0.0 || result_.shear_y.rho_y > 0.0;
        const int terms =
            (s.axial > negligible) + (s.bending_y > negligible) + (s.bending_z > negligible);
        return terms + has_shear > 1;
    }

    // A sum that falls from its best station into an interval, and is lower in its middle, has no
    // higher place there.
    bool may_rise(double from, double to) const {
        const double best = result_.combined.combined();
        const double step = from + 1e-3 * (to - from);
        return state(step, to > from).combined() > best ||
               state(0.5 * (from + to), true).combined() > best;
    }

    void refine(double low, double high) {
        constexpr double ratio = 0.6180339887498949;
        double a = high - ratio * (high - low);
        double b = low + ratio * (high - low);
        double at_a = state(a, true).combined();
        double at_b = state(b, true).combined();
        for (int step = 0; step < 20; ++step) {
            if (at_a > at_b) {
                high = b;
                b = a;
                at_b = at_a;
                a = high - ratio * (high - low);
                at_a = state(a, true).combined();
            } else {
                low = a;
                a = b;
                at_a = at_b;
                b = low + ratio * (high - low);
                at_b = state(b, true).combined();
            }
        }
        offer(0.5 * (low + high), true);
    }

    const CrossSectionRules& rules_;
    const MemberActions& m_;
    CrossSectionResult result_;
    bool started_ = false;
};

}  // namespace

CrossSectionResult check_cross_sections(const CrossSectionRules& rules,
                                        const MemberActions& member) {
    return Search(rules, member).run();
}

}  // namespace loadpath::en1993
