#include "page_spans.hpp"

#include <doctest/doctest.h>

#include <map>
#include <random>
#include <vector>

namespace {

using loadpath::PageSpans;
using Page = PageSpans::Page;

Page memory_end = 0;
Page most_pages = 0;

std::optional<Page> grow(Page count) {
    if (memory_end + count > most_pages) return std::nullopt;
    const Page first = memory_end;
    memory_end += count;
    return first;
}

PageSpans fresh(Page most = 100'000) {
    memory_end = 70;
    most_pages = most;
    return PageSpans(grow);
}

}  // namespace

TEST_CASE("what came back is given out again, by best fit") {
    PageSpans spans = fresh();
    const Page a = *spans.take(100), b = *spans.take(10), c = *spans.take(50), d = *spans.take(1);
    spans.give(a);
    spans.give(c);
    CHECK(*spans.take(50) == c);
    CHECK(*spans.take(40) == a);
    CHECK(*spans.take(60) == a + 40);
    CHECK(memory_end == 70 + 161);
    CHECK(b + 10 == c);
    CHECK(c + 50 == d);
}

TEST_CASE("neighbours merge, and the end of memory is lengthened by what is missing") {
    PageSpans spans = fresh();
    const Page a = *spans.take(30), b = *spans.take(30), c = *spans.take(30);
    spans.give(c);
    spans.give(a);
    spans.give(b);
    CHECK(*spans.take(100) == a);
    CHECK(memory_end == 170);
}

TEST_CASE("pages of others in between are left alone") {
    PageSpans spans = fresh();
    const Page a = *spans.take(20);
    const Page theirs = *grow(1);
    const Page b = *spans.take(20);
    CHECK(b == theirs + 1);
    spans.give(a);
    spans.give(b);
    CHECK(*spans.take(40) == b);
    CHECK(*spans.take(20) == a);
}

TEST_CASE("without memory there is nothing to give") {
    PageSpans spans = fresh(100);
    CHECK_FALSE(spans.take(31));
    const Page a = *spans.take(30);
    CHECK_FALSE(spans.take(1));
    spans.give(a);
    CHECK(*spans.take(30) == a);
}

TEST_CASE("spans never overlap, whatever order they come and go in") {
    PageSpans spans = fresh(4'000'000);
    std::mt19937 random(7);
    std::map<Page, Page> taken;
    for (int turn = 0; turn < 20'000; ++turn) {
        if (random() % 2 == 0 || taken.empty()) {
            const Page count = 1 + random() % 200;
            const auto first = spans.take(count);
            if (!first) continue;  // the book is full
            const auto after = taken.lower_bound(*first);
            REQUIRE((after == taken.end() || *first + count <= after->first));
            REQUIRE((after == taken.begin() || std::prev(after)->second <= *first));
            taken.emplace(*first, *first + count);
        } else {
            const auto gone = std::next(taken.begin(), random() % taken.size());
            spans.give(gone->first);
            taken.erase(gone);
        }
    }
    for (const auto& [first, last] : taken) spans.give(first);
    CHECK(*spans.take(memory_end - 70) == 70);
}
