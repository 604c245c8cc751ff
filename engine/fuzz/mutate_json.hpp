// Changes that leave most documents readable: numbers, values in the place of others, items twice
// or not at all. Included by one file of a fuzzer, which libFuzzer then asks for its changes.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>

#include "engine/fuzz/json_values.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace fuzz {

using Chance = std::minstd_rand;

inline constexpr const char* odd_values[] = {
    "0",    "-0.0",  "1",     "-1",     "1e-300",     "5e-324",
    "1e15", "-1e15", "1e300", "-1e308", "2147483648", "9007199254740991",
    "null", "true",  "[]",    "{}",     "\"\"",       "\"é\"",
};

inline std::string scaled(std::string_view number, Chance& chance) {
    const double value = std::strtod(std::string(number).c_str(), nullptr);
    constexpr double factors[] = {-1.0, 0.5, 1.0000001, 3.0, 1e3, 1e-3, 1e9, 1e-9};
    char text[40];
    std::snprintf(text, sizeof text, "%.17g", value * factors[chance() % std::size(factors)]);
    return text;
}

// A value of `others` that stands behind the same key, if there is one.
inline std::string_view like(const JsonValue& value, std::string_view other_text,
                             const std::vector<JsonValue>& others, Chance& chance) {
    std::vector<const JsonValue*> same;
    for (const JsonValue& each : others)
        if (each.key == value.key && each.is_item == value.is_item) same.push_back(&each);
    if (same.empty()) return {};
    const JsonValue& chosen = *same[chance() % same.size()];
    return other_text.substr(chosen.begin, chosen.end - chosen.begin);
}

inline std::string changed(std::string_view text, std::string_view other_text, Chance& chance) {
    const JsonValues values(text);
    const std::vector<JsonValue>& all = values.all();
    if (all.size() < 2) return {};
    const JsonValue& value = all[1 + chance() % (all.size() - 1)];
    const std::string_view here = text.substr(value.begin, value.end - value.begin);
    std::string instead;
    switch (chance() % 6) {
        case 0:
            instead = odd_values[chance() % std::size(odd_values)];
            break;
        case 1:
            instead = scaled(here, chance);
            break;
        case 2: {
            const JsonValue& other = all[chance() % all.size()];
            instead = text.substr(other.begin, other.end - other.begin);
            break;
        }
        case 3:
            if (value.is_item) instead = std::string(here) + "," + std::string(here);
            break;
        case 4: {  // without it, and without the comma at its side
            if (!value.is_item) break;
            std::size_t begin = value.begin, end = value.end;
            if (end < text.size() && text[end] == ',')
                ++end;
            else if (begin > 0 && text[begin - 1] == ',')
                --begin;
            return std::string(text.substr(0, begin)) + std::string(text.substr(end));
        }
        default:
            instead = like(value, other_text, JsonValues(other_text).all(), chance);
    }
    if (instead.empty()) return {};
    return std::string(text.substr(0, value.begin)) + instead + std::string(text.substr(value.end));
}

inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

}  // namespace fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
    fuzz::Chance chance(seed);
    if (chance() % 8 == 0) return LLVMFuzzerMutate(data, size, most);
    const std::string_view text = fuzz::as_text(data, size);
    const std::string instead = fuzz::changed(text, text, chance);
    if (instead.empty() || instead.size() > most) return LLVMFuzzerMutate(data, size, most);
    std::copy(instead.begin(), instead.end(), data);
    return instead.size();
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* one, std::size_t one_size,
                                                 const std::uint8_t* other, std::size_t other_size,
                                                 std::uint8_t* out, std::size_t most,
                                                 unsigned seed) {
    fuzz::Chance chance(seed);
    const std::string instead =
        fuzz::changed(fuzz::as_text(one, one_size), fuzz::as_text(other, other_size), chance);
    if (instead.size() > most) return 0;
    std::copy(instead.begin(), instead.end(), out);
    return instead.size();
}
