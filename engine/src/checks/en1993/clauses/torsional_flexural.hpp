// EN 1993-1-1 6.3.1.4: torsional and torsional-flexural buckling of open sections in compression.
#pragma once

#include "checks/en1993/clauses/flexural_buckling.hpp"

namespace loadpath::en1993 {

// Elastic torsional force of a length held against twist at both ends.
double n_cr_t(const Section& section, const Steel& steel, double length_t);

// Smallest torsional-flexural force; the torsional one where the shear centre is the centroid.
double n_cr_tf(const Section& section, double n_cr_y, double n_cr_z, double n_cr_t);

struct TorsionalState {
    FlexuralState buckling;  // against the smaller of the two forces; no length: it cannot happen
    double n_cr_t = 0.0;
    bool is_flexural = false;  // the torsional-flexural force is the smaller one

    bool is_possible() const { return buckling.length > 0.0; }
};

}  // namespace loadpath::en1993
