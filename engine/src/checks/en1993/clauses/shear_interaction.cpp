#include "checks/en1993/clauses/shear_interaction.hpp"

#include <algorithm>
#include <cmath>

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

double m_bw_rd(const Section& section, const Steel& steel, int section_class, double m_ed,
               double r) {
    const double whole = m_c_rd(section, steel, Axis::y, section_class);
    const Parts web = shear_parts(section.dimensions, Axis::y);
    const double m_pl = section.w_pl_y * steel.f_y / steel.gamma_m0;
    const double of_web =
        0.25 * web.thickness * web.height * web.height * steel.f_y / steel.gamma_m0;
    const double demand = std::fabs(m_ed);
    if (r <= 0.0 || whole <= 0.0 || demand <= m_pl - of_web) return whole;
    return std::min(whole, demand / (demand / m_pl + of_web / m_pl * r));
}

double n_v_rd(const Section& section, const Steel& steel, double n_rd, double rho_z, double rho_y) {
    const double lost = rho_z * section.a_v_z + rho_y * section.a_v_y;
    return std::max(n_rd - lost * steel.f_y / steel.gamma_m0, 0.0);
}

}  // namespace loadpath::en1993
