#include "text/read_number.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

using loadpath::text::read_number;

namespace {

double read(const std::string& text) { return read_number(text.data(), text.data() + text.size()); }

// The C library of the machine is the judge.
void check_alike(const std::string& text) {
    CAPTURE(text);
    CHECK(std::bit_cast<std::uint64_t>(read(text)) ==
          std::bit_cast<std::uint64_t>(std::strtod(text.c_str(), nullptr)));
}

std::string printed(const char* format, int digits, double value) {
    char text[1600];
    std::snprintf(text, sizeof text, format, digits, value);
    return text;
}

}  // namespace

TEST_CASE("any double is read as the C library reads it, in few digits and in many") {
    std::uint64_t state = 7;
    for (int turn = 0; turn < 20'000; ++turn) {
        state = state * 6364136223846793005 + 1442695040888963407;
        const double value = std::bit_cast<double>(state ^ state >> 29);
        if (!std::isfinite(value)) continue;
        for (const int digits : {2, 15, 16, 18, 19, 24})
            check_alike(printed("%.*e", digits, value));
    }
}

TEST_CASE("the middle between two doubles goes to the even one, and a hair decides") {
    std::uint64_t state = 3;
    for (int turn = 0; turn < 2'000; ++turn) {
        state = state * 6364136223846793005 + 1442695040888963407;
        // Of all sizes, subnormal numbers among them. All digits of a middle fit in a long double
        // only on some machines, so it is written as the sum of two halves.
        const double value = std::ldexp(static_cast<double>(state >> 11), turn - 1100);
        const double next = std::nextafter(value, INFINITY);
        if (!std::isfinite(next)) continue;
        std::string a = printed("%.*f", 1100, value / 2), b = printed("%.*f", 1100, next / 2);
        if (a.size() < b.size()) a.insert(0, b.size() - a.size(), '0');
        if (value / 2 + value / 2 != value) continue;  // halving was not exact
        int carry = 0;
        for (std::size_t k = a.size(); k-- > 0;) {
            if (a[k] == '.') continue;
            const int sum = a[k] - '0' + (b[k] - '0') + carry;
            a[k] = static_cast<char>('0' + sum % 10);
            carry = sum / 10;
        }
        if (carry > 0) a.insert(0, "1");
        check_alike(a);
        check_alike(a + "1");
        check_alike(a + "0e0");
        a.back() = '0';
        check_alike(a.substr(0, a.find_last_not_of('0')));
    }
}

TEST_CASE("the ends of the range") {
    for (const char* text : {"0",
                             "-0",
                             "0.000",
                             "0e5",
                             "5e-324",
                             "4.9406564584124654e-324",
                             "2.5e-324",
                             "2.4e-324",
                             "2.4703282292062327e-324",
                             "2.4703282292062328e-324",
                             "-3e-324",
                             "1e-400",
                             "1e-99999999",
                             "1.7976931348623157e308",
                             "1.7976931348623158e308",
                             "1.7976931348623159e308",
                             "1.8e308",
                             "1e400",
                             "-1e99999999",
                             "9007199254740993",
                             "9007199254740992.5",
                             "9007199254740993.0001",
                             "1E+22",
                             "1e23",
                             "8.5e22",
                             "4503599627370497.5",
                             "18446744073709551615",
                             "9999999999999999999",
                             "99999999999999999999",
                             "0.1e-5",
                             "123456789012345678901234567890",
                             "2.2250738585072011e-308",
                             "2.2250738585072014e-308"})
        check_alike(text);
    check_alike("1" + std::string(400, '0'));
    check_alike("0." + std::string(330, '0') + "1");
    check_alike("0." + std::string(300, '0') + std::string(900, '9'));
}
