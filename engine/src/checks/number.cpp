#include "checks/number.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <string_view>

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

// The power of ten of the first digit: from the power of two, which is at most one too low.
int first_digit_of(double magnitude) {
  const int guess = static_cast<int>(std::floor(std::ilogb(magnitude) * 0.30102999566398120));
  return magnitude >= power_of_ten(guess + 1) ? guess + 1 : guess;
}

char* write(char* to, std::string_view text) {
  for (const char c : text) *to++ = c;
  return to;
}

char* write_zeros(char* to, int count) {
  for (; count > 0; --count) *to++ = '0';
  return to;
}

// The digits of a whole number from the last to the first; returns the first.
char* write_backwards(char* end, std::uint64_t number) {
  do {
    *--end = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number > 0);
  return end;
}

// A few digits need no shortest-round-trip machinery: one multiplication and one rounding do.
char* write_few_digits(char* to, double magnitude, int count) {
  int exponent = first_digit_of(magnitude);
  double scaled = std::round(magnitude * power_of_ten(count - 1 - exponent));
  if (scaled >= power_of_ten(count)) {
    ++exponent;
    scaled = std::round(scaled / 10.0);
  }
  auto whole_digits = static_cast<std::uint64_t>(scaled);
  while (whole_digits > 0 && whole_digits % 10 == 0) whole_digits /= 10;
  std::array<char, 20> buffer;
  char* const end = buffer.data() + buffer.size();
  char* const begin = write_backwards(end, whole_digits);
  const std::string_view all(begin, static_cast<std::size_t>(end - begin));
  if (exponent < -4 || exponent >= count) {
    *to++ = all[0];
    if (all.size() > 1) to = write(write(to, "."), all.substr(1));
    to = write(to, exponent < 0 ? "e-" : "e+");
    const int size = exponent < 0 ? -exponent : exponent;
    if (size < 10) *to++ = '0';
    char* const first = write_backwards(end, static_cast<std::uint64_t>(size));
    return write(to, {first, static_cast<std::size_t>(end - first)});
  }
  if (exponent < 0) return write(write_zeros(write(to, "0."), -exponent - 1), all);
  const std::size_t whole = static_cast<std::size_t>(exponent) + 1;
  if (all.size() <= whole) return write_zeros(write(to, all), static_cast<int>(whole - all.size()));
  return write(write(write(to, all.substr(0, whole)), "."), all.substr(whole));
}

}  // namespace

char* write_number(char* to, double value, int digits) {
  if (std::isnan(value)) return write(to, "undefined");
  const double magnitude = std::fabs(value);
  if (magnitude < 1e-300) return write(to, "0");  // or too small to be scaled to whole digits
  if (value < 0.0) *to++ = '-';
  if (std::isinf(value)) return write(to, "infinite");
  // Whole numbers keep all their digits: 12345 is not written 1.234e+04.
  if (magnitude >= 1e3 && magnitude < 1e7) digits = 1 + first_digit_of(magnitude);
  return write_few_digits(to, magnitude, digits);
}

std::string format(double value, int digits) {
  std::array<char, longest_number> buffer;
  return {buffer.data(), write_number(buffer.data(), value, digits)};
}

}  // namespace loadpath
