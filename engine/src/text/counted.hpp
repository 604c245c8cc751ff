// Things named by their ids in a sentence, the first few of many.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace loadpath::text {

// "member 3", "members 3, 4, 7", "5148 members (1, 2, 3, 4, 5, ...)".
std::string counted(const char* what, std::span<const std::int64_t> ids);

}  // namespace loadpath::text
