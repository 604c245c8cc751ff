#include "answer.hpp"

#include <algorithm>
#include <cstdint>

namespace loadpath {

void Numbers::reserve(std::size_t count) {
    if (memory_ && count <= room_) return;
    auto* const moved = static_cast<double*>(::operator new((1 + count) * sizeof(double)));
    if (size_ > 0) std::memcpy(moved + 1, first(), size_ * sizeof(double));
    memory_.reset(moved);
    room_ = count;
}

void Numbers::grow(std::size_t more) { reserve(std::max(size_ + more, 2 * room_)); }

void Numbers::push(std::string_view text) {
    const std::size_t count = (text.size() + sizeof(double) - 1) / sizeof(double);
    if (count == 0) return;
    if (count > room_ - size_) grow(count);
    first()[size_ + count - 1] = 0.0;
    std::memcpy(first() + size_, text.data(), text.size());
    size_ += count;
}

std::byte* Numbers::release(std::string_view json) && {
    const std::uint32_t head[2] = {static_cast<std::uint32_t>(json.size()),
                                   static_cast<std::uint32_t>(size_)};
    reserve(size_ + json.size() / sizeof(double) + 1);
    push(json);
    std::memcpy(memory_.get(), head, sizeof head);
    return reinterpret_cast<std::byte*>(memory_.release());
}

}  // namespace loadpath
