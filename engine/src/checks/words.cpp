#include "checks/words.hpp"

#include <algorithm>
#include <cstring>

namespace loadpath::checks {

namespace {

// Eight bytes at a time.
std::uint64_t hash_of(std::string_view text) {
    std::uint64_t hash = 0x9E3779B97F4A7C15 ^ text.size();
    const auto mix = [&](std::uint64_t part) {
        hash = (hash ^ part) * 0xFF51AFD7ED558CCD;
        hash ^= hash >> 32;
    };
    std::uint64_t part = 0;
    while (text.size() >= sizeof part) {
        std::memcpy(&part, text.data(), sizeof part);
        mix(part);
        text.remove_prefix(sizeof part);
    }
    part = 0;
    for (const char c : text) part = part << 8 | static_cast<unsigned char>(c);
    mix(part);
    return hash;
}

// Eight bytes at a time, as above: the library's comparison goes byte by byte.
bool is_same(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return false;
    std::uint64_t of_a = 0, of_b = 0;
    std::size_t k = 0;
    for (; k + sizeof of_a <= a.size(); k += sizeof of_a) {
        std::memcpy(&of_a, a.data() + k, sizeof of_a);
        std::memcpy(&of_b, b.data() + k, sizeof of_b);
        if (of_a != of_b) return false;
    }
    for (; k < a.size(); ++k)
        if (a[k] != b[k]) return false;
    return true;
}

}  // namespace

// Words are asked for a hundred times for every member, and most are literals: each is found by its
// address until another takes its place.
double Words::number_of(Word word) {
    const std::string_view text = word.text();
    if (text.empty()) return none;
    if (!word.is_literal()) return look_up(text);
    Literal& known = place_of(text.data());
    if (known.data != text.data()) known = {text.data(), look_up(text)};
    return known.number;
}

Words::Literal& Words::place_of(const char* literal) {
    const auto address = reinterpret_cast<std::uintptr_t>(literal);
    return literals_[(address ^ address >> 12) % literals_.size()];
}

std::uint32_t Words::look_up(std::string_view word) {
    if (2 * words_.size() >= slots_.size()) make_room();
    const std::uint64_t hash = hash_of(word);
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = hash & mask;
    for (; slots_[slot] != 0; slot = (slot + 1) & mask) {
        const std::uint32_t number = slots_[slot] - 1;
        if (hashes_[number] == hash && is_same(words_[number], word)) return number;
    }
    words_.emplace_back(word);
    hashes_.push_back(hash);
    slots_[slot] = static_cast<std::uint32_t>(words_.size());
    return slots_[slot] - 1;
}

void Words::make_room() {
    slots_.assign(std::max<std::size_t>(256, 2 * slots_.size()), 0);
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t number = 0; number < words_.size(); ++number) {
        std::size_t slot = hashes_[number] & mask;
        while (slots_[slot] != 0) slot = (slot + 1) & mask;
        slots_[slot] = static_cast<std::uint32_t>(number + 1);
    }
}

}  // namespace loadpath::checks
