#include "checks/en1993/taken_forks.hpp"

#include <algorithm>

namespace loadpath::en1993 {

bool rests_on_forks(const MemberCase& member) {
    constexpr double hardly_reduced = 0.95;
    return member.lengths->twist == TwistAtEnds::held_in_part &&
           std::ranges::any_of(member.lateral, [&](const LateralState& l) {
               return l.is_buckling && l.reduction.chi_mod < hardly_reduced;
           });
}

}  // namespace loadpath::en1993
