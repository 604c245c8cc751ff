#include "results/summary/rounded.hpp"

#include <charconv>
#include <cmath>
#include <cstdint>

#include "text/read_number.hpp"
#include "text/shortest_number.hpp"

namespace loadpath::results {

namespace {

constexpr int significant = 6;

// The first digits of a text that write_shortest wrote, and the power of ten of the last of them.
struct Leading {
    std::int64_t digits = 0;
    int count = 0, exponent = 0;
};

Leading leading_digits(const char* at, const char* end) {
    Leading found;
    bool is_behind_point = false, goes_up = false;
    for (; at < end && *at != 'e'; ++at) {
        if (*at == '.') {
            is_behind_point = true;
            continue;
        }
        if (found.count < significant) {
            found.digits = 10 * found.digits + (*at - '0');
            if (found.digits > 0) ++found.count;
            if (is_behind_point) --found.exponent;
            continue;
        }
        if (found.count == significant) goes_up = *at >= '5';
        ++found.count;
        if (!is_behind_point) ++found.exponent;
    }
    if (at < end) {
        int exponent = 0;
        std::from_chars(at + 1, end, exponent);
        found.exponent += exponent;
    }
    found.digits += goes_up ? 1 : 0;
    return found;
}

}  // namespace

double rounded(double value, double scale) {
    const double magnitude = std::fabs(value);
    if (!std::isfinite(value) || magnitude <= 1e-12 * scale) return 0.0;
    char text[text::longest_double];
    const Leading leading = leading_digits(text, text::write_shortest(text, magnitude));
    if (leading.count <= significant) return value + 0.0;
    char* end = text::write_whole(text, leading.digits);
    *end++ = 'e';
    end = text::write_whole(end, leading.exponent);
    const double few = text::read_number(text, end);
    return value < 0.0 ? -few : few;
}

}  // namespace loadpath::results
