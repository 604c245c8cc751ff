// Small blocks of memory: every page holds blocks of one size, and a list of pages says which. A
// block needs no head, and one that came back is the next to be given out. The C library's
// allocator rounds block and head together up to a power of two: twice the memory and more time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace loadpath {

// `take_page` gives the place of another page, 0 where there is none. No member: all of this begins
// as zeros, which a module need not contain.
template <std::uintptr_t (*take_page)()>
class SmallBlocks {
 public:
    static constexpr std::size_t page_bytes = 65536, largest = 1024;

    // A block of up to `largest` bytes; none where memory is full.
    void* take(std::size_t bytes) {
        const std::size_t size = bytes == 0 ? 1 : (bytes + step - 1) / step;
        Free*& first = free_[size];
        if (first == nullptr) return take_new(size);
        Free* const block = first;
        first = block->next;
        return block;
    }

    // Takes a block back; false where it is none of these.
    bool give(void* block) {
        const std::uint8_t size =
            size_on_page_[reinterpret_cast<std::uintptr_t>(block) / page_bytes];
        if (size == 0) return false;
        Free* const freed = static_cast<Free*>(block);
        freed->next = free_[size];
        free_[size] = freed;
        return true;
    }

 private:
    struct Free {
        Free* next;
    };

    static constexpr std::size_t step = 16;  // what every type may stand on
    static constexpr std::size_t sizes = largest / step + 1;

    void* take_new(std::size_t size) {
        const std::size_t bytes = size * step;
        if (left_[size] < bytes) {
            const std::uintptr_t page = take_page();
            if (page == 0) return nullptr;
            size_on_page_[page / page_bytes] = static_cast<std::uint8_t>(size);
            next_[size] = page;
            left_[size] = page_bytes;
        }
        const std::uintptr_t block = next_[size];
        next_[size] += bytes;
        left_[size] -= bytes;
        return reinterpret_cast<void*>(block);
    }

    // Each by size in steps.
    std::array<Free*, sizes> free_{};
    std::array<std::uintptr_t, sizes> next_{};
    std::array<std::size_t, sizes> left_{};
    std::array<std::uint8_t, 65536> size_on_page_{};  // in steps; 0 of pages of others
};

}  // namespace loadpath
