// Text that grows in one piece of memory and can be given away as an answer without being copied:
// the two sizes of answer.hpp fit in before it.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <string_view>

namespace loadpath::text {

// Eight bytes at a time: for texts this short a call to copy memory costs more than the copy.
inline char* copy_text(char* to, std::string_view text) {
    const char* from = text.data();
    std::size_t left = text.size();
    for (; left >= 8; left -= 8, to += 8, from += 8) std::memcpy(to, from, 8);
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
    if (left & 1) *to++ = *from;
    return to;
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
