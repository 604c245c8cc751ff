#include "checks/trace_log.hpp"

namespace loadpath::checks {

std::string label_of(const StepRow& step, std::span<const std::string> words) {
    const auto text = [&](double number) -> const std::string& {
        return words[static_cast<std::size_t>(number)];
    };
    std::string label = text(step.title);
    if (step.axis >= 0.0) label += " " + text(step.axis);
    if (step.clause >= 0.0) label += " (" + text(step.clause) + ")";
    return label;
}

TraceLog::Step& TraceLog::Step::value(double value) {
    log_.steps_.back().value = value;
    return *this;
}

TraceLog::Step& TraceLog::Step::utilization(double value, double demand, double capacity) {
    StepRow& row = log_.steps_.back();
    row.value = value;
    row.demand = demand;
    row.capacity = capacity;
    row.is_utilization = 1.0;
    return *this;
}

TraceLog::Step& TraceLog::Step::with(Word symbol, double value, Word unit) {
    const double number = log_.words_.number_of(symbol);
    log_.quantities_.push_back({number, value, log_.words_.number_of(unit)});
    log_.steps_.back().quantities_end += 1.0;
    return *this;
}

TraceLog::Step& TraceLog::Step::note(Word why) {
    log_.steps_.back().note = log_.words_.number_of(why);
    return *this;
}

TraceLog::Step TraceLog::step(const StepWords& words) {
    StepRow row{};
    row.title = words_.number_of(words.title);
    row.clause = words_.number_of(words.clause);
    row.equation = words_.number_of(words.equation);
    row.axis = words_.number_of(words.axis);
    row.symbol = words_.number_of(words.symbol);
    row.expression = words_.number_of(words.expression);
    row.unit = words_.number_of(words.unit);
    row.note = Words::none;
    row.value = row.demand = row.capacity = no_value;
    row.quantities_end = static_cast<double>(quantities_.size());
    steps_.push_back(row);
    return Step(*this);
}

void TraceLog::add_governing(std::size_t step) {
    StepRow row = steps_[step];
    const std::string label = label_of(row, words_.all());
    row.title = words_.number_of("Governing");
    row.clause = row.equation = row.axis = row.symbol = row.note = Words::none;
    row.expression = words_.number_of(label);
    row.quantities_end = static_cast<double>(quantities_.size());
    steps_.push_back(row);
}

void TraceLog::reserve(std::size_t times) {
    steps_.reserve(times * steps_.size());
    quantities_.reserve(times * quantities_.size());
}

void TraceLog::erase(TraceRange range) {
    if (range.count == 0) return;
    const std::size_t end = range.first + range.count;
    const std::size_t from = quantities_begin(range.first), to = quantities_begin(end);
    for (std::size_t k = end; k < steps_.size(); ++k)
        steps_[k].quantities_end -= static_cast<double>(to - from);
    const auto place = [](auto& rows, std::size_t at) {
        return rows.begin() + static_cast<std::ptrdiff_t>(at);
    };
    quantities_.erase(place(quantities_, from), place(quantities_, to));
    steps_.erase(place(steps_, range.first), place(steps_, end));
}

}  // namespace loadpath::checks
