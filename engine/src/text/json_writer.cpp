#include "text/json_writer.hpp"

#include <algorithm>
#include <utility>

namespace loadpath::text {

namespace {

bool needs_escape(char c) { return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20; }

char* write_escaped(char* to, char c) {
    *to++ = '\\';
    if (static_cast<unsigned char>(c) >= 0x20) {
        *to++ = c;
        return to;
    }
    constexpr char digits[] = "0123456789abcdef";
    std::memcpy(to, "u00", 3);
    to[3] = digits[c >> 4];
    to[4] = digits[c & 15];
    return to + 5;
}

// Whether one of eight characters needs an escape; exact, for it only decides which way is taken.
bool any_needs_escape(std::uint64_t eight) {
    constexpr std::uint64_t ones = 0x0101010101010101, highs = 0x8080808080808080;
    const auto has_zero = [](std::uint64_t x) { return (x - ones) & ~x; };
    const std::uint64_t below_space = (eight - ones * 0x20) & ~eight;
    return ((has_zero(eight ^ ones * '"') | has_zero(eight ^ ones * '\\') | below_space) & highs) !=
           0;
}

}  // namespace

void JsonWriter::quote(std::string_view text) {
    constexpr std::size_t longest_escape = 6;
    char* to = buffer_.room_for(longest_escape * text.size() + 2 + sizeof(std::uint64_t));
    *to++ = '"';
    std::size_t k = 0;
    // Eight at a time while none of them needs an escape; the last eight overlap those before.
    for (std::uint64_t eight = 0; k < text.size() && text.size() >= sizeof eight;) {
        const std::size_t at = std::min(k, text.size() - sizeof eight);
        std::memcpy(&eight, text.data() + at, sizeof eight);
        if (any_needs_escape(eight)) break;
        std::memcpy(to + at - k, &eight, sizeof eight);
        to += at + sizeof eight - k;
        k = at + sizeof eight;
    }
    for (; k < text.size(); ++k) {
        if (needs_escape(text[k]))
            to = write_escaped(to, text[k]);
        else
            *to++ = text[k];
    }
    *to++ = '"';
    buffer_.end_at(to);
}

std::byte* JsonWriter::release() && {
    if (!buffer_.view().empty() && buffer_.last() == ',') buffer_.drop_last();
    return std::move(buffer_).release();
}

}  // namespace loadpath::text
