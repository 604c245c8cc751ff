#include "answer.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <cstring>
#include <new>
#include <string_view>
#include <utility>

namespace {

std::uint32_t size_at(const std::byte* block, int place) {
    std::uint32_t sizes[2];
    std::memcpy(sizes, block, sizeof sizes);
    return sizes[place];
}

std::string_view text_at(const std::byte* block, std::size_t place, std::size_t size) {
    return {reinterpret_cast<const char*>(block) + place, size};
}

}  // namespace

TEST_CASE("an answer carries its sizes, then the doubles, then the text") {
    const double two[] = {1.5, -2.0};
    loadpath::Numbers numbers;
    numbers.push(two[0]);
    numbers.push(&two[1], 1);
    std::byte* answer = std::move(numbers).release("{}");
    CHECK(size_at(answer, 0) == 2);
    CHECK(size_at(answer, 1) == 2);
    CHECK(std::memcmp(answer + 8, two, sizeof two) == 0);
    CHECK(text_at(answer, 24, 2) == "{}");
    ::operator delete(answer);
}

TEST_CASE("an answer without doubles is its text") {
    std::byte* answer = loadpath::Numbers().release("{\"valid\":true}");
    CHECK(size_at(answer, 0) == 14);
    CHECK(size_at(answer, 1) == 0);
    CHECK(text_at(answer, 8, 14) == "{\"valid\":true}");
    ::operator delete(answer);
}

TEST_CASE("numbers stay what they are as it grows and fills texts up with zeros") {
    loadpath::Numbers numbers;
    numbers.reserve(3);
    for (int k = 0; k < 1000; ++k) numbers.push(k);
    numbers.push("123456789");
    const double last = 7.0;
    numbers.push(&last, 1);
    REQUIRE(numbers.size() == 1003);
    for (int k = 0; k < 1000; ++k) CHECK(numbers.all()[static_cast<std::size_t>(k)] == k);
    CHECK(std::memcmp(&numbers.all()[1000], "123456789\0\0\0\0\0\0\0", 16) == 0);
    CHECK(numbers.all()[1002] == 7.0);
}
