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

struct Digits {
  std::array<char, 20> buffer;
  std::size_t begin, end;
  std::string_view view() const { return {buffer.data() + begin, end - begin}; }
};

// Without trailing zeros.
Digits digits_of(std::uint64_t number) {
  Digits digits;
  digits.begin = digits.end = digits.buffer.size();
  while (number > 0 && number % 10 == 0) number /= 10;
  do {
    digits.buffer[--digits.begin] = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number > 0);
  return digits;
}

// A few digits need no shortest-round-trip machinery: one multiplication and one rounding do.
void append_few_digits(std::string& text, double magnitude, int count) {
  int exponent = first_digit_of(magnitude);
  double scaled = std::round(magnitude * power_of_ten(count - 1 - exponent));
  if (scaled >= power_of_ten(count)) {
    ++exponent;
    scaled = std::round(scaled / 10.0);
  }
  const Digits digits = digits_of(static_cast<std::uint64_t>(scaled));
  const std::string_view all = digits.view();
  if (exponent < -4 || exponent >= count) {
    text += all[0];
    if (all.size() > 1) (text += '.') += all.substr(1);
    text += exponent < 0 ? "e-" : "e+";
    const int size = exponent < 0 ? -exponent : exponent;
    if (size < 10) text += '0';
    text += std::to_string(size);
    return;
  }
  if (exponent < 0) {
    text += "0.";
    text.append(static_cast<std::size_t>(-exponent - 1), '0');
    text += all;
    return;
  }
  const std::size_t whole = static_cast<std::size_t>(exponent) + 1;
  text += all.substr(0, whole);
  if (all.size() <= whole)
    text.append(whole - all.size(), '0');
  else
    (text += '.') += all.substr(whole);
}

}  // namespace

void append_number(std::string& text, double value, int digits) {
  if (std::isnan(value)) {
    text += "undefined";
    return;
  }
  if (value <= -1e-300) text += '-';
  if (std::isinf(value)) {
    text += "infinite";
    return;
  }
  const double magnitude = std::fabs(value);
  if (magnitude < 1e-300) {  // nothing, or too small to be scaled to whole digits
    text += '0';
    return;
  }
  // Whole numbers keep all their digits: 12345 is not written 1.234e+04.
  if (magnitude >= 1e3 && magnitude < 1e7) digits = 1 + first_digit_of(magnitude);
  append_few_digits(text, magnitude, digits);
}

std::string format(double value, int digits) {
  std::string text;
  append_number(text, value, digits);
  return text;
}

}  // namespace loadpath
