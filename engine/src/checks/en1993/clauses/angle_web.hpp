// EN 1993-1-1 BB.1.2: angles as web members. (1): chords restrain both ends, by two bolts or more
// or by welds, as the check states. Eccentricities are neglected, and slendernesses over system
// lengths are 0.35 + 0.7 lambda_v, 0.50 + 0.7 lambda_y and 0.50 + 0.7 lambda_z. (2): with one bolt
// the eccentricity is drawn, and 6.3.1 counts system lengths.
#pragma once

#include "checks/en1993/clause.hpp"

namespace loadpath::en1993 {

// This clause takes the place of 6.3.1 about the principal axes.
inline bool has_held_angle_ends(const MemberCase& member) {
    return member.section().dimensions.shape == Shape::l &&
           member.spec->angle_ends == document::AngleEnds::Held;
}

// Left out of the smaller module (module/), where the clause is named.
Outcome evaluate_angle_web(MemberCase& member, Axis);
void explain_angle_web(const MemberCase& member, const Outcome& outcome, Axis,
                       checks::TraceLog& trace);

}  // namespace loadpath::en1993
