// Whether two beams are the same to the last bit: what was worked out for one then holds for the
// other.
#pragma once

#include <cstring>

#include "elements/frame_stiffness.hpp"

namespace loadpath::elements {

inline bool are_alike(const FrameProperties& a, const FrameProperties& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

}  // namespace loadpath::elements
