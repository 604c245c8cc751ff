// A section of the document as the clauses of EN 1993 need it, with the choices made on the way.
#pragma once

#include <string>
#include <vector>

#include "checks/en1993/buckling_curve.hpp"
#include "checks/en1993/cross_section.hpp"
#include "checks/model_index.hpp"

namespace loadpath::en1993 {

struct SteelSection {
    CrossSectionRules rules;
    bool is_swapped = false;  // the strong axis is the document's y
    BucklingCurve curve_y = BucklingCurve::d, curve_z = BucklingCurve::d;
    BucklingCurve curve_lt_general = BucklingCurve::d, curve_lt_rolled = BucklingCurve::d;
    double z_j = 0.0;
    bool has_z_j = false;
    bool has_shear_centre = true;
    // How each was found, for the trace.
    std::string why_shape, why_strength, why_curves, why_curve_lt, why_shear_area, why_moduli;
    // Reasons that make every verdict on this section undecided.
    std::vector<std::string> undecided;
};

SteelSection read_steel_section(const checks::ModelIndex& index, const document::Section& section,
                                const document::Ec3SteelSpec& spec);

}  // namespace loadpath::en1993
