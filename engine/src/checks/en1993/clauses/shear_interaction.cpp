#include "checks/en1993/clauses/shear_interaction.hpp"

#include <algorithm>
#include <cmath>

#include "checks/en1993/clauses/bending_axial.hpp"

namespace loadpath::en1993 {

double rho(double v_ed, double v_pl_rd) {
    if (v_pl_rd <= 0.0) return v_ed == 0.0 ? 0.0 : 1.0;
    const double ratio = std::fabs(v_ed) / v_pl_rd;
    if (ratio <= 0.5) return 0.0;
    const double excess = 2.0 * ratio - 1.0;
    return std::min(excess * excess, 1.0);
}

namespace {

// Modulus of the parts that carry the shear which accompanies bending about `axis`: thickness and
// height of one rectangle (webs, flanges) lying in the plane of bending. Zero: the whole section.
struct Parts {
    double thickness = 0.0, height = 0.0;
};

Parts shear_parts(const Dimensions& d, Axis axis) {
    const bool is_y = axis == Axis::y;
    switch (d.shape) {
        case Shape::i:
            return is_y ? Parts{d.tw, d.web_height()} : Parts{2.0 * d.tf, d.b};
        case Shape::u:
            if (is_y) return {d.tw, d.web_height()};
            break;
        case Shape::rhs:
            return is_y ? Parts{2.0 * d.t, d.h - 2.0 * d.t} : Parts{2.0 * d.t, d.b - 2.0 * d.t};
        default:
            break;
    }
    return {};
}

}  // namespace

double m_v_rd(const Section& section, const Steel& steel, Axis axis, int section_class, double r) {
    const double whole = modulus(section, axis, section_class);
    if (r <= 0.0) return whole * steel.f_y / steel.gamma_m0;
    const Parts parts = shear_parts(section.dimensions, axis);
    double lost = whole;
    if (parts.thickness > 0.0) {
        const double plastic = 0.25 * parts.thickness * parts.height * parts.height;
        const double depth = axis == Axis::y ? section.dimensions.h : section.dimensions.b;
        // elastic: inertia of the parts over the distance to the edge of the section
        lost = section_class <= 2 ? plastic : plastic * parts.height / (1.5 * depth);
    }
    return std::max(whole - r * std::min(lost, whole), 0.0) * steel.f_y / steel.gamma_m0;
}

WebInteraction web_interaction(const Section& section, const Steel& steel, Axis axis,
                               int section_class, double m_ed, double n_ed, double r) {
    const bool is_y = axis == Axis::y;
    const double strength = steel.f_y / steel.gamma_m0;
    const Parts web = shear_parts(section.dimensions, axis);
    const double of_web = 0.25 * web.thickness * web.height * web.height * strength;
    const double whole = (is_y ? section.w_pl_y : section.w_pl_z) * strength;
    const double share = section_class == 4 ? (is_y ? section.flange_y : section.flange_z) : 1.0;
    const double of_flanges = share * (whole - of_web);
    const double n_f = share * (section.area - web.thickness * web.height) * strength;
    WebInteraction result;
    result.m_rd = of_flanges + of_web;
    result.m_f_rd = of_flanges * std::max(1.0 - std::fabs(n_ed) / n_f, 0.0);
    // 7.1(4), (5): where N presses all of the web, flanges count for nothing.
    const double inertia = is_y ? section.i_y : section.i_z;
    result.is_all_pressed = n_ed / section.area > 0.5 * web.height * std::fabs(m_ed) / inertia;
    if (result.is_all_pressed) result.m_f_rd = 0.0;
    if (n_ed != 0.0) {
        const double n_pl = section.area * strength;
        result.m_rd = is_y ? m_n_y_rd(section, steel, n_ed, n_pl, result.m_rd)
                           : m_n_z_rd(section, steel, n_ed, n_pl, result.m_rd);
    }
    const double demand = std::fabs(m_ed);
    // Beyond N_pl,Rd axial force alone decides.
    if (r <= 0.0 || result.m_rd <= 0.0 || (!result.is_all_pressed && demand <= result.m_f_rd))
        return result;
    result.value = demand / result.m_rd + std::max(1.0 - result.m_f_rd / result.m_rd, 0.0) * r;
    return result;
}

double m_bw_rd(const Section& section, const Steel& steel, Axis axis, int section_class,
               double m_ed, double r) {
    const double whole = m_c_rd(section, steel, axis, section_class);
    const double value = web_interaction(section, steel, axis, section_class, m_ed, 0.0, r).value;
    return value > 0.0 ? std::min(whole, std::fabs(m_ed) / value) : whole;
}

double n_v_rd(const Section& section, const Steel& steel, double n_rd, double rho_z, double rho_y) {
    const double lost = rho_z * section.a_v_z + rho_y * section.a_v_y;
    return std::max(n_rd - lost * steel.f_y / steel.gamma_m0, 0.0);
}

}  // namespace loadpath::en1993
