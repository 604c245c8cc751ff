// Text that grows in one piece of memory and can be given away as an answer without being copied:
// the two sizes of answer.hpp fit in before it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <string_view>

namespace loadpath::text {

// Eight bytes at a time, the last of them once more where they are fewer: for texts this short a
// call to copy memory costs more than the copy.
inline char* copy_text(char* to, std::string_view text) {
    const char* const from = text.data();
    const std::size_t size = text.size();
    const auto copy_ends = [&](std::size_t bytes) {  // of a text of one to two times so many
        std::uint64_t first = 0, last = 0;
        std::memcpy(&first, from, bytes);
        std::memcpy(&last, from + size - bytes, bytes);
        std::memcpy(to, &first, bytes);
        std::memcpy(to + size - bytes, &last, bytes);
    };
    if (size >= 8) {
        for (std::size_t k = 0; k + 8 < size; k += 8) std::memcpy(to + k, from + k, 8);
        std::memcpy(to + size - 8, from + size - 8, 8);
    } else if (size >= 4) {
        copy_ends(4);
    } else if (size >= 2) {
        copy_ends(2);
    } else if (size == 1) {
        *to = *from;
    }
    return to + size;
}

class TextBuffer {
 public:
    std::string_view view() const { return {first(), size_}; }

    // Room for so many bytes in all. What is not written costs nothing but address space.
    void reserve(std::size_t bytes);

    // Where so many more bytes may be written; `end_at` says how many were.
    char* room_for(std::size_t more) {
        if (more > room_ - size_) grow(more);
        return first() + size_;
    }
    void end_at(const char* end) { size_ = static_cast<std::size_t>(end - first()); }

    void put(char c) {
        *room_for(1) = c;
        ++size_;
    }
    void put(std::string_view text) {
        copy_text(room_for(text.size()), text);
        size_ += text.size();
    }
    // What was put there, once more.
    void repeat(std::size_t begin, std::size_t size) {
        char* const to = room_for(size);
        copy_text(to, {first() + begin, size});
        size_ += size;
    }
    // The last character, which may be changed; there is one.
    char& last() { return first()[size_ - 1]; }
    void drop_last() { --size_; }

    // An answer of this text and no doubles, for the caller to free.
    std::byte* release() &&;

 private:
    struct Delete {
        void operator()(char* memory) const { ::operator delete(memory); }
    };
    static constexpr std::size_t head_bytes = 8;

    char* first() const { return memory_.get() + head_bytes; }
    void grow(std::size_t more);

    std::unique_ptr<char, Delete> memory_;
    std::size_t size_ = 0, room_ = 0;
};

}  // namespace loadpath::text
