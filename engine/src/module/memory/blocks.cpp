// Where `new` takes memory from in the module: large blocks in whole pages (page_spans.hpp), small
// ones from pages of their size (small_blocks.hpp), those between from the C library.
#include <cstdint>
#include <cstdlib>
#include <new>

#include "module/export.hpp"
#include "page_spans.hpp"
#include "small_blocks.hpp"

namespace {

using loadpath::PageSpans;

constexpr std::size_t page_bytes = 65536;
constexpr std::size_t large = 16 * page_bytes;

constinit PageSpans spans([](PageSpans::Page count) -> std::optional<PageSpans::Page> {
    const std::size_t first = __builtin_wasm_memory_grow(0, count);
    if (first == static_cast<std::size_t>(-1)) return std::nullopt;
    return first;
});

std::uintptr_t take_page() {
    const std::size_t page = __builtin_wasm_memory_grow(0, 1);
    return page == static_cast<std::size_t>(-1) ? 0 : page * page_bytes;
}

constinit loadpath::SmallBlocks<take_page> small_blocks;

// Blocks of the C library never begin where a page does: their sizes stand before them.
bool is_large(void* block) { return reinterpret_cast<std::uintptr_t>(block) % page_bytes == 0; }

void* take(std::size_t bytes) {
    if (bytes <= small_blocks.largest) return small_blocks.take(bytes);
    if (bytes >= large && bytes <= SIZE_MAX - page_bytes)
        if (const auto first = spans.take((bytes + page_bytes - 1) / page_bytes))
            return reinterpret_cast<void*>(*first * page_bytes);
    return std::malloc(bytes);
}

void give(void* block) {
    if (block == nullptr || small_blocks.give(block)) return;
    if (is_large(block))
        spans.give(reinterpret_cast<std::uintptr_t>(block) / page_bytes);
    else
        std::free(block);
}

bool has_run_out = false;

}  // namespace

// Whether a call that ended in a trap did so for want of memory.
LOADPATH_EXPORT("has_run_out_of_memory") bool loadpath_has_run_out_of_memory() {
    return has_run_out;
}

void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept { return take(bytes); }

void* operator new(std::size_t bytes) {
    void* const block = take(bytes);
    if (block == nullptr) {
        has_run_out = true;
        __builtin_trap();
    }
    return block;
}

void operator delete(void* block) noexcept { give(block); }
void operator delete(void* block, std::size_t) noexcept { give(block); }
