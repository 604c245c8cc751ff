#include "plausibility/words.hpp"

#include <cmath>
#include <string_view>

#include "text/shortest_number.hpp"

namespace loadpath::plausibility {

namespace {

constexpr int most_digits = 4;

std::string shortest(double value) {
    char digits[text::longest_double];
    std::string text(digits, text::write_shortest(digits, value));
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    return text;
}

}  // namespace

std::string few_digits(double value) {
    if (!std::isfinite(value)) return "beyond all numbers";
    if (std::abs(value) < 1e-290) return "0";  // below, powers of ten lose digits
    int exponent = static_cast<int>(std::floor(std::log10(std::abs(value))));
    // Powers of ten are exact where the mantissa is multiplied, so that no digit comes of them.
    double mantissa = std::round(value / std::pow(10.0, exponent - (most_digits - 1)));
    if (std::abs(mantissa) >= 1e4) {
        mantissa /= 10;
        ++exponent;
    }
    const int shift = exponent - (most_digits - 1);
    if (exponent >= -4 && exponent < 6)
        return shortest(shift >= 0 ? mantissa * std::pow(10.0, shift)
                                   : mantissa / std::pow(10.0, -shift));
    return shortest(mantissa / 1e3) + "e" + std::to_string(exponent);
}

bool is_power_of_ten(double value) {
    const double exponent = std::round(std::log10(value));
    return std::abs(value / std::pow(10.0, exponent) - 1) < 1e-9;
}

std::string pressure_text(double pascals) {
    const double size = std::abs(pascals);
    if (size >= 1e9) return few_digits(pascals / 1e9) + " GPa";
    if (size >= 1e6) return few_digits(pascals / 1e6) + " MPa";
    return few_digits(pascals) + " Pa";
}

}  // namespace loadpath::plausibility
