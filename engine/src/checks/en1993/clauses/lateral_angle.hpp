#pragma once

namespace loadpath::en1993 {

struct MemberCase;

// Compression and bending of an angle are checked together in lateral_angle.cpp, in place of 6.3.3,
// which does not cover it.
bool has_interaction_of_angles(const MemberCase& member);

}  // namespace loadpath::en1993
