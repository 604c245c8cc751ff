#include "checks/trace_log.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace loadpath::checks {

namespace {

std::optional<double> known(double value) {
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

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

// Words are asked for three times for every row of every member, and members follow each other
// alike: what came after the last word before mostly comes again.
std::uint32_t Words::number_of(std::string_view word) {
    if (!followers_.empty() && is_same(words_[followers_[last_]], word))
        return last_ = followers_[last_];
    const std::uint32_t number = look_up(word);
    followers_.resize(words_.size());
    followers_[last_] = number;
    return last_ = number;
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

void TraceLog::add(std::string_view label, std::string_view formula, std::string_view substituted,
                   double value, std::string_view unit, double demand, double capacity) {
    text_ += substituted;
    const auto number = [&](std::string_view word) {
        return static_cast<double>(words_.number_of(word));
    };
    rows_.push_back({number(label), number(formula), number(unit), value, demand, capacity,
                     static_cast<double>(text_.size())});
}

void TraceLog::add(const TraceRow& row) {
    add(row.label, row.formula, row.substituted, row.value.value_or(no_value), row.unit,
        row.demand.value_or(no_value), row.capacity.value_or(no_value));
}

TraceRange TraceLog::add_all(std::span<const TraceRow> rows) {
    const TraceRange range{size(), rows.size()};
    for (const TraceRow& row : rows) add(row);
    return range;
}

void TraceLog::repeat(std::size_t row, std::string_view label) {
    Row again = rows_[row];
    again.formula = again.label;
    again.label = static_cast<double>(words_.number_of(label));
    text_.append(text_, text_begin(row), text_end(row) - text_begin(row));
    again.text_end = static_cast<double>(text_.size());
    rows_.push_back(again);
}

std::string_view TraceLog::text_of(std::size_t row) const {
    return std::string_view(text_).substr(text_begin(row), text_end(row) - text_begin(row));
}

std::vector<TraceRow> TraceLog::spelled(TraceRange range) const {
    std::vector<TraceRow> spelled;
    for (std::size_t k = range.first; k < range.first + range.count; ++k) {
        const Row& row = rows_[k];
        const auto word = [&](double number) {
            return words_.all()[static_cast<std::size_t>(number)];
        };
        spelled.push_back({word(row.label), word(row.formula), std::string(text_of(k)),
                           known(row.value), word(row.unit), known(row.demand),
                           known(row.capacity)});
    }
    return spelled;
}

void TraceLog::reserve(std::size_t times) {
    rows_.reserve(times * rows_.size());
    text_.reserve(times * text_.size());
}

void TraceLog::erase(TraceRange range) {
    if (range.count == 0) return;
    const std::size_t end = range.first + range.count;
    const std::size_t from = text_begin(range.first), taken = text_end(end - 1) - from;
    text_.erase(from, taken);
    for (std::size_t k = end; k < rows_.size(); ++k)
        rows_[k].text_end -= static_cast<double>(taken);
    const auto first = rows_.begin() + static_cast<std::ptrdiff_t>(range.first);
    rows_.erase(first, first + static_cast<std::ptrdiff_t>(range.count));
}

}  // namespace loadpath::checks
