#include "checks/en1993/shear.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

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

bool is_web_slender(const Dimensions& d, const Steel& steel, double eta) {
    const bool has_web = d.shape == Shape::i || d.shape == Shape::u;
    return has_web && d.web_height() / d.tw > 72.0 * steel.epsilon() / eta;
}

double v_bw_rd(const Dimensions& d, const Steel& steel, double eta) {
    const double slenderness = d.web_height() / (86.4 * d.tw * steel.epsilon());
    const double chi = slenderness < 0.83 / eta ? eta : 0.83 / slenderness;
    return chi * steel.f_y * d.web_height() * d.tw / std::numbers::sqrt3 / steel.gamma_m1;
}

}  // namespace loadpath::en1993
