#include "document/json_number.hpp"

#include <doctest/doctest.h>

#include <charconv>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>

using loadpath::document::read_short_number;

namespace {

const char* end_of(std::string_view text) { return text.data() + text.size(); }

}  // namespace

TEST_CASE("a short number has the digits of from_chars") {
    // A multiplicative walk over all lengths and all places of the point.
    std::uint64_t state = 1;
    for (int turn = 0; turn < 20'000; ++turn) {
        state = state * 6364136223846793005 + 1442695040888963407;
        const std::size_t count = 1 + (state >> 33) % 15;
        std::string text = std::to_string(1'000'000'000'000'000 + (state >> 15)).substr(1, count);
        if (text[0] == '0') text[0] = '7';
        const std::size_t point = (state >> 40) % (count + 1);
        if (point > 0 && point < count) text.insert(point, ".");
        if (point == 0) text.insert(0, "-");
        double expected = 0.0, found = 0.0;
        std::from_chars(text.data(), end_of(text), expected);
        CAPTURE(text);
        REQUIRE(read_short_number(text.data(), end_of(text), found) == end_of(text));
        CHECK(found == expected);
    }
}

TEST_CASE("zero keeps its sign, and what follows a number is left alone") {
    double found = 1.0;
    constexpr std::string_view zero = "-0.0, 5";
    CHECK(read_short_number(zero.data(), end_of(zero), found) == zero.data() + 4);
    CHECK(found == 0.0);
    CHECK(std::signbit(found));
}

TEST_CASE("other numbers and what is none are left to others") {
    for (const std::string_view text : {"", "-", "+1", ".5", "5.", "01", "-00.5", "1e3", "1.5E-7",
                                        "inf", "null", "1234567890123456", "0.1234567890123456"}) {
        double found = 0.0;
        CAPTURE(text);
        CHECK(read_short_number(text.data(), end_of(text), found) == nullptr);
    }
}
