// Compression and bending of sections that 6.3.3 does not cover: angles (lateral_angle.cpp),
// channels and tees (interaction_open.cpp). N_Ed / N_b,Rd of the lowest mode (6.3.1, 6.3.1.4) is
// added to elastic shares of moments that grow by (1 + 0.24 n) / (1 - n), n = N_Ed / N_cr: C_m,0 of
// Table A.2 for a moment that is the same all along, without mu of Annex A, which is at most one.
#pragma once

#include "checks/en1993/clause.hpp"

namespace loadpath::en1993 {

inline bool has_interaction_of_open_sections(const MemberCase& member) {
    const Shape shape = member.section().dimensions.shape;
    return (shape == Shape::l || shape == Shape::u || shape == Shape::t) &&
           member.stability.has_compression && member.stability.has_bending;
}

// What compression comes to beside moments; nothing where there is none.
struct Pressed {
    double n = 0.0;       // N_Ed / N_cr of the lowest mode
    double n_b_rd = 0.0;  // of the weakest
    double use = 0.0;     // N_Ed / N_b,Rd
    double growth = 1.0;  // of moments

    explicit Pressed(const MemberCase& member);
};

// Both are left out of the smaller module (module/): their clauses are named there.
Outcome evaluate_lateral_angle(MemberCase& member, Axis);
void explain_lateral_angle(const MemberCase& member, const Outcome& outcome, Axis,
                           checks::TraceLog& trace);
Outcome evaluate_interaction_open(MemberCase& member, Axis);
void explain_interaction_open(const MemberCase& member, const Outcome& outcome, Axis,
                              checks::TraceLog& trace);

}  // namespace loadpath::en1993
