#include "checks/en1993/bending_axial.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

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

}  // namespace loadpath::en1993
