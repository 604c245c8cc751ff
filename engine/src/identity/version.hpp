// Which engine this is, told by the build: numbers may differ between two versions, and even
// between two builds of one.
#pragma once

#include <string_view>

namespace loadpath {

// The version of the distribution.
std::string_view version();

// Digits of the hash of all sources, flags and pinned tools that the engine is built from: the same
// on every machine.
std::string_view build();

}  // namespace loadpath
