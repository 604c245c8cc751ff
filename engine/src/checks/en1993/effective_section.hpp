// EN 1993-1-5, 4.3 and 4.4: what is left of a class 4 section by effective widths. A_eff is that of
// uniform compression, W_eff that of bending about one axis alone (4.3(3), (4)). Gross figures are
// those of the section; only what is not effective is taken off by dimensions.
#pragma once

#include <array>

#include "checks/en1993/effective_width.hpp"
#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

// One state of stress. Zero: not found by effective widths.
struct EffectiveState {
    double value = 0.0;  // A_eff or W_eff
    std::array<EffectiveWidth, 2> widths{};
    // Share of the compression flange that is effective; asked for where a web buckles in shear.
    double flange = 1.0;
};

struct EffectiveSection {
    EffectiveState compression, bending_y, bending_z;
    // How far axes move in compression: y of a tee, z of a channel, both of an angle.
    double e_n_y = 0.0, e_n_z = 0.0;
};

// For I, RHS, T, U and L; round tubes are shells.
EffectiveSection effective_section(const Section& section, const Steel& steel);

}  // namespace loadpath::en1993
