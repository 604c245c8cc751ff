// EN 1993-1-1 6.2.5: resistance to bending about one axis.
#pragma once

#include "checks/en1993/axis.hpp"
#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

// (6.13) plastic for class 1 and 2, (6.14) elastic for class 3, (6.15) effective for class 4.
inline double modulus(const Section& section, Axis axis, int section_class) {
    const bool is_y = axis == Axis::y;
    if (section_class <= 2) return is_y ? section.w_pl_y : section.w_pl_z;
    if (section_class == 3) return is_y ? section.w_el_y : section.w_el_z;
    return is_y ? section.w_eff_y : section.w_eff_z;
}

inline double m_c_rd(const Section& section, const Steel& steel, Axis axis, int section_class) {
    return modulus(section, axis, section_class) * steel.f_y / steel.gamma_m0;
}

}  // namespace loadpath::en1993
