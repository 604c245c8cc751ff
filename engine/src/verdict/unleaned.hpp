// What loads alone leave upright: columns that nothing leans, and bracing that is then not asked
// (EN 1993-1-1, 5.3.2 and 5.3.3).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "verdict/grounds.hpp"

namespace loadpath::verdict {

struct Unleaned {
    // Columns are checked for buckling in a combination that nothing leans. Along which axis, where
    // it is one of two.
    bool is_any = false;
    std::string way;  // " along X", " along Z" or nothing
    // Members that hold columns along an axis on which no combination leans them at all.
    std::vector<std::int64_t> braces;
};

Unleaned find_unleaned(const Grounds& grounds);

}  // namespace loadpath::verdict
