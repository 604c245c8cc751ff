// A section of the document as the clauses of EN 1993 need it, with the choices made on the way.
#pragma once

#include <string>

#include "checks/en1993/buckling_curve.hpp"
#include "checks/en1993/effective_section.hpp"
#include "checks/en1993/national_annex.hpp"
#include "checks/en1993/station.hpp"
#include "checks/model_index.hpp"

namespace loadpath::en1993 {

struct SteelSection {
    CrossSectionRules rules;
    bool is_s460 = false;
    bool is_swapped = false;       // the strong axis is the document's y
    bool is_from_library = false;  // the dimensions, by the section's name
    bool is_hot_finished = false;  // a tube, as the library has it
    ChosenCurve curve_y, curve_z, curve_lt_general;
    BucklingCurve curve_lt_rolled = BucklingCurve::d;
    std::string why_curves_are_doubted;  // empty where they are not
    AnnexValues annex;
    double z_j = 0.0;
    bool has_z_j = false;
    bool is_z_j_of_either_side = false;  // by dimensions: whichever side is pressed
    bool has_shear_centre = true;
    // Shear areas by 6.2.6(3), told where the document's own are used.
    bool is_shear_area_given = false;
    double a_v_y_by_clause = 0.0, a_v_z_by_clause = 0.0;
    EffectiveSection effective;  // empty where the document gives its own
    // How each was found, for the trace.
    std::string why_shape, why_strength, why_shear_area, why_moduli;
    std::string why_curve_y, why_curve_z, why_curve_lt_general, why_curve_lt_rolled;
    // Reasons why a clause cannot decide on this section; empty where it can.
    std::string undecided_steel, undecided_class, undecided_shear_area;
};

SteelSection read_steel_section(const checks::ModelIndex& index, const document::Section& section,
                                const document::Ec3SteelSpec& spec);

}  // namespace loadpath::en1993
