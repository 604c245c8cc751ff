"""Powers of ten in 128 bits, which the engine's shortest numbers need (engine/src/text)."""

from tools.generate.note import note

LEAST, MOST = -292, 324
"""So that every double, scaled by one of them, has 16 or 17 digits before the point."""
BITS = 128
PATH = "engine/src/text/powers_of_ten.gen.hpp"

HEAD = f"""// {note("tools/generate/powers_of_ten.py")}
// 10^k for k from {LEAST} to {MOST}, scaled by a power of two to {BITS} bits: the whole part and 1.
#pragma once

#include <cstdint>

namespace loadpath::text {{

struct PowerOfTen {{
    std::uint64_t high, low;
}};

inline constexpr int least_power_of_ten = {LEAST};

// clang-format off
inline constexpr PowerOfTen powers_of_ten[] = {{
"""
FOOT = """};
// clang-format on

}  // namespace loadpath::text
"""


def scaled(power: int) -> int:
    """floor(10^power 2^n) + 1 with n such that it has so many bits."""
    up, down = (10**power, 1) if power >= 0 else (1, 10**-power)
    shift = BITS - (up.bit_length() - down.bit_length())
    for by in (shift, shift + 1, shift - 1):
        found = (up << by) // down if by >= 0 else up // (down << -by)
        if found.bit_length() == BITS:
            return found + 1
    raise AssertionError(power)


def generate() -> dict[str, str]:
    """The table."""
    rows = []
    for power in range(LEAST, MOST + 1):
        high, low = divmod(scaled(power), 2**64)
        rows.append(f"    {{0x{high:016X}, 0x{low:016X}}},  // {power}\n")
    return {PATH: HEAD + "".join(rows) + FOOT}
