// Where loads act above or below the shear centre.
#pragma once

#include "checks/en1993/member_case.hpp"

namespace loadpath::en1993 {

// Whether it would matter that loads act above the shear centre, which nothing says: some bend a
// segment that buckles sideways.
bool rests_on_height_of_loads(const MemberCase& member);

}  // namespace loadpath::en1993
