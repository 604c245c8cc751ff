// The method is Schubfach (R. Giulietti, "The Schubfach way to render doubles", 2020; the letters
// follow it). A double and its neighbours are scaled by a power of ten of 128 bits, so that the
// interval that reads back as the double holds one or a few whole numbers; section 9 of the paper
// proves that the truncated power decides as the exact one would. What is our own: the ends of the
// interval come from the product of its middle by shifts, because a WebAssembly module has no
// instruction for the upper half of a product.
#include "text/shortest_number.hpp"

#include <bit>
#include <cstring>

#include "text/powers_of_ten.gen.hpp"

namespace loadpath::text {

namespace {

constexpr int fraction_bits = 52;

struct Decimal {
    std::uint64_t digits;
    int exponent;  // of the last digit
};

struct Wide {
    std::uint64_t high, low;
};

Wide product(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t a0 = a & 0xFFFFFFFF, a1 = a >> 32, b0 = b & 0xFFFFFFFF, b1 = b >> 32;
    const std::uint64_t low = a0 * b0, cross = a1 * b0 + (low >> 32);
    const std::uint64_t middle = a0 * b1 + (cross & 0xFFFFFFFF);
    return {a1 * b1 + (cross >> 32) + (middle >> 32), (middle << 32) | (low & 0xFFFFFFFF)};
}

// A number of 192 bits, of which only what is above 2^128 and whether anything lies below count.
struct Scaled {
    std::uint64_t high, middle, low;

    // "Round to odd": the whole part, its last bit set where there is more behind it. The truncated
    // power of ten may be too large by one unit in the last place: less than two of `middle`.
    std::uint64_t odd() const { return high | (middle > 1 ? 1U : 0U); }
};

Scaled sum(const Scaled& a, const Scaled& b) {
    Scaled s{a.high + b.high, a.middle + b.middle, a.low + b.low};
    const std::uint64_t carry = s.low < a.low ? 1 : 0;
    std::uint64_t up = s.middle < a.middle ? 1 : 0;
    s.middle += carry;
    up += s.middle < carry ? 1 : 0;
    s.high += up;
    return s;
}

Scaled difference(const Scaled& a, const Scaled& b) {
    Scaled s{a.high - b.high, a.middle - b.middle, a.low - b.low};
    const std::uint64_t borrow = a.low < b.low ? 1 : 0;
    std::uint64_t down = a.middle < b.middle ? 1 : 0;
    down += s.middle < borrow ? 1 : 0;
    s.middle -= borrow;
    s.high -= down;
    return s;
}

Scaled shifted(const PowerOfTen& power, int by) {  // by from 1 to 63
    return {power.high >> (64 - by), power.high << by | power.low >> (64 - by), power.low << by};
}

// floor(log10(2^q)), or of three quarters of it; floor(log2(10^k)).
int decimal_exponent(int q, bool is_three_quarters) {
    return (q * 1262611 - (is_three_quarters ? 524031 : 0)) >> 22;
}
int binary_exponent(int k) { return (k * 1741647) >> 19; }

// The digits of c 2^q. Below a power of two the neighbour is nearer than above.
Decimal shortest(std::uint64_t c, int q, bool is_power_of_two) {
    const std::uint64_t odd = c & 1;
    const int k = decimal_exponent(q, is_power_of_two);
    const int h = q + binary_exponent(-k) + 1;
    const PowerOfTen& power = powers_of_ten[-k - least_power_of_ten];
    const std::uint64_t four_c = c << (h + 2);
    const Wide upper = product(power.high, four_c), lower = product(power.low, four_c);
    Scaled centre{upper.high, upper.low + lower.high, lower.low};
    centre.high += centre.middle < upper.low ? 1 : 0;
    const Scaled half = shifted(power, h + 1);
    const std::uint64_t middle = centre.odd();
    const std::uint64_t first =
        difference(centre, is_power_of_two ? shifted(power, h) : half).odd() + odd;
    const std::uint64_t last = sum(centre, half).odd() - odd;

    // The nearest with a digit less, where exactly one of the two lies inside; else the nearest.
    // Both are found and one is chosen: a branch would go either way half of the time.
    const std::uint64_t s = middle / 4, tens = s / 10;
    const bool is_ten_below = first <= 40 * tens, is_ten_above = 40 * tens + 40 <= last;
    const bool is_below = first <= 4 * s, is_above = 4 * s + 4 <= last;
    const std::uint64_t between = 4 * s + 2;
    const bool is_nearer_above = (middle > between) | ((middle == between) & ((s & 1) != 0));
    const bool goes_up = is_below != is_above ? is_above : is_nearer_above;
    const bool is_shorter = (s >= 10) & (is_ten_below != is_ten_above);
    return {is_shorter ? tens + (is_ten_above ? 1 : 0) : s + (goes_up ? 1 : 0),
            is_shorter ? k + 1 : k};
}

// Eight digits of a number below 10^8 as bytes 0 to 9, the first digit in the lowest byte: halves,
// quarters and eighths of the digits are parted side by side.
std::uint64_t eight_digits(std::uint32_t number) {
    const std::uint64_t upper = number / 10'000;
    const std::uint64_t halves = upper | (number - upper * 10'000) << 32;
    const std::uint64_t hundreds = (halves * 10'486 >> 20) & 0x0000007F0000007F;
    const std::uint64_t quarters = hundreds | (halves - hundreds * 100) << 16;
    const std::uint64_t tens = (quarters * 103 >> 10) & 0x000F000F000F000F;
    return tens | (quarters - tens * 10) << 8;
}

constexpr std::uint64_t zeros = 0x3030303030303030;

void put(char* to, std::uint64_t eight) {
    eight |= zeros;
    std::memcpy(to, &eight, sizeof eight);
}

// Seventeen digits, the first not zero; the others as eight_digits gives them. They are only ever
// stored: reading back what was just stored in other pieces would wait for the memory.
struct Digits {
    std::uint32_t first;
    std::uint64_t second, third;
    int count;  // without zeros at the end
};

// Digits and the place of the point: how many of them stand before it.
Digits digits_of(const Decimal& decimal, int& point) {
    constexpr std::uint64_t ten_8 = 100'000'000, ten_16 = ten_8 * ten_8;
    std::uint64_t number = decimal.digits;
    point = 17 + decimal.exponent;
    // Doubles have 15 to 17 digits here, unless they are close to the smallest.
    for (int turn = 0; turn < 2; ++turn) {
        const bool is_short = number < ten_16;
        number = is_short ? 10 * number : number;
        point -= is_short ? 1 : 0;
    }
    for (; number < ten_16; --point) number *= 10;
    Digits digits;
    digits.first = static_cast<std::uint32_t>(number / ten_16);
    const std::uint64_t rest = number - digits.first * ten_16;
    const auto upper = static_cast<std::uint32_t>(rest / ten_8);
    digits.second = eight_digits(upper);
    digits.third = eight_digits(static_cast<std::uint32_t>(rest - upper * ten_8));
    digits.count = digits.third != 0    ? 17 - std::countl_zero(digits.third) / 8
                   : digits.second != 0 ? 9 - std::countl_zero(digits.second) / 8
                                        : 1;
    return digits;
}

char* write_exponent(char* to, int exponent) {
    *to++ = 'e';
    if (exponent < 0) {
        *to++ = '-';
        exponent = -exponent;
    }
    if (exponent >= 100) *to++ = static_cast<char>('0' + exponent / 100);
    if (exponent >= 10) *to++ = static_cast<char>('0' + exponent / 10 % 10);
    *to++ = static_cast<char>('0' + exponent % 10);
    return to;
}

// Zeros are written where the digits end, and past the end of the number: they are written over.
char* write_with_point(char* to, const Digits& digits, int point) {
    constexpr int least_point = -4, most_point = 16;
    const auto first = static_cast<char>('0' + digits.first);
    if (point < least_point || point > most_point) {
        to[0] = first;
        to[1] = '.';
        put(to + 2, digits.second);
        put(to + 10, digits.third);
        return write_exponent(digits.count > 1 ? to + digits.count + 1 : to + 1, point - 1);
    }
    if (point <= 0) {
        put(to, 0);
        to[1] = '.';
        to += 2 - point;
        to[0] = first;
        put(to + 1, digits.second);
        put(to + 9, digits.third);
        return to + digits.count;
    }
    to[0] = first;
    put(to + 1, digits.second);
    if (point <= 8) {
        to[point] = '.';
        put(to + point + 1, digits.second >> 8 * (point - 1));
        put(to + 10, digits.third);
    } else {
        put(to + 9, digits.third);
        to[point] = '.';
        put(to + point + 1, digits.third >> 8 * (point - 9));
    }
    return to + (digits.count > point ? digits.count + 1 : point + 2);
}

}  // namespace

char* write_shortest(char* to, double value) {
    const auto bits = std::bit_cast<std::uint64_t>(value);
    *to = '-';
    to += bits >> 63;
    const std::uint64_t fraction = bits & ((std::uint64_t{1} << fraction_bits) - 1);
    const int exponent = static_cast<int>(bits >> fraction_bits & 0x7FF);
    constexpr int least_exponent = -1074;
    Decimal decimal;
    if (exponent != 0) {
        const std::uint64_t c = fraction | std::uint64_t{1} << fraction_bits;
        decimal = shortest(c, exponent - 1 + least_exponent, fraction == 0 && exponent > 1);
    } else if (fraction != 0) {
        decimal = shortest(fraction, least_exponent, false);
    } else {
        std::memcpy(to, "0.0", 3);
        return to + 3;
    }
    int point = 0;
    const Digits digits = digits_of(decimal, point);
    return write_with_point(to, digits, point);
}

char* write_whole(char* to, std::int64_t value) {
    auto size = static_cast<std::uint64_t>(value);
    if (value < 0) {
        *to++ = '-';
        size = 0 - size;
    }
    char backwards[24];
    char* first = backwards + sizeof backwards;
    do {
        *--first = static_cast<char>('0' + size % 10);
        size /= 10;
    } while (size > 0);
    const auto count = static_cast<std::size_t>(backwards + sizeof backwards - first);
    std::memcpy(to, first, count);
    return to + count;
}

}  // namespace loadpath::text
