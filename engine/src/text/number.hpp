// Numbers as text for traces: no locale, the same digits on every host.
#pragma once

#include <string>

namespace loadpath {

// Four significant digits unless told otherwise; no trailing zeros.
std::string format(double value, int digits = 4);

// The same, written at `to`, where there is room for `longest_number` characters; returns the end.
inline constexpr int longest_number = 64;
char* write_number(char* to, double value, int digits);

}  // namespace loadpath
