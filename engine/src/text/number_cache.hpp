// Numbers that were written lately with their texts. In a results document two numbers of three
// repeat one that stands close before: a force that is constant along a member, an end that is the
// extreme too, a displacement of a node in the axes of its member.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "text/shortest_number.hpp"

namespace loadpath::text {

class NumberCache {
 public:
    // As write_shortest, which it asks where the number is new.
    char* write(char* to, double value) {
        const auto bits = std::bit_cast<std::uint64_t>(value);
        const std::uint64_t magnitude = bits & ~sign;
        *to = '-';
        to += bits >> 63;
        if (magnitude == 0) {
            std::memcpy(to, "0.0", 4);
            return to + 3;
        }
        Entry& entry = entries_[magnitude * 0x9E3779B97F4A7C15 >> (64 - size_bits)];
        if (entry.magnitude != magnitude) remember(entry, magnitude);
        std::memcpy(to, entry.text, sizeof entry.text);
        return to + entry.length;
    }

 private:
    static constexpr std::uint64_t sign = std::uint64_t{1} << 63;
    static constexpr int size_bits = 9;
    struct Entry {
        std::uint64_t magnitude = 0;  // no other number has this one
        char text[23] = {};           // as long as a positive double may be
        std::uint8_t length = 0;
    };

    static void remember(Entry& entry, std::uint64_t magnitude) {
        char text[longest_double];
        char* const end = write_shortest(text, std::bit_cast<double>(magnitude));
        entry.magnitude = magnitude;
        entry.length = static_cast<std::uint8_t>(end - text);
        std::memcpy(entry.text, text, sizeof entry.text);
    }

    std::array<Entry, std::size_t{1} << size_bits> entries_;
};

}  // namespace loadpath::text
