// The springs that follow curves, as an analysis of modes takes them: at their secants under the
// reference.
#pragma once

#include <optional>
#include <vector>

#include "answer/answer.gen.hpp"
#include "assembly/state.hpp"

namespace loadpath::eigen {

struct Linearized {
    std::optional<std::vector<answer::LinearizedSupport>> supports;  // none: none follows a curve
    std::optional<std::vector<answer::LinearizedHinge>> hinges;
};

Linearized linearized_springs(const model::Structure& structure, const assembly::State& state);

}  // namespace loadpath::eigen
