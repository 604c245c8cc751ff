#include "text/powers_of_ten.hpp"

#include <bit>
#include <type_traits>

namespace loadpath::text {

namespace {

// The upper 128 bits of the product; where it is made, the generator has seen that they are exact.
PowerOfTen upper_part(const std::uint64_t (&kept)[3], std::uint64_t factor) {
    const Wide lowest = product(kept[2], factor);
    const Wide middle = product(kept[1], factor), highest = product(kept[0], factor);
    const std::uint64_t third = middle.low + lowest.high;
    std::uint64_t second = middle.high + (third < lowest.high ? 1 : 0);
    std::uint64_t first = highest.high;
    second += highest.low;
    first += second < highest.low ? 1 : 0;
    const int by = std::countl_zero(first);
    if (by == 0) return {first, second + 1};
    return {first << by | second >> (64 - by), (second << by | third >> (64 - by)) + 1};
}

auto all_powers() {
    std::remove_const_t<decltype(powers_of_ten)> powers{};
    for (int k = least_power_of_ten; k <= most_power_of_ten; ++k) {
        const int row = (k - first_kept_power) / kept_power_step;
        std::uint64_t five = 1;
        for (int rest = (k - first_kept_power) % kept_power_step; rest > 0; --rest) five *= 5;
        powers[static_cast<std::size_t>(k - least_power_of_ten)] =
            upper_part(kept_powers_of_ten[row], five << std::countl_zero(five));
    }
    return powers;
}

}  // namespace

const decltype(all_powers()) powers_of_ten = all_powers();

}  // namespace loadpath::text
