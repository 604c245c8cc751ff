// Nineteen digits times a power of ten of 128 bits lie between two bounds; nearly always both round
// to the same double (the idea of Eisel and Lemire, with bounds in place of their analysis). Where
// they do not, the number is compared exactly with the middle between two doubles.
#include "text/read_number.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "text/powers_of_ten.hpp"

namespace loadpath::text {

namespace {

struct Given {
    const char *first, *end;   // its digits, from the first that is not zero; the point among them
    std::uint64_t digits = 0;  // the first nineteen
    int exponent = 0;          // of the last of these
    bool is_cut = false;       // there are more
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

int read_exponent(const char* p, const char* end) {
    constexpr int more_than_any = 1'000'000;
    const bool is_negative = *p == '-';
    if (*p == '-' || *p == '+') ++p;
    int exponent = 0;
    for (; p < end; ++p) exponent = std::min(10 * exponent + (*p - '0'), more_than_any);
    return is_negative ? -exponent : exponent;
}

Given read_given(const char* p, const char* end) {
    constexpr int most_digits = 19;
    Given given;
    int count = 0;
    bool is_behind_point = false;
    given.first = end;
    for (; p < end && (is_digit(*p) || *p == '.'); ++p) {
        if (*p == '.') {
            is_behind_point = true;
            continue;
        }
        if (count == 0 && *p != '0') given.first = p;
        if (count > 0 || *p != '0') ++count;
        if (count <= most_digits) {
            given.digits = 10 * given.digits + static_cast<unsigned>(*p - '0');
            if (is_behind_point) --given.exponent;
        } else {
            given.is_cut = true;
            if (!is_behind_point) ++given.exponent;
        }
    }
    given.end = p;
    if (p < end) given.exponent += read_exponent(p + 1, end);
    return given;
}

// A double's whole part m and exponent e: m 2^e, and how what is behind m compares with a half.
struct Cut {
    std::uint64_t whole;
    int exponent;
    int behind;  // -1, 0 or 1 as the rest is below, at or above a half
};

// Of (high + low 2^-64) 2^exponent, where high has its highest bit set.
Cut cut_to_double(std::uint64_t high, std::uint64_t low, int exponent) {
    constexpr int too_many = 11, least_exponent = -1074;
    const int drop = std::max(too_many, least_exponent - exponent);
    if (drop > 64) return {0, least_exponent, -1};
    const std::uint64_t half = std::uint64_t{1} << (drop - 1);
    const std::uint64_t whole = drop == 64 ? 0 : high >> drop;
    const std::uint64_t rest = high & (half | (half - 1));
    const int behind = rest > half || (rest == half && low > 0) ? 1 : rest == half ? 0 : -1;
    return {whole, exponent + drop, behind};
}

double rounded(const Cut& cut) {
    constexpr std::uint64_t implied = std::uint64_t{1} << 52;
    const bool goes_up = cut.behind > 0 || (cut.behind == 0 && (cut.whole & 1) != 0);
    const std::uint64_t whole = cut.whole + (goes_up ? 1 : 0);
    if (cut.exponent > 971) return std::bit_cast<double>(std::uint64_t{0x7FF} << 52);
    return std::bit_cast<double>((static_cast<std::uint64_t>(cut.exponent + 1075) << 52) + whole -
                                 implied);
}

// digits times power, which is 10^k.
Cut scaled(std::uint64_t digits, const PowerOfTen& power, int k) {
    const int shift = std::countl_zero(digits);
    const Wide upper = product(power.high, digits << shift);
    const Wide lower = product(power.low, digits << shift);
    Wide sum{upper.high, upper.low + lower.high};
    sum.high += sum.low < lower.high ? 1 : 0;
    int exponent = binary_exponent(k) + 1 - shift;
    if (sum.high >> 63 == 0) {
        sum.high = sum.high << 1 | sum.low >> 63;
        sum.low = sum.low << 1 | lower.low >> 63;
        --exponent;
    }
    return cut_to_double(sum.high, sum.low | (lower.low > 0 ? 1 : 0), exponent);
}

// A whole number of up to six thousand bits: 800 digits, or 2^53 times 10^1143, times 2^1075.
class BigNumber {
 public:
    void multiply(std::uint32_t by, std::uint32_t add = 0) {
        std::uint64_t carry = add;
        for (int k = 0; k < count_; ++k) {
            carry += std::uint64_t{words_[k]} * by;
            words_[k] = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
        if (carry > 0) words_[count_++] = static_cast<std::uint32_t>(carry);
    }
    void multiply_by_ten(int times) {
        for (; times >= 9; times -= 9) multiply(1'000'000'000);
        for (; times > 0; --times) multiply(10);
    }
    void multiply_by_two(int times) {
        for (; times >= 31; times -= 31) multiply(std::uint32_t{1} << 31);
        multiply(std::uint32_t{1} << times);
    }
    friend int compare(const BigNumber& a, const BigNumber& b) {
        if (a.count_ != b.count_) return a.count_ < b.count_ ? -1 : 1;
        for (int k = a.count_ - 1; k >= 0; --k)
            if (a.words_[k] != b.words_[k]) return a.words_[k] < b.words_[k] ? -1 : 1;
        return 0;
    }

 private:
    std::array<std::uint32_t, 200> words_;
    int count_ = 0;
};

// How the number compares with the middle between m 2^e and (m + 1) 2^e. What lies behind so many
// digits that no middle has as many only matters by being there.
int compare_with_middle(const Given& given, const Cut& cut) {
    constexpr int most_digits = 800;
    BigNumber number, middle;
    int count = 0;
    bool has_more = false;
    for (const char* p = given.first; p < given.end; ++p) {
        if (*p == '.') continue;
        if (++count <= most_digits)
            number.multiply(10, static_cast<std::uint32_t>(*p - '0'));
        else
            has_more = has_more || *p != '0';
    }
    const int exponent = given.exponent + 19 - std::max(19, std::min(count, most_digits));
    const std::uint64_t twice = 2 * cut.whole + 1;
    middle.multiply(1, static_cast<std::uint32_t>(twice >> 32));
    middle.multiply_by_two(32);
    middle.multiply(1, static_cast<std::uint32_t>(twice));
    (exponent < 0 ? middle : number).multiply_by_ten(exponent < 0 ? -exponent : exponent);
    const int two = cut.exponent - 1;
    (two < 0 ? number : middle).multiply_by_two(two < 0 ? -two : two);
    const int found = compare(number, middle);
    return found == 0 && has_more ? 1 : found;
}

double read_positive(const Given& given) {
    if (given.digits == 0 || given.exponent < least_power_of_ten) return 0.0;
    const int k = std::min(given.exponent, most_power_of_ten);
    PowerOfTen above = powers_of_ten[static_cast<std::size_t>(k - least_power_of_ten)];
    const PowerOfTen below{above.high - (above.low == 0 ? 1 : 0), above.low - 1};
    constexpr int last_exact = 55;  // 5^55 is the last that 128 bits hold
    if (k >= 0 && k <= last_exact) above = below;
    Cut least = scaled(given.digits, below, k);
    const Cut most = scaled(given.digits + (given.is_cut ? 1 : 0), above, k);
    const double value = rounded(least);
    if (value == rounded(most)) return value;
    least.behind = compare_with_middle(given, least);
    return rounded(least);
}

}  // namespace

double read_number(const char* begin, const char* end) {
    const bool is_negative = begin < end && *begin == '-';
    const double size = read_positive(read_given(is_negative ? begin + 1 : begin, end));
    return is_negative ? -size : size;
}

}  // namespace loadpath::text
