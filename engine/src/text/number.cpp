#include "text/number.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string_view>

namespace loadpath {

namespace {

// 10^k for k from -30 to 30; beyond that std::pow.
double power_of_ten(int k) {
    static const std::array<double, 61> table = [] {
        std::array<double, 61> powers{};
        for (int i = -30; i <= 30; ++i)
            powers[static_cast<std::size_t>(i + 30)] = std::pow(10.0, i);
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
    for (; number > std::numeric_limits<std::uint32_t>::max(); number /= 10)
        *--end = static_cast<char>('0' + number % 10);
    auto few = static_cast<std::uint32_t>(number);  // whose division by ten is a multiplication
    do {
        *--end = static_cast<char>('0' + few % 10);
        few /= 10;
    } while (few > 0);
    return end;
}

// Halves go up. A WebAssembly module has an instruction for trunc but not for round.
double rounded(double positive) {
    const double whole = std::trunc(positive);
    return positive - whole >= 0.5 ? whole + 1.0 : whole;
}

// A few digits need no shortest-round-trip machinery: one multiplication and one rounding do.
char* write_few_digits(char* to, double magnitude, int count) {
    int exponent = first_digit_of(magnitude);
    double scaled = rounded(magnitude * power_of_ten(count - 1 - exponent));
    if (scaled >= power_of_ten(count)) {
        ++exponent;
        scaled = rounded(scaled / 10.0);
    }
    std::array<char, 20> buffer;
    char* end = buffer.data() + buffer.size();
    char* const begin = write_backwards(end, static_cast<std::uint64_t>(scaled));
    while (end - begin > 1 && end[-1] == '0') --end;
    const std::string_view all(begin, static_cast<std::size_t>(end - begin));
    if (exponent < -4 || exponent >= count) {
        *to++ = all[0];
        if (all.size() > 1) to = write(write(to, "."), all.substr(1));
        to = write(to, exponent < 0 ? "e-" : "e+");
        const int size = exponent < 0 ? -exponent : exponent;
        if (size < 10) *to++ = '0';
        std::array<char, 4> power;
        char* const last = power.data() + power.size();
        char* const first = write_backwards(last, static_cast<std::uint64_t>(size));
        return write(to, {first, static_cast<std::size_t>(last - first)});
    }
    if (exponent < 0) return write(write_zeros(write(to, "0."), -exponent - 1), all);
    const std::size_t whole = static_cast<std::size_t>(exponent) + 1;
    if (all.size() <= whole)
        return write_zeros(write(to, all), static_cast<int>(whole - all.size()));
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
