#include "checks/en1993/station.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "checks/en1993/clauses/axial.hpp"
#include "checks/en1993/clauses/bending.hpp"
#include "checks/en1993/clauses/shear.hpp"
#include "checks/en1993/clauses/shear_interaction.hpp"
#include "checks/en1993/clauses/torsion.hpp"
#include "checks/en1993/negligible.hpp"

namespace loadpath::en1993 {

double used(double demand, double resistance) {
    if (demand == 0.0) return 0.0;
    return resistance > 0.0 ? std::fabs(demand) / resistance
                            : std::numeric_limits<double>::quiet_NaN();
}

namespace {

int class_for_resistance(const CrossSectionRules& rules, const Classification& c) {
    if (rules.given_class > 0) return rules.given_class;
    if (rules.section.dimensions.shape == Shape::l && c.section_class < 3)
        return 3;  // no plastic moment about a leg: an angle yields about its principal axes
    // Nor of one of class 4 that is effective in full, which is bent as one of class 3.
    const bool is_whole =
        rules.section.dimensions.shape == Shape::l && rules.section.a_eff >= rules.section.area;
    return c.section_class == 4 && (c.is_class_3_by_stress || is_whole) ? 3 : c.section_class;
}

void set_shear(Station& s, const CrossSectionRules& rules) {
    const Section& section = rules.section;
    const Steel& steel = rules.steel;
    double factor = 1.0;
    s.t_rd = t_rd(section, steel, rules.eta);
    if (std::fabs(s.actions.t) > negligible * s.t_rd && s.t_rd > 0.0) {
        factor = shear_factor_with_torsion(section, steel, rules.eta,
                                           s.actions.t / torsion_modulus(section));
    }
    s.is_shear_exhausted = factor <= 0.0;
    if (s.is_shear_exhausted) factor = 1.0;
    s.v_pl_y = factor * v_pl_rd(section.a_v_y, steel);
    s.v_pl_z = factor * v_pl_rd(section.a_v_z, steel);
    const auto with_buckling = [&](double plastic, Direction direction) {
        const ShearBuckling web = shear_buckling(section.dimensions, steel, direction, rules.eta);
        return web.is_slender ? std::min(plastic, factor * web.v_bw_rd) : plastic;
    };
    s.v_rd_y = with_buckling(s.v_pl_y, Direction::y);
    s.v_rd_z = with_buckling(s.v_pl_z, Direction::z);
    s.is_buckling_y = s.v_rd_y < s.v_pl_y;
    s.is_buckling_z = s.v_rd_z < s.v_pl_z;
    // Of a slender web the resistance to shear buckling counts: EN 1993-1-5, 7.1.
    s.rho_y = s.is_shear_exhausted ? 1.0 : rho(s.actions.v_y, s.v_rd_y);
    s.rho_z = s.is_shear_exhausted ? 1.0 : rho(s.actions.v_z, s.v_rd_z);
}

}  // namespace

Station station_at(const CrossSectionRules& rules, const Actions& actions, double x) {
    const Section& section = rules.section;
    const Steel& steel = rules.steel;
    Station s;
    s.x = x;
    s.actions = actions;
    if (rules.given_class == 0) s.classification = classify(section, steel, actions);
    s.section_class = class_for_resistance(rules, s.classification);
    set_shear(s, rules);
    if (s.section_class == 0) {
        // Tension needs no class.
        if (actions.n <= 0.0) s.n_rd = n_pl_rd(section, steel);
        return s;
    }
    const double n_rd =
        actions.n > 0.0 ? n_c_rd(section, steel, s.section_class) : n_pl_rd(section, steel);
    s.n_rd = n_v_rd(section, steel, n_rd, s.rho_z, s.rho_y);
    const auto bending = [&](Axis axis, bool is_buckling, double m_ed, double r) {
        return is_buckling ? m_bw_rd(section, steel, axis, s.section_class, m_ed, r)
                           : m_v_rd(section, steel, axis, s.section_class, r);
    };
    s.m_y_rd = bending(Axis::y, s.is_buckling_z, actions.m_y, s.rho_z);
    s.m_z_rd = bending(Axis::z, s.is_buckling_y, actions.m_z, s.rho_y);
    if (s.section_class == 4) {
        s.m_y_shift = std::max(actions.n, 0.0) * section.e_n_y;
        s.m_z_shift = std::max(actions.n, 0.0) * section.e_n_z;
    }
    s.b_rd = warping_modulus(section) * steel.f_y / steel.gamma_m0;
    s.combined = combined_at(section, steel, s);
    return s;
}

}  // namespace loadpath::en1993
