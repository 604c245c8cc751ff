#include "checks/en1993/torsion.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

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

double t_rd(const Section& section, const Steel& steel) {
    return torsion_modulus(section) * steel.f_y / std::numbers::sqrt3 / steel.gamma_m0;
}

double warping_modulus(const Section& section) {
    const Dimensions& d = section.dimensions;
    if (d.shape != Shape::i) return 0.0;
    return section.i_w / (0.25 * d.b * (d.h - d.tf));
}

double shear_factor_with_torsion(const Section& section, const Steel& steel, double tau) {
    const double limit = steel.f_y / std::numbers::sqrt3 / steel.gamma_m0;
    const double ratio = std::fabs(tau) / limit;
    if (section.dimensions.is_closed()) return std::max(1.0 - ratio, 0.0);
    return std::sqrt(std::max(1.0 - ratio / 1.25, 0.0));
}

}  // namespace loadpath::en1993
