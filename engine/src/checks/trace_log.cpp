#include "checks/trace_log.hpp"

#include <cmath>
#include <cstring>
#include <limits>

namespace loadpath::checks {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

std::optional<double> known(double value) {
  return std::isnan(value) ? std::nullopt : std::optional(value);
}

}  // namespace

// Eight bytes at a time: the words are short and looked up for every row of every member.
std::size_t Words::Hash::operator()(std::string_view text) const {
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
  return static_cast<std::size_t>(hash);
}

std::uint32_t Words::number_of(std::string_view word) {
  const auto known_word = numbers_.find(word);
  if (known_word != numbers_.end()) return known_word->second;
  const auto number = static_cast<std::uint32_t>(words_.size());
  words_.emplace_back(word);
  numbers_.emplace(words_.back(), number);
  return number;
}

void TraceLog::add(std::string_view label, std::string_view formula, std::string_view substituted,
                   double value, std::string_view unit, double demand, double capacity) {
  text_ += substituted;
  rows_.push_back({words_.number_of(label), words_.number_of(formula), words_.number_of(unit), value,
                   demand, capacity, text_.size()});
}

void TraceLog::add(const TraceRow& row) {
  add(row.label, row.formula, row.substituted, row.value.value_or(none), row.unit,
      row.demand.value_or(none), row.capacity.value_or(none));
}

TraceRange TraceLog::add_all(std::span<const TraceRow> rows) {
  const TraceRange range{size(), rows.size()};
  for (const TraceRow& row : rows) add(row);
  return range;
}

void TraceLog::repeat(std::size_t row, std::string_view label) {
  Row again = rows_[row];
  again.formula = again.label;
  again.label = words_.number_of(label);
  text_.append(text_, text_begin(row), again.text_end - text_begin(row));
  again.text_end = text_.size();
  rows_.push_back(again);
}

std::string_view TraceLog::text_of(std::size_t row) const {
  return std::string_view(text_).substr(text_begin(row), rows_[row].text_end - text_begin(row));
}

std::vector<TraceRow> TraceLog::spelled(TraceRange range) const {
  std::vector<TraceRow> spelled;
  for (std::size_t k = range.first; k < range.first + range.count; ++k) {
    const Row& row = rows_[k];
    const auto& word = words_.all();
    spelled.push_back({word[row.label], word[row.formula], std::string(text_of(k)), known(row.value),
                       word[row.unit], known(row.demand), known(row.capacity)});
  }
  return spelled;
}

void TraceLog::erase(TraceRange range) {
  if (range.count == 0) return;
  const std::size_t end = range.first + range.count;
  const std::size_t from = text_begin(range.first), taken = rows_[end - 1].text_end - from;
  text_.erase(from, taken);
  for (std::size_t k = end; k < rows_.size(); ++k) rows_[k].text_end -= taken;
  const auto first = rows_.begin() + static_cast<std::ptrdiff_t>(range.first);
  rows_.erase(first, first + static_cast<std::ptrdiff_t>(range.count));
}

}  // namespace loadpath::checks
