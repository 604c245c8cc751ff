#include "checks/en1993/member_check.hpp"

#include <algorithm>
#include <cmath>

#include "checks/en1993/negligible.hpp"
#include "checks/en1993/torsion.hpp"

namespace loadpath::en1993 {

namespace {

StabilityRules stability_rules(const MemberCase& m, int section_class) {
    const SteelSection& s = m.steel;
    const document::Ec3SteelSpec& spec = m.spec;
    StabilityRules rules;
    rules.section = s.rules.section;
    rules.steel = s.rules.steel;
    rules.section_class = section_class;
    rules.curve_y = s.curve_y;
    rules.curve_z = s.curve_z;
    rules.include_buckling = spec.include_buckling;
    rules.include_lateral = spec.include_ltb;
    rules.is_rolled_method = spec.ltb_method == document::LtbMethod::Rolled;
    rules.curve_lt = rules.is_rolled_method ? s.curve_lt_rolled : s.curve_lt_general;
    rules.is_annex_a = spec.interaction_method == document::InteractionMethod::AnnexA;
    rules.c1 = spec.c1;
    rules.c2 = spec.c2;
    rules.c3 = spec.c3;
    rules.z_g = spec.z_g;
    rules.z_j = s.z_j;
    rules.c_my = spec.cmy;
    rules.c_mz = spec.cmz;
    rules.c_mlt = spec.cm_lt;
    return rules;
}

bool has_effective_properties(const MemberCase& m) {
    const Section& s = m.steel.rules.section;
    const bool bends_y = m.chain.m_y.abs_maximum().value != 0.0;
    const bool bends_z = m.chain.m_z.abs_maximum().value != 0.0;
    return s.a_eff > 0.0 && (!bends_y || s.w_eff_y > 0.0) && (!bends_z || s.w_eff_z > 0.0);
}

void explain_stability(MemberVerdict& v, const MemberCase& m) {
    const Section& s = m.steel.rules.section;
    const Dimensions& d = s.dimensions;
    if (v.stability.has_compression && !m.steel.has_shear_centre) {
        v.undecided.push_back("6.3.1.4: the shear centre (y_s, z_s) of this " +
                              std::string(name_of(d.shape)) + "-section is not given");
    }
    if (v.stability.lateral && !m.steel.has_z_j) {
        v.undecided.push_back("6.3.2: ec3.z_j of this " + std::string(name_of(d.shape)) +
                              "-section is not given");
    }
    if (v.stability.interaction && d.is_known() && !d.is_doubly_symmetric()) {
        v.undecided.push_back("6.3.3 covers doubly symmetric sections; its value for this " +
                              std::string(name_of(d.shape)) + "-section is indicative");
    }
}

void explain_sections(MemberVerdict& v, const MemberCase& m) {
    const Section& s = m.steel.rules.section;
    if (v.sections.needs_effective_section) {
        v.undecided.push_back(
            "class 4: give ec3.a_eff, ec3.wel_y_eff, ec3.wel_z_eff (EN 1993-1-5)");
    }
    if (s.w_pl_y <= 0.0 && v.sections.bending_y.actions.m_y != 0.0) {
        v.undecided.push_back("the section has no modulus about its strong axis");
    }
    if (s.w_pl_z <= 0.0 && v.sections.bending_z.actions.m_z != 0.0) {
        v.undecided.push_back("the section has no modulus about its weak axis");
    }
    const double torque = std::fabs(v.sections.torsion.actions.t);
    const bool has_torque = torque > negligible * s.i_t / 0.1 * m.steel.rules.steel.f_y;
    if (has_torque && torsion_modulus(s) <= 0.0) {
        v.undecided.push_back("6.2.7: the torsion modulus of a section of unknown shape");
    }
    // i_w / A stands for the warping modulus that is not known. 6.2.7(7): hollow sections hardly
    // warp, nor do solid ones.
    const bool may_warp = !s.dimensions.is_closed() && s.dimensions.shape != Shape::rectangle;
    const double warping_scale = s.i_w / s.area * m.steel.rules.steel.f_y;
    if (may_warp && warping_modulus(s) <= 0.0 &&
        v.sections.largest_bimoment > 1e-3 * warping_scale) {
        v.undecided.push_back("6.2.7(4): warping stresses are found for I-sections only");
    }
}

// The class of the physical member is that of its most used station; 5.5.2(9) does not serve 6.3.
int class_for_stability(const MemberVerdict& v, const MemberCase& m) {
    if (m.steel.rules.given_class > 0) return m.steel.rules.given_class;
    if (m.chain.length <= 1.0000001 * m.actions.length) {
        return v.sections.linear.classification.section_class;
    }
    MemberActions whole;
    whole.length = m.chain.length;
    whole.n = m.chain.n;
    whole.m_y = m.chain.m_y;
    whole.m_z = m.chain.m_z;
    return check_cross_sections(m.steel.rules, whole).linear.classification.section_class;
}

double worst_utilization(const MemberVerdict& v) {
    const CrossSectionResult& c = v.sections;
    double worst = 0.0;
    for (const double u : {c.axial.axial, c.bending_y.bending_y, c.bending_z.bending_z,
                           c.shear_y.shear_y, c.shear_z.shear_z, c.torsion.torsion,
                           c.combined.combined(), v.stability.compression_utilization}) {
        if (u > worst) worst = u;
    }
    if (v.stability.lateral) worst = std::max(worst, v.stability.lateral->utilization);
    if (v.stability.interaction) worst = std::max(worst, v.stability.interaction->utilization);
    return worst;
}

}  // namespace

MemberVerdict check_member(const MemberCase& m) {
    MemberVerdict v;
    v.undecided = m.steel.undecided;
    if (m.steel.rules.steel.f_y <= 0.0) return v;
    v.sections = check_cross_sections(m.steel.rules, m.actions);
    explain_sections(v, m);
    const int section_class = class_for_stability(v, m);
    const bool is_ready = section_class > 0 && (section_class < 4 || has_effective_properties(m));
    v.stability_rules = stability_rules(m, section_class);
    if (is_ready) {
        v.stability = check_stability(v.stability_rules, m.lengths, m.chain);
        explain_stability(v, m);
    } else if (section_class == 4 && !v.sections.needs_effective_section &&
               (m.spec.include_buckling || m.spec.include_ltb)) {
        v.undecided.push_back(
            "6.3: class 4 by Table 5.2 (5.5.2(10)); give ec3.a_eff, ec3.wel_y_eff, ec3.wel_z_eff");
    }
    v.utilization = worst_utilization(v);
    return v;
}

}  // namespace loadpath::en1993
