// Whether ends count as forks that the document leaves free to twist.
#pragma once

#include "checks/en1993/member_case.hpp"

namespace loadpath::en1993 {

// Where lateral buckling reduces the resistance.
bool rests_on_forks(const MemberCase& member);

}  // namespace loadpath::en1993
