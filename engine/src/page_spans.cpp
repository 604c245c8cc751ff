#include "page_spans.hpp"

#include <algorithm>

namespace loadpath {

std::optional<PageSpans::Page> PageSpans::take(Page count) {
    Span* span = best_fit(count);
    if (span == nullptr) span = lengthen(count);
    if (span == nullptr) return std::nullopt;
    if (span->count > count && size_ < spans_.size()) {
        insert(span + 1, {span->first + count, span->count - count, true});
        span->count = count;
    }
    span->is_free = false;
    return span->first;
}

void PageSpans::give(Page first) {
    Span* const span = std::lower_bound(spans_.data(), end(), first,
                                        [](const Span& s, Page p) { return s.first < p; });
    span->is_free = true;
    merge_with_next(span);
    if (span != spans_.data() && span[-1].is_free) merge_with_next(span - 1);
}

PageSpans::Span* PageSpans::best_fit(Page count) {
    Span* best = nullptr;
    for (Span* span = spans_.data(); span != end(); ++span)
        if (span->is_free && span->count >= count && (best == nullptr || span->count < best->count))
            best = span;
    return best;
}

// A free span at the end of memory made long enough, or a new one.
PageSpans::Span* PageSpans::lengthen(Page count) {
    const std::optional<Page> memory_end = grow_(0);
    const bool ends_free =
        size_ > 0 && end()[-1].is_free && memory_end && end()[-1].end() == *memory_end;
    if (!ends_free && size_ == spans_.size()) return nullptr;
    const std::optional<Page> more = grow_(ends_free ? count - end()[-1].count : count);
    if (!more) return nullptr;
    if (ends_free)
        end()[-1].count = count;
    else
        insert(end(), {*more, count, true});
    return end() - 1;
}

void PageSpans::insert(Span* at, Span span) {
    std::copy_backward(at, end(), end() + 1);
    *at = span;
    ++size_;
}

void PageSpans::merge_with_next(Span* span) {
    Span* const next = span + 1;
    if (next == end() || !next->is_free || span->end() != next->first) return;
    span->count += next->count;
    std::copy(next + 1, end(), next);
    --size_;
}

}  // namespace loadpath
