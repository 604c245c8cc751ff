#include "checks/en1993/clauses/pressed_open.hpp"

#include <algorithm>

namespace loadpath::en1993 {

Pressed::Pressed(const MemberCase& member) {
    if (!has_interaction_of_open_sections(member)) return;
    const FlexuralState* states[] = {&member.flexural_y, &member.flexural_z,
                                     &member.torsional.buckling};
    for (const FlexuralState* each : states) {
        if (!(each->length > 0.0)) continue;
        n = std::max(n, member.stability.n_ed / each->n_cr);
        use = std::max(use, member.stability.n_ed / each->n_b_rd);
    }
    n_b_rd = member.stability.n_ed / use;
    // Beyond the critical force N alone decides: N_b,Rd is less.
    growth = n < 1.0 ? (1.0 + 0.24 * n) / (1.0 - n) : 0.0;
}

}  // namespace loadpath::en1993
