"""Some powers of ten, of which the engine makes all that its numbers need (engine/src/text)."""

from tools.generate.note import note

LEAST, MOST = -343, 324
"""Written, each double scaled by one of them has 16 or 17 digits before the point; read, 19 digits
times one of them reach the smallest double."""
STEP = 27
"""5 to this power is the last that 64 bits hold."""
BITS = 128
KEPT_BITS = 192
PATH = "engine/src/text/some_powers_of_ten.gen.hpp"

HEAD = f"""// {note("tools/generate/powers_of_ten.py")}
// 10^k for every {STEP}th k from {{first}}, scaled by a power of two to {KEPT_BITS} bits, cut off.
#pragma once

#include <cstdint>

namespace loadpath::text {{{{

inline constexpr int least_power_of_ten = {LEAST};
inline constexpr int most_power_of_ten = {MOST};
inline constexpr int first_kept_power = {{first}};
inline constexpr int kept_power_step = {STEP};

// clang-format off
inline constexpr std::uint64_t kept_powers_of_ten[][3] = {{{{
"""
FOOT = """};
// clang-format on

}  // namespace loadpath::text
"""


def scaled(power: int, bits: int) -> int:
    """floor(10^power 2^n) with n such that it has so many bits."""
    up, down = (10**power, 1) if power >= 0 else (1, 10**-power)
    shift = bits - (up.bit_length() - down.bit_length())
    for by in (shift, shift + 1, shift - 1):
        found = (up << by) // down if by >= 0 else up // (down << -by)
        if found.bit_length() == bits:
            return found
    raise AssertionError(power)


def first_kept() -> int:
    """The last multiple of the step that is not above the least."""
    return LEAST // STEP * STEP


def made_of_kept(power: int) -> int:
    """What the engine makes of the kept power below it and a power of five."""
    rest = (power - first_kept()) % STEP
    product: int = scaled(power - rest, KEPT_BITS) * 5**rest
    return product >> (product.bit_length() - BITS)


def generate() -> dict[str, str]:
    """The table, after seeing that what is made of it is exact."""
    for power in range(LEAST, MOST + 1):
        if made_of_kept(power) != scaled(power, BITS):
            raise AssertionError(f"10^{power} needs more than {KEPT_BITS} bits")
    rows = []
    for power in range(first_kept(), MOST + 1, STEP):
        number = scaled(power, KEPT_BITS)
        words = [number >> shift & (2**64 - 1) for shift in (128, 64, 0)]
        rows.append("    {" + ", ".join(f"0x{word:016X}" for word in words) + f"}},  // {power}\n")
    return {PATH: HEAD.format(first=first_kept()) + "".join(rows) + FOOT}
