// Published values of XXH64, and what doubles are to it.
#include "hash/xxh64.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

using loadpath::hash::Xxh64;

namespace {

std::uint64_t hash_in_pieces(std::string_view text, std::size_t piece) {
    Xxh64 hash;
    for (std::size_t at = 0; at < text.size(); at += piece) {
        const std::string_view part = text.substr(at, piece);
        hash.add(std::span(reinterpret_cast<const std::uint8_t*>(part.data()), part.size()));
    }
    return hash.finish();
}

std::uint64_t hash_of(const std::vector<double>& numbers) {
    Xxh64 hash;
    hash.add(numbers);
    return hash.finish();
}

}  // namespace

TEST_CASE("published values, whatever the pieces") {
    for (const std::size_t piece : {1, 7, 32, 100}) {
        CHECK(hash_in_pieces("", piece) == 0xef46db3751d8e999);
        CHECK(hash_in_pieces("a", piece) == 0xd24ec4f1a98c6e5b);
        CHECK(hash_in_pieces("abc", piece) == 0x44bc2cf5ad770999);
        CHECK(hash_in_pieces("Nobody inspects the spammish repetition", piece) ==
              0xfbcea83c8a378bf1);
    }
}

TEST_CASE("zeros are one zero, and what is no number is one thing") {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    CHECK(hash_of({0.0, nan}) == hash_of({-0.0, -nan}));
    CHECK(hash_of({0.0}) != hash_of({std::numeric_limits<double>::denorm_min()}));
    CHECK(hash_of({1.0}) != hash_of({std::nextafter(1.0, 2.0)}));
    CHECK(hash_of({1.0}) != hash_of({1.0, 0.0}));
    CHECK(hash_of({1.0, 2.0}) != hash_of({2.0, 1.0}));
}

TEST_CASE("one number of many is seen, wherever it is") {
    std::vector<double> numbers(2000);
    for (std::size_t k = 0; k < numbers.size(); ++k) numbers[k] = std::sqrt(1.0 + double(k));
    const std::uint64_t before = hash_of(numbers);
    for (double& number : numbers) {
        const double kept = number;
        for (const double other : {std::nextafter(kept, 0.0), -kept, 0.0}) {
            number = other;
            CHECK(hash_of(numbers) != before);
        }
        number = kept;
    }
    CHECK(hash_of(numbers) == before);
}
