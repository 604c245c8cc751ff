#include "results/document/trace_block.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

namespace loadpath::results {

using text::JsonWriter;

TraceBlock::TraceBlock(const AnswerView& view)
    : words_(view.header.traces.words),
      steps_(view.rows(view.header.traces.tables.steps)),
      quantities_(view.rows(view.header.traces.tables.quantities)),
      text_(words_) {}

std::size_t TraceBlock::heading_of(const answer::StepRow& step) {
    using Key = answer::TraceStep::Key;
    const std::size_t number = text_.heading_of(step);
    if (number >= headings_.size()) {
        const TraceText::Heading& heading = text_.heading(number);
        JsonWriter out;
        out.name(Key::label).value(std::string_view(heading.label));
        out.name(Key::formula).value(std::string_view(heading.formula));
        headings_.push_back({.json = std::string(out.text()) + ","});
    }
    return number;
}

std::span<const answer::QuantityRow> TraceBlock::quantities_of(std::size_t step) const {
    const auto end_of = [&](std::size_t k) {
        return static_cast<std::size_t>(steps_[k].quantities_end);
    };
    const std::size_t first = step == 0 ? 0 : end_of(step - 1);
    return quantities_.subspan(first, end_of(step) - first);
}

// Of two steps of one heading.
bool TraceBlock::read_alike(std::size_t a, std::size_t b) const {
    const answer::StepRow &one = steps_[a], &other = steps_[b];
    const auto same = [](double x, double y) {  // undefined numbers too
        return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y);
    };
    return same(one.value, other.value) && same(one.demand, other.demand) &&
           same(one.capacity, other.capacity) && one.note == other.note && one.unit == other.unit &&
           std::ranges::equal(
               quantities_of(a), quantities_of(b), [&](const auto& x, const auto& y) {
                   return same(x.value, y.value) && x.symbol == y.symbol && x.unit == y.unit;
               });
}

void TraceBlock::write_step(JsonWriter& out, std::size_t at) {
    const std::size_t number = heading_of(steps_[at]);
    Heading& heading = headings_[number];
    for (const Heading::Written& each : heading.latest)
        if (each.end > 0 && read_alike(each.step, at)) {
            out.repeat(each.begin, each.end);
            return;
        }
    const std::size_t begin = out.size();
    write_new_step(out, at, number);
    heading.latest[heading.next] = {at, begin, out.size()};
    heading.next = (heading.next + 1) % heading.latest.size();
}

void TraceBlock::write_new_step(JsonWriter& out, std::size_t at, std::size_t heading) {
    using Key = answer::TraceStep::Key;
    const answer::StepRow& step = steps_[at];
    out.begin_object();
    out.fields(headings_[heading].json);
    out.name(Key::substituted).value(text_.substituted(heading, step, quantities_of(at)));
    out.name(Key::value).value(step.value);
    out.name(Key::unit);
    out.value(step.unit < 0.0 ? std::string_view() : words_[static_cast<std::size_t>(step.unit)]);
    if (!std::isnan(step.demand)) out.name(Key::demand).value(step.demand);
    if (!std::isnan(step.capacity)) out.name(Key::capacity).value(step.capacity);
    out.end_object();
}

void TraceBlock::write(JsonWriter& out, std::size_t first, std::size_t count) {
    out.begin_array();
    for (std::size_t k = first; k < first + count; ++k) write_step(out, k);
    out.end_array();
}

const std::string& TraceBlock::label(std::size_t step) {
    return text_.heading(text_.heading_of(steps_[step])).label;
}

TraceBlock::Governing TraceBlock::governing(std::size_t first, std::size_t count) {
    const auto told = [&](std::size_t step) {
        const std::size_t heading = text_.heading_of(steps_[step]);
        return Governing{
            step, text_.heading(heading).label,
            std::string(text_.substituted(heading, steps_[step], quantities_of(step)))};
    };
    const std::size_t last = first + count - 1;
    const TraceText::Heading heading = text_.heading(text_.heading_of(steps_[last]));
    if (heading.label != governing_title) return told(last);
    for (std::size_t k = first; k < last; ++k)
        if (label(k) == heading.formula) return told(k);
    Governing found = told(last);
    found.label = heading.formula;
    return found;
}

}  // namespace loadpath::results
