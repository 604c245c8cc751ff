// Numbers that were written lately with their texts. In a results document two numbers of three
// repeat one that stands close before: a force that is constant along a member, an end that is the
// extreme too, a displacement of a node in the axes of its member.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

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
        if (entries_.empty()) entries_.resize(std::size_t{1} << size_bits);  // many need none
        Entry& entry = entries_[magnitude * 0x9E3779B97F4A7C15 >> (64 - size_bits)];
        if (entry.magnitude != magnitude) return remember(entry, magnitude, to);
        std::memcpy(to, entry.text, sizeof entry.text);
        return to + entry.text[length_at];
    }

 private:
    static constexpr std::uint64_t sign = std::uint64_t{1} << 63;
    static constexpr int size_bits = 10;
    static constexpr int length_at = 23;  // a positive double is not longer
    struct Entry {
        std::uint64_t magnitude = 0;  // no other number has this one
        char text[24] = {};           // and its length as the last
    };

    static char* remember(Entry& entry, std::uint64_t magnitude, char* to) {
        char* const end = write_shortest(to, std::bit_cast<double>(magnitude));
        entry.magnitude = magnitude;
        std::memcpy(entry.text, to, sizeof entry.text);
        entry.text[length_at] = static_cast<char>(end - to);
        return end;
    }

    std::vector<Entry> entries_;
};

}  // namespace loadpath::text
