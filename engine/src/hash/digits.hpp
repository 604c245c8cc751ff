// Hashes as text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace loadpath::hash {

// The first hexadecimal digits of a hash, the highest first.
inline std::string digits_of(std::uint64_t hash, std::size_t count = 16) {
    std::string text;
    for (std::size_t k = 0; k < count; ++k) text += "0123456789abcdef"[(hash >> (60 - 4 * k)) & 15];
    return text;
}

}  // namespace loadpath::hash
