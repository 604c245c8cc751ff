#include "small_blocks.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <random>

// The row of pages is as long as the memory of a module.
#ifdef __wasm__

namespace {

constexpr std::size_t page_bytes = 65536;
alignas(page_bytes) char memory[64 * page_bytes];
std::size_t pages_taken = 0;

std::uintptr_t take_page() {
    if ((pages_taken + 1) * page_bytes > sizeof memory) return 0;
    return reinterpret_cast<std::uintptr_t>(memory) + page_bytes * pages_taken++;
}

using SmallBlocks = loadpath::SmallBlocks<take_page>;

}  // namespace

TEST_CASE("small blocks stand on 16 bytes and never overlap, whatever order they come and go in") {
    pages_taken = 0;
    static SmallBlocks blocks;
    std::mt19937 random(7);
    std::map<char*, std::size_t> taken;
    for (int turn = 0; turn < 20'000; ++turn) {
        if (random() % 2 == 0 || taken.empty()) {
            const std::size_t bytes = random() % (SmallBlocks::largest + 1);
            char* const block = static_cast<char*>(blocks.take(bytes));
            REQUIRE(block != nullptr);
            REQUIRE(reinterpret_cast<std::uintptr_t>(block) % 16 == 0);
            const auto after = taken.lower_bound(block);
            REQUIRE((after == taken.end() || block + bytes <= after->first));
            if (after != taken.begin()) {
                const auto before = std::prev(after);
                REQUIRE(before->first + std::max<std::size_t>(before->second, 1) <= block);
            }
            std::memset(block, 0xA5, bytes);
            taken.emplace(block, bytes);
        } else {
            const auto gone = std::next(taken.begin(), random() % taken.size());
            REQUIRE(blocks.give(gone->first));
            taken.erase(gone);
        }
    }
}

TEST_CASE("a block that came back is the next of its size") {
    pages_taken = 0;
    static SmallBlocks blocks;
    void* const a = blocks.take(40);
    void* const b = blocks.take(48);
    blocks.give(a);
    CHECK(blocks.take(64) != a);
    CHECK(blocks.take(33) == a);
    CHECK(a != b);
    CHECK(pages_taken == 2);
}

TEST_CASE("blocks of others are not taken, and without memory there is none to give") {
    pages_taken = 0;
    static SmallBlocks blocks;
    char elsewhere[16];
    CHECK_FALSE(blocks.give(elsewhere));
    pages_taken = sizeof memory / page_bytes;
    CHECK(blocks.take(8) == nullptr);
}
#endif
