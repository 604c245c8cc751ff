// What decides a verdict: the part, its clause and its combination.
#pragma once

#include "verdict/grounds.hpp"

namespace loadpath::verdict {

struct Worst {
    const checks::CheckResult* check = nullptr;
    const checks::EntityResult* entity = nullptr;
};

// Of an entity whose utilization was decided.
answer::Governing governing_of(const Grounds& grounds, const Worst& worst);

}  // namespace loadpath::verdict
