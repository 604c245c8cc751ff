#include "hash/xxh64.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>

namespace loadpath::hash {

namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::uint64_t prime_1 = 0x9E3779B185EBCA87, prime_2 = 0xC2B2AE3D27D4EB4F,
                        prime_3 = 0x165667B19E3779F9, prime_4 = 0x85EBCA77C2B2AE63,
                        prime_5 = 0x27D4EB2F165667C5;

template <class Word>
Word word_at(const std::uint8_t* bytes) {
    Word word;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

// The two zeros are one, and so are all that are no number.
std::uint64_t word_of(double number) {
    constexpr std::uint64_t no_number = 0x7FF8000000000000;
    return number == number ? std::bit_cast<std::uint64_t>(number + 0.0) : no_number;
}

std::uint64_t step(std::uint64_t chain, std::uint64_t word) {
    return std::rotl(chain + word * prime_2, 31) * prime_1;
}

// What is left after the stripes: words, half a word, bytes.
std::uint64_t with_rest(std::uint64_t value, const std::uint8_t* at, const std::uint8_t* end) {
    for (; end - at >= 8; at += 8) {
        value = std::rotl(value ^ step(0, word_at<std::uint64_t>(at)), 27) * prime_1 + prime_4;
    }
    if (end - at >= 4) {
        value = std::rotl(value ^ (word_at<std::uint32_t>(at) * prime_1), 23) * prime_2 + prime_3;
        at += 4;
    }
    for (; at < end; ++at) value = std::rotl(value ^ (*at * prime_5), 11) * prime_1;
    return value;
}

std::uint64_t avalanche(std::uint64_t value) {
    value = (value ^ (value >> 33)) * prime_2;
    value = (value ^ (value >> 29)) * prime_3;
    return value ^ (value >> 32);
}

}  // namespace

std::array<std::uint64_t, 4> Xxh64::started() {
    return {prime_1 + prime_2, prime_2, 0, 0 - prime_1};
}

void Xxh64::take(const std::uint8_t* stripes, std::size_t count) {
    auto [a, b, c, d] = chains_;
    for (std::size_t k = 0; k < count; ++k, stripes += stripe) {
        a = step(a, word_at<std::uint64_t>(stripes));
        b = step(b, word_at<std::uint64_t>(stripes + 8));
        c = step(c, word_at<std::uint64_t>(stripes + 16));
        d = step(d, word_at<std::uint64_t>(stripes + 24));
    }
    chains_ = {a, b, c, d};
}

void Xxh64::add(std::span<const std::uint8_t> bytes) {
    size_ += bytes.size();
    if (filled_ > 0) {
        const std::size_t taken = std::min(bytes.size(), stripe - filled_);
        std::copy_n(bytes.begin(), taken, rest_.begin() + static_cast<std::ptrdiff_t>(filled_));
        filled_ += taken;
        bytes = bytes.subspan(taken);
        if (filled_ < stripe) return;
        take(rest_.data(), 1);
        filled_ = 0;
    }
    take(bytes.data(), bytes.size() / stripe);
    bytes = bytes.last(bytes.size() % stripe);
    std::copy(bytes.begin(), bytes.end(), rest_.begin());
    filled_ = bytes.size();
}

// Everything that is added is a whole number of doubles, or the rest would not be empty where a
// stripe of them begins.
void Xxh64::add(std::span<const double> numbers) {
    while (!numbers.empty() && (filled_ > 0 || numbers.size() < 4)) {
        const std::uint64_t word = word_of(numbers[0]);
        add(std::span(reinterpret_cast<const std::uint8_t*>(&word), sizeof word));
        numbers = numbers.subspan(1);
    }
    auto [a, b, c, d] = chains_;
    const std::size_t stripes = numbers.size() / 4;
    const double* at = numbers.data();
    for (std::size_t k = 0; k < stripes; ++k, at += 4) {
        a = step(a, word_of(at[0]));
        b = step(b, word_of(at[1]));
        c = step(c, word_of(at[2]));
        d = step(d, word_of(at[3]));
    }
    chains_ = {a, b, c, d};
    size_ += stripes * stripe;
    if (numbers.size() % 4 > 0) add(numbers.last(numbers.size() % 4));
}

std::uint64_t Xxh64::finish() const {
    std::uint64_t value = chains_[2] + prime_5;
    if (size_ >= stripe) {
        value = std::rotl(chains_[0], 1) + std::rotl(chains_[1], 7) + std::rotl(chains_[2], 12) +
                std::rotl(chains_[3], 18);
        for (const std::uint64_t chain : chains_)
            value = (value ^ step(0, chain)) * prime_1 + prime_4;
    }
    return avalanche(with_rest(value + size_, rest_.data(), rest_.data() + filled_));
}

}  // namespace loadpath::hash
