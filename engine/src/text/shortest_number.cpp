// The method is Schubfach (R. Giulietti, "The Schubfach way to render doubles", 2020; the letters
// follow it). A double and its neighbours are scaled by a power of ten of 128 bits, so that the
// interval that reads back as the double holds one or a few whole numbers; section 9 of the paper
// proves that the truncated power decides as the exact one would. What is our own: the ends of the
// interval come from the product of its middle by shifts, and the lower part of that product is
// first estimated.
#include "text/shortest_number.hpp"

#include <array>
#include <bit>
#include <cstring>

#include "text/powers_of_ten.hpp"

namespace loadpath::text {

namespace {

constexpr int fraction_bits = 52;

struct Decimal {
    std::uint64_t digits;
    int exponent;  // of the last digit
};

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

// floor(log10(2^q)), or of three quarters of it.
int decimal_exponent(int q, bool is_three_quarters) {
    return (q * 1262611 - (is_three_quarters ? 524031 : 0)) >> 22;
}

// The digits of c 2^q. Below a power of two the neighbour is nearer than above.
Decimal exactly(std::uint64_t c, int q, bool is_power_of_two) {
    const std::uint64_t odd = c & 1;
    const int k = decimal_exponent(q, is_power_of_two);
    const int h = q + binary_exponent(-k) + 1;
    const PowerOfTen& power = powers_of_ten[static_cast<std::size_t>(-k - least_power_of_ten)];
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
    const std::uint64_t s = middle / 4, tens = s / 10;
    const bool is_ten_below = first <= 40 * tens, is_ten_above = 40 * tens + 40 <= last;
    const bool is_below = first <= 4 * s, is_above = 4 * s + 4 <= last;
    const std::uint64_t between = 4 * s + 2;
    const bool is_nearer_above = (middle > between) | ((middle == between) & ((s & 1) != 0));
    const bool goes_up = is_below != is_above ? is_above : is_nearer_above;
    const bool is_shorter = (s >= 10) & (is_ten_below != is_ten_above);
    return {is_shorter ? 10 * tens + (is_ten_above ? 10 : 0) : s + (goes_up ? 1 : 0), k};
}

// The same of a double that is no power of two and not close to the smallest, from an estimate of
// the product that is too small by less than 2^34 in `middle`. It is not sure where that may hide a
// carry, or a number that lies just on an end of the interval: one double of a hundred million, and
// those of few digits. All ways are gone and one is chosen: branches would go either way half of
// the time.
struct Estimate {
    Decimal decimal;
    bool is_sure;
};
Estimate estimated(std::uint64_t c, int q) {
    const int k = decimal_exponent(q, false);
    const int h = q + binary_exponent(-k) + 1;
    const PowerOfTen& power = powers_of_ten[static_cast<std::size_t>(-k - least_power_of_ten)];
    const std::uint64_t four_c = c << (h + 2);
    const Wide upper = product(power.high, four_c);
    const std::uint64_t middle = upper.low + (power.low >> 32) * (four_c >> 32);
    const std::uint64_t high = upper.high + (middle < upper.low ? 1 : 0);
    const std::uint64_t half_high = power.high >> (63 - h);
    const std::uint64_t half_middle = power.high << (h + 1) | power.low >> (63 - h);
    const std::uint64_t first_middle = middle - half_middle, last_middle = middle + half_middle;
    const std::uint64_t first = high - half_high - (middle < half_middle ? 1 : 0);
    const std::uint64_t last = high + half_high + (last_middle < middle ? 1 : 0);
    const auto is_far_from_whole = [](std::uint64_t part) {
        constexpr std::uint64_t doubt = std::uint64_t{1} << 34;
        return part + doubt >= 2 * doubt;
    };
    const bool is_sure = is_far_from_whole(middle) && is_far_from_whole(first_middle) &&
                         is_far_from_whole(last_middle);

    // As above, where nothing lies on an end of the interval or halfway.
    const std::uint64_t s = high / 4, tens = s / 10;
    const std::uint64_t forty_tens = (tens << 5) + (tens << 3), four_s = high & ~std::uint64_t{3};
    const bool is_ten_below = first < forty_tens, is_ten_above = forty_tens + 40 <= last;
    const bool is_below = first < four_s, is_above = four_s + 4 <= last;
    const bool goes_up = is_below != is_above ? is_above : (high & 2) != 0;
    const std::uint64_t nearest = s + (goes_up ? 1 : 0);
    const std::uint64_t shorter = (forty_tens >> 2) + (is_ten_above ? 10 : 0);
    return {{is_ten_below != is_ten_above ? shorter : nearest, k}, is_sure};
}

// Seventeen digits, the first not zero; the others as bytes 0 to 9, the foremost in the lowest
// byte. They are only ever stored: reading back what was just stored in other pieces would wait for
// the memory.
struct Digits {
    std::uint32_t first;
    std::uint64_t second, third;
    int count;  // without zeros at the end
};

typedef std::uint32_t Fours __attribute__((vector_size(16)));
typedef std::uint16_t Twos __attribute__((vector_size(16)));
typedef std::uint64_t Eights __attribute__((vector_size(16)));

// The digits of two numbers below 10^8. Their halves, quarters and eighths are parted side by side.
Eights sixteen_digits(std::uint32_t upper, std::uint32_t lower) {
    const std::uint32_t upper_half = upper / 10'000, lower_half = lower / 10'000;
    const Fours halves{upper_half, upper - upper_half * 10'000, lower_half,
                       lower - lower_half * 10'000};
    const Fours hundreds = halves * 10'486 >> 20;
    const auto quarters = (Twos)((halves << 16) - hundreds * ((100 << 16) - 1));
    const Twos tens = quarters * 103 >> 10;
    return (Eights)((quarters << 8) - tens * ((10 << 8) - 1));
}

// Digits of a number of 16 or 17, and the place of the point: how many of them stand before it.
Digits digits_of(const Decimal& decimal, int& point) {
    constexpr std::uint64_t ten_8 = 100'000'000, ten_16 = ten_8 * ten_8;
    const bool is_short = decimal.digits < ten_16;
    const std::uint64_t number = is_short ? 10 * decimal.digits : decimal.digits;
    point = 17 + decimal.exponent - (is_short ? 1 : 0);
    const auto nine = static_cast<std::uint32_t>(number / ten_8);
    const auto lower = static_cast<std::uint32_t>(number - nine * ten_8);
    Digits digits;
    digits.first = nine / static_cast<std::uint32_t>(ten_8);
    const Eights rest =
        sixteen_digits(nine - digits.first * static_cast<std::uint32_t>(ten_8), lower);
    digits.second = rest[0];
    digits.third = rest[1];
    const int of_second = 9 - std::countl_zero(digits.second) / 8;  // 1 where it is zero
    const int of_third = 17 - std::countl_zero(digits.third) / 8;
    digits.count = digits.third != 0 ? of_third : of_second;
    return digits;
}

// "e-7" and its length as the last of eight bytes, by exponent.
constexpr int least_exponent = -324, most_exponent = 308;
using ExponentText = std::array<char, 8>;
constexpr auto exponent_texts = [] {
    std::array<ExponentText, most_exponent - least_exponent + 1> texts{};
    for (int exponent = least_exponent; exponent <= most_exponent; ++exponent) {
        ExponentText& text = texts[static_cast<std::size_t>(exponent - least_exponent)];
        std::size_t size = 0;
        const auto put = [&](int c) { text[size++] = static_cast<char>(c); };
        const int magnitude = exponent < 0 ? -exponent : exponent;
        put('e');
        if (exponent < 0) put('-');
        if (magnitude >= 100) put('0' + magnitude / 100);
        if (magnitude >= 10) put('0' + magnitude / 10 % 10);
        put('0' + magnitude % 10);
        text.back() = static_cast<char>(size);
    }
    return texts;
}();

constexpr std::uint64_t zeros = 0x3030303030303030;

void put(char* to, std::uint64_t eight) {
    eight |= zeros;
    std::memcpy(to, &eight, sizeof eight);
}

// One way for all: "0.00" is written in front and an exponent behind, and stay where they belong.
// Zeros are written where the digits end, and past the end of the number: they are written over.
char* write_with_point(char* to, const Digits& digits, int point) {
    constexpr int least_point = -4, most_point = 16;
    const bool is_plain = (point > 0) & (point <= most_point);
    const bool is_small = (point >= least_point) & (point <= 0);
    const int inner = is_plain ? point : 1;  // the place of the point, unless it stands in front
    put(to, 0);
    to[1] = '.';
    char* const begin = to + (is_small ? 2 - point : 0);
    begin[0] = static_cast<char>('0' + digits.first);
    put(begin + 1, digits.second);
    put(begin + 9, digits.third);
    // What stands behind an inner point, once more one place further.
    const int by = 8 * (inner - 1);
    const bool is_far = by >= 64;
    const std::uint64_t near = digits.second >> (by & 63) | digits.third << 1 << (63 - (by & 63));
    const std::uint64_t far = digits.third >> (by & 63);
    char* const behind = begin + (is_small ? 17 : inner);
    behind[0] = '.';
    put(behind + 1, is_far ? far : near);
    put(behind + 9, is_far ? 0 : far);
    const int with_point = digits.count + (digits.count > 1 ? 1 : 0);
    const int plain = digits.count > point ? digits.count + 1 : point + 2;
    char* const end = begin + (is_plain ? plain : is_small ? digits.count : with_point);
    const ExponentText& exponent =
        exponent_texts[static_cast<std::size_t>(point - 1 - least_exponent)];
    std::memcpy(end, exponent.data(), exponent.size());
    return end + (is_plain || is_small ? 0 : exponent.back());
}

}  // namespace

char* write_shortest(char* to, double value) {
    const auto bits = std::bit_cast<std::uint64_t>(value);
    *to = '-';
    to += bits >> 63;
    const std::uint64_t fraction = bits & ((std::uint64_t{1} << fraction_bits) - 1);
    const int exponent = static_cast<int>(bits >> fraction_bits & 0x7FF);
    const std::uint64_t c = fraction | std::uint64_t{1} << fraction_bits;
    constexpr int least_q = -1074;
    Estimate found{};
    if ((exponent != 0) & (fraction != 0)) found = estimated(c, exponent - 1 + least_q);
    if (!found.is_sure) {
        if ((bits << 1) == 0) {
            std::memcpy(to, "0.0", 3);
            return to + 3;
        }
        found.decimal = exponent != 0
                            ? exactly(c, exponent - 1 + least_q, exponent > 1 && fraction == 0)
                            : exactly(fraction, least_q, false);
        constexpr std::uint64_t ten_15 = 1'000'000'000'000'000;
        for (; found.decimal.digits < ten_15; --found.decimal.exponent) found.decimal.digits *= 10;
    }
    int point = 0;
    const Digits digits = digits_of(found.decimal, point);
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
