#include "text/shortest_number.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <charconv>
#include <cmath>
#include <limits>
#include <random>
#include <string>

#include "text/number_cache.hpp"

namespace {

using loadpath::text::longest_double;

std::string shortest(double value) {
    char text[longest_double];
    return {text, loadpath::text::write_shortest(text, value)};
}

// Sign, digits and exponent of a number, however it is laid out.
std::string digits_of(std::string text) {
    std::string sign, digits;
    if (text.front() == '-') {
        sign = "-";
        text.erase(0, 1);
    }
    int exponent = 0;
    if (const auto e = text.find('e'); e != std::string::npos) {
        exponent = std::stoi(text.substr(e + 1));
        text.erase(e);
    }
    const auto point = text.find('.');
    exponent += static_cast<int>(point == std::string::npos ? text.size() : point);
    if (point != std::string::npos) text.erase(point, 1);
    for (; text.size() > 1 && text.front() == '0'; text.erase(0, 1)) --exponent;
    while (text.size() > 1 && text.back() == '0') text.pop_back();
    return sign + text + "e" + std::to_string(text == "0" ? 0 : exponent);
}

void check_against_the_library(double value) {
    if (!std::isfinite(value)) return;
    char text[64];
    const auto scientific = std::chars_format::scientific;  // where it writes the fewest digits
    const std::string expected(text,
                               std::to_chars(text, text + sizeof text, value, scientific).ptr);
    const std::string found = shortest(value);
    if (digits_of(found) != digits_of(expected)) CHECK(found == expected);
    double back = 0.0;
    std::from_chars(found.data(), found.data() + found.size(), back);
    if (std::bit_cast<std::uint64_t>(back) != std::bit_cast<std::uint64_t>(value))
        CHECK(back == value);
}

}  // namespace

TEST_CASE("doubles are laid out as Python lays them out, with a plain exponent") {
    CHECK(shortest(0.0) == "0.0");
    CHECK(shortest(-0.0) == "-0.0");
    CHECK(shortest(1.0) == "1.0");
    CHECK(shortest(-12.5) == "-12.5");
    CHECK(shortest(0.1) == "0.1");
    CHECK(shortest(1e-5) == "0.00001");
    CHECK(shortest(1e-6) == "1e-6");
    CHECK(shortest(-1.5e-7) == "-1.5e-7");
    CHECK(shortest(1e15) == "1000000000000000.0");
    CHECK(shortest(1234567890123456.7) == "1234567890123456.8");
    CHECK(shortest(1e16) == "1e16");
    CHECK(shortest(1.2345678901234567e16) == "1.2345678901234568e16");
    CHECK(shortest(123456.789) == "123456.789");
    CHECK(shortest(123456789.125) == "123456789.125");
}

TEST_CASE("the ends of the range of doubles are written") {
    using Limits = std::numeric_limits<double>;
    CHECK(shortest(Limits::max()) == "1.7976931348623157e308");
    CHECK(shortest(Limits::min()) == "2.2250738585072014e-308");
    CHECK(shortest(Limits::denorm_min()) == "5e-324");
}

TEST_CASE("digits are those of the library for doubles of every kind") {
    std::mt19937_64 random(20260101);
    for (int i = 0; i < 200'000; ++i) {
        check_against_the_library(std::bit_cast<double>(random()));
        check_against_the_library(static_cast<double>(random() >> random() % 64));
        check_against_the_library(static_cast<double>(random() % 100'000) / 1000.0);
    }
    for (std::uint64_t exponent = 1; exponent < 2047; ++exponent)
        for (std::uint64_t beside = 0; beside < 7; ++beside)
            check_against_the_library(std::bit_cast<double>((exponent << 52) + beside - 3));
}

TEST_CASE("a number that is remembered reads as when it was new") {
    loadpath::text::NumberCache cache;
    for (int turn = 0; turn < 2; ++turn)
        for (int i = -2000; i < 2000; ++i) {
            char text[longest_double];
            const double value = i / 7.0;
            CHECK(std::string(text, cache.write(text, value)) == shortest(value));
        }
}

TEST_CASE("whole numbers of every size are written") {
    const auto whole = [](std::int64_t value) {
        char text[longest_double];
        return std::string(text, loadpath::text::write_whole(text, value));
    };
    using Limits = std::numeric_limits<std::int64_t>;
    for (const std::int64_t value : {Limits::min(), std::int64_t{-1}, std::int64_t{0},
                                     std::int64_t{10}, std::int64_t{987654321}, Limits::max()})
        CHECK(whole(value) == std::to_string(value));
}
