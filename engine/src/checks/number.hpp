// Numbers as text for traces: no locale, the same digits on every host.
#pragma once

#include <string>

namespace loadpath {

// Four significant digits unless told otherwise; no trailing zeros.
std::string format(double value, int digits = 4);

// The same, written at the end of a text.
void append_number(std::string& text, double value, int digits = 4);

}  // namespace loadpath
