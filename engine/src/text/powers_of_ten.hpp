// Powers of ten in 128 bits, for numbers in text.
#pragma once

#include <array>
#include <cstdint>

#include "text/some_powers_of_ten.gen.hpp"

namespace loadpath::text {

struct Wide {
    std::uint64_t high, low;
};

// WebAssembly has no instruction for the upper half of a product.
inline Wide product(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t a0 = a & 0xFFFFFFFF, a1 = a >> 32, b0 = b & 0xFFFFFFFF, b1 = b >> 32;
    const std::uint64_t low = a0 * b0, cross = a1 * b0 + (low >> 32);
    const std::uint64_t middle = a0 * b1 + (cross & 0xFFFFFFFF);
    return {a1 * b1 + (cross >> 32) + (middle >> 32), (middle << 32) | (low & 0xFFFFFFFF)};
}

// Scaled by a power of two so that the highest bit is set; cut off, and 1 more.
using PowerOfTen = Wide;

// Of 10^k at k - least_power_of_ten. They are made when the module starts: kept in it, they would
// be ten kilobytes that nothing compresses.
extern const std::array<PowerOfTen, most_power_of_ten - least_power_of_ten + 1> powers_of_ten;

// floor(log2(10^k)).
inline int binary_exponent(int k) { return (k * 1741647) >> 19; }

}  // namespace loadpath::text
