// The clauses of EN 1993-1-1 that a member is checked by.
#pragma once

#include <algorithm>
#include <array>

#include "checks/en1993/clause.hpp"

namespace loadpath::en1993 {

namespace clause {
extern const Clause steel, section_class, effective_section;
extern const Clause axial, bending_y, bending_z, shear_y, shear_z, torsion;
extern const Clause combined_linear, combined_plastic;
extern const Clause flexural_y, flexural_z, angle_web, torsional_flexural, lateral_torsional,
    lateral_angle, lateral_biaxial, lateral_twisted;
extern const Clause interaction_open, interaction_y, interaction_z;
}  // namespace clause

// In the order of the trace, and of evaluation: a clause may read what one before it found. Those
// defined in module/whole/left_out.cpp are rare; documents that need them are handed to the whole
// engine by module/statics/left_out.cpp.
inline constexpr std::array clauses{&clause::steel,
                                    &clause::section_class,
                                    &clause::effective_section,
                                    &clause::axial,
                                    &clause::bending_z,
                                    &clause::bending_y,
                                    &clause::shear_y,
                                    &clause::shear_z,
                                    &clause::torsion,
                                    &clause::combined_linear,
                                    &clause::combined_plastic,
                                    &clause::flexural_y,
                                    &clause::flexural_z,
                                    &clause::angle_web,
                                    &clause::torsional_flexural,
                                    &clause::lateral_torsional,
                                    &clause::lateral_angle,
                                    &clause::lateral_biaxial,
                                    &clause::lateral_twisted,
                                    &clause::interaction_open,
                                    &clause::interaction_y,
                                    &clause::interaction_z};

// Those of 6.2, with what it rests on, stand before the first of 6.3.
inline constexpr std::size_t cross_section_clauses =
    static_cast<std::size_t>(std::ranges::find(clauses, &clause::flexural_y) - clauses.begin());

}  // namespace loadpath::en1993
