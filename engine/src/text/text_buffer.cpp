#include "text/text_buffer.hpp"

#include <algorithm>
#include <cstdint>

namespace loadpath::text {

void TextBuffer::reserve(std::size_t bytes) {
    if (memory_ && bytes <= room_) return;
    auto* const moved = static_cast<char*>(::operator new(head_bytes + bytes));
    if (size_ > 0) std::memcpy(moved + head_bytes, first(), size_);
    memory_.reset(moved);
    room_ = bytes;
}

void TextBuffer::grow(std::size_t more) {
    constexpr std::size_t least = 1000;
    reserve(std::max({least, size_ + more, 2 * room_}));
}

std::byte* TextBuffer::release() && {
    reserve(size_);
    const std::uint32_t head[2] = {static_cast<std::uint32_t>(size_), 0};
    static_assert(sizeof head == head_bytes);
    std::memcpy(memory_.get(), head, sizeof head);
    return reinterpret_cast<std::byte*>(memory_.release());
}

}  // namespace loadpath::text
