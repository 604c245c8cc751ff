// The texts of a trace, put together part by part in memory that is kept: rows are written by the
// ten thousand.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

#include "checks/number.hpp"

namespace loadpath::checks {

// A number as it stands in a text.
struct Figure {
    double value;
    std::string_view unit = "";
    int digits = 4;
};

inline Figure number(double value, int digits = 4) { return {value, "", digits}; }

class TraceText {
 public:
    template <class... Parts>
    std::string_view begin(const Parts&... parts) {
        size_ = 0;
        return more(parts...);
    }
    template <class... Parts>
    std::string_view more(const Parts&... parts) {
        (put(parts), ...);
        return text();
    }
    std::string_view text() const { return {buffer_.data(), size_}; }

 private:
    char* room_for(std::size_t more) {
        if (size_ + more > buffer_.size()) buffer_.resize(2 * (size_ + more));
        return buffer_.data() + size_;
    }
    // Eight bytes at a time: for parts this short a call to copy memory costs more than the copy.
    void put(std::string_view part) {
        char* to = room_for(part.size() + sizeof(std::uint64_t));
        const char* from = part.data();
        std::size_t left = part.size();
        for (; left >= sizeof(std::uint64_t); left -= sizeof(std::uint64_t)) {
            std::memcpy(to, from, sizeof(std::uint64_t));
            to += sizeof(std::uint64_t);
            from += sizeof(std::uint64_t);
        }
        if (left & 4) {
            std::memcpy(to, from, 4);
            to += 4;
            from += 4;
        }
        if (left & 2) {
            std::memcpy(to, from, 2);
            to += 2;
            from += 2;
        }
        if (left & 1) *to = *from;
        size_ += part.size();
    }
    template <std::size_t N>
    void put(const char (&literal)[N]) {
        put(std::string_view(literal, N - 1));
    }
    void put(const Figure& figure) {
        char* to = room_for(longest_number);
        size_ += static_cast<std::size_t>(write_number(to, figure.value, figure.digits) - to);
        put(figure.unit);
    }

    std::vector<char> buffer_ = std::vector<char>(500);
    std::size_t size_ = 0;
};

}  // namespace loadpath::checks
