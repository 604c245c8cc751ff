#include "checks/number.hpp"

#include <array>
#include <cmath>

namespace loadpath {

namespace {

// 10^k for k from -30 to 30; beyond that std::pow.
double power_of_ten(int k) {
  static const std::array<double, 61> table = [] {
    std::array<double, 61> powers{};
    for (int i = -30; i <= 30; ++i) powers[static_cast<std::size_t>(i + 30)] = std::pow(10.0, i);
    return powers;
  }();
  return k >= -30 && k <= 30 ? table[static_cast<std::size_t>(k + 30)] : std::pow(10.0, k);
}

// A few digits need no shortest-round-trip machinery: one multiplication and one rounding do.
std::string few_digits(double magnitude, int digits) {
  int exponent = static_cast<int>(std::floor(std::log10(magnitude)));
  double scaled = std::round(magnitude * power_of_ten(digits - 1 - exponent));
  if (scaled >= power_of_ten(digits)) {
    ++exponent;
    scaled = std::round(scaled / 10.0);
  }
  std::string text = std::to_string(static_cast<long long>(scaled));
  std::size_t last = text.find_last_not_of('0');
  text.resize(last == std::string::npos ? 1 : last + 1);
  if (exponent < -4 || exponent >= digits) {
    if (text.size() > 1) text.insert(1, ".");
    const int size = exponent < 0 ? -exponent : exponent;
    return text + (exponent < 0 ? "e-" : "e+") + (size < 10 ? "0" : "") + std::to_string(size);
  }
  if (exponent < 0) return "0." + std::string(static_cast<std::size_t>(-exponent - 1), '0') + text;
  const std::size_t whole = static_cast<std::size_t>(exponent) + 1;
  if (text.size() <= whole) return text + std::string(whole - text.size(), '0');
  text.insert(whole, ".");
  return text;
}

}  // namespace

std::string format(double value, int digits) {
  if (std::isnan(value)) return "undefined";
  if (std::isinf(value)) return value > 0.0 ? "infinite" : "-infinite";
  if (value == 0.0) return "0";
  // Whole numbers keep all their digits: 12345 is not written 1.234e+04.
  const double magnitude = std::fabs(value);
  if (magnitude >= 1e3 && magnitude < 1e7) digits = 1 + static_cast<int>(std::log10(magnitude));
  return (value < 0.0 ? "-" : "") + few_digits(magnitude, digits);
}

}  // namespace loadpath
