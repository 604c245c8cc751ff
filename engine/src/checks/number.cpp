#include "checks/number.hpp"

#include <charconv>
#include <cmath>

namespace loadpath {

std::string format(double value, int digits) {
  if (std::isnan(value)) return "undefined";
  if (std::isinf(value)) return value > 0.0 ? "infinite" : "-infinite";
  if (value == 0.0) return "0";
  // Whole numbers keep all their digits: 12345 is not written 1.234e+04.
  const double magnitude = std::fabs(value);
  if (magnitude >= 1e3 && magnitude < 1e7) digits = 1 + static_cast<int>(std::log10(magnitude));
  char text[40];
  const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::general, digits);
  return {text, end.ptr};
}

}  // namespace loadpath
