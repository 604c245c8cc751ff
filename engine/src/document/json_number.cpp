#include "document/json_number.hpp"

#include <cstddef>
#include <cstdint>

namespace loadpath::document {

const char* end_of_number(const char* p, const char* end) {
    const char* q = p;
    if (q < end && *q == '-') ++q;
    if (q == end || !is_digit(*q)) return p;
    if (*q == '0')
        ++q;
    else
        while (q < end && is_digit(*q)) ++q;
    if (q < end && *q == '.') {
        const char* fraction = ++q;
        while (q < end && is_digit(*q)) ++q;
        if (q == fraction) return p;
    }
    if (q < end && (*q == 'e' || *q == 'E')) {
        ++q;
        if (q < end && (*q == '+' || *q == '-')) ++q;
        const char* exponent = q;
        while (q < end && is_digit(*q)) ++q;
        if (q == exponent) return p;
    }
    return q;
}

const char* read_short_number(const char* p, const char* end, double& value) {
    constexpr double powers_of_ten[] = {1.0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                        1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    constexpr std::ptrdiff_t most_digits =
        15;  // any so many are exact in a double, and so is 10^15
    const bool is_negative = p < end && *p == '-';
    const char* const first = is_negative ? p + 1 : p;
    std::uint64_t digits = 0;
    const char* q = first;
    const auto take_digits = [&] {
        for (; q < end && is_digit(*q); ++q) digits = 10 * digits + static_cast<unsigned>(*q - '0');
    };
    take_digits();
    std::ptrdiff_t count = q - first, behind_point = 0;
    if (count == 0 || (count > 1 && *first == '0')) return nullptr;
    if (q < end && *q == '.') {
        const char* const point = q++;
        take_digits();
        behind_point = q - point - 1;
        if (behind_point == 0) return nullptr;
        count += behind_point;
    }
    if (count > most_digits || (q < end && (*q == 'e' || *q == 'E'))) return nullptr;
    // One division of two exact numbers rounds once: to the nearest double.
    const double size = static_cast<double>(digits) / powers_of_ten[behind_point];
    value = is_negative ? -size : size;
    return q;
}

}  // namespace loadpath::document
