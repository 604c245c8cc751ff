#include "results/document/trace_block.hpp"

#include <cmath>

namespace loadpath::results {

using text::JsonWriter;

TraceBlock::TraceBlock(const AnswerView& view)
    : words_(view.header.traces.words),
      steps_(view.rows(view.header.traces.tables.steps)),
      quantities_(view.rows(view.header.traces.tables.quantities)),
      text_(words_) {}

const std::string& TraceBlock::heading_of(const answer::StepRow& step) {
    using Key = answer::TraceStep::Key;
    const std::size_t number = text_.heading_of(step);
    if (number >= headings_.size()) {
        const TraceText::Heading& heading = text_.heading(number);
        JsonWriter out;
        out.name(Key::label).value(std::string_view(heading.label));
        out.name(Key::formula).value(std::string_view(heading.formula));
        headings_.push_back(std::string(out.text()) + ",");
    }
    return headings_[number];
}

std::span<const answer::QuantityRow> TraceBlock::quantities_of(std::size_t step) const {
    const auto end_of = [&](std::size_t k) {
        return static_cast<std::size_t>(steps_[k].quantities_end);
    };
    const std::size_t first = step == 0 ? 0 : end_of(step - 1);
    return quantities_.subspan(first, end_of(step) - first);
}

void TraceBlock::write_step(JsonWriter& out, std::size_t at) {
    using Key = answer::TraceStep::Key;
    const answer::StepRow& step = steps_[at];
    out.begin_object();
    out.fields(heading_of(step));
    out.name(Key::substituted).value(text_.substituted(step, quantities_of(at)));
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

TraceBlock::Governing TraceBlock::governing(std::size_t first, std::size_t count) {
    const std::size_t last = first + count - 1;
    const TraceText::Heading heading = text_.heading(text_.heading_of(steps_[last]));
    const bool is_named = heading.label == "Governing";
    for (std::size_t k = first; is_named && k < last; ++k)
        if (text_.heading(text_.heading_of(steps_[k])).label == heading.formula)
            return {heading.formula, std::string(text_.substituted(steps_[k], quantities_of(k)))};
    return {is_named ? heading.formula : heading.label,
            std::string(text_.substituted(steps_[last], quantities_of(last)))};
}

}  // namespace loadpath::results
