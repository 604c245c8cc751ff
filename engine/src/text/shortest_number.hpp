// Doubles as text: the fewest digits that read back as the same double, and of those the nearest.
// The digits are those of Python and JavaScript; the layout is Python's with a plain exponent
// (1.0, 0.00001, 1e-6, 1.5e16).
#pragma once

#include <cstdint>

namespace loadpath::text {

// Room that a number may take, what is written past its end included.
inline constexpr int longest_double = 48;

// Writes a finite double at `to`, where there is room for `longest_double`; returns the end.
char* write_shortest(char* to, double value);

// The same of a whole number.
char* write_whole(char* to, std::int64_t value);

}  // namespace loadpath::text
