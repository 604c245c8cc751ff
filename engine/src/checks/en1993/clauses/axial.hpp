// EN 1993-1-1 6.2.3 and 6.2.4: resistance to axial force. Holes are not part of a document, so the
// net section (6.2.3(2)b) is outside this check.
#pragma once

#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

// (6.6): design plastic resistance N_pl,Rd.
inline double n_pl_rd(const Section& section, const Steel& steel) {
    return section.area * steel.f_y / steel.gamma_m0;
}

// (6.10), (6.11): class 4 counts the effective area.
inline double n_c_rd(const Section& section, const Steel& steel, int section_class) {
    const double area = section_class == 4 ? section.a_eff : section.area;
    return area * steel.f_y / steel.gamma_m0;
}

}  // namespace loadpath::en1993
