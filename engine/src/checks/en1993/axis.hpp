// The axes of a cross-section as EN 1993-1-1, 1.7 names them: y the strong one, z the weak one.
#pragma once

#include "checks/words.hpp"

namespace loadpath::en1993 {

using checks::pick;

enum class Axis { none, y, z };

inline checks::Word name_of(Axis axis) {
    if (axis == Axis::y) return "y";
    if (axis == Axis::z) return "z";
    return {};
}

}  // namespace loadpath::en1993
