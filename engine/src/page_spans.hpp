// Spans of memory pages: given out by best fit, merged with their neighbours when they come back.
// For large blocks (module/memory/blocks.cpp). The C library's allocator rounds every block up to a
// power of two and gives it out again for that size only: what the factor leaves would be lost for
// the results.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace loadpath {

class PageSpans {
 public:
    using Page = std::uint32_t;
    // So many more pages at the end of memory; the first of them, or nothing.
    using Grow = std::optional<Page> (*)(Page count);

    constexpr explicit PageSpans(Grow grow) : grow_(grow) {}

    // The first page of a span that long; nothing where memory or this book of spans is full.
    std::optional<Page> take(Page count);
    void give(Page first);

 private:
    struct Span {
        Page first, count;
        bool is_free;
        Page end() const { return first + count; }
    };

    Span* best_fit(Page count);
    Span* lengthen(Page count);
    void insert(Span* at, Span span);
    void merge_with_next(Span* span);
    Span* end() { return spans_.data() + size_; }

    Grow grow_;
    std::array<Span, 512> spans_{};  // by place
    std::size_t size_ = 0;
};

}  // namespace loadpath
