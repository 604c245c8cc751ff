#include "checks/generic/variables.hpp"

namespace loadpath::checks {

Variables::Variables(const CheckContext& context, const document::GenericSpec& spec,
                     const Entity& entity, std::size_t combination)
    : context_(context),
      spec_(spec),
      entity_(entity),
      combination_(combination),
      entries_(spec.variables.size()) {
    for (std::size_t k = 0; k < entries_.size(); ++k) read(k);
}

void Variables::read(std::size_t at) {
    const document::VarBinding& binding = spec_.variables[at];
    if (entries_[at].state == Entry::State::read) return;
    if (entries_[at].state == Entry::State::being_read) {
        errors_.push_back("variable '" + binding.name + "' depends on itself");
        return;
    }
    entries_[at].state = Entry::State::being_read;
    if (binding.source.Expression) {
        const Evaluation evaluation = evaluate(*binding.source.Expression);
        entries_[at].value = evaluation.value;
        entries_[at].description = *binding.source.Expression;
        entries_[at].names = evaluation.names;
        if (!evaluation.value)
            errors_.push_back("variable '" + binding.name + "': " + evaluation.error);
    } else if (binding.source.Quantity) {
        const Quantity quantity =
            read_quantity(context_, *binding.source.Quantity, entity_, combination_);
        entries_[at].value = quantity.value;
        entries_[at].description = quantity.description;
        if (quantity.x_frac && !x_frac_) x_frac_ = quantity.x_frac;
        if (!quantity.value)
            errors_.push_back("variable '" + binding.name + "': " + quantity.error);
    } else {
        errors_.push_back("variable '" + binding.name + "' has no source");
    }
    entries_[at].state = Entry::State::read;
}

std::optional<Value> Variables::find(std::string_view name) {
    for (std::size_t k = 0; k < entries_.size(); ++k) {
        if (spec_.variables[k].name != name) continue;
        read(k);
        return entries_[k].value;
    }
    return std::nullopt;
}

Evaluation Variables::evaluate(std::string_view formula) {
    return checks::evaluate(formula, [this](std::string_view name) { return find(name); }, depth_);
}

void Variables::explain(TraceLog& trace) const {
    for (std::size_t k = 0; k < entries_.size(); ++k) {
        const Entry& entry = entries_[k];
        explain_formula(trace, spec_.variables[k].name, entry.description, entry.names,
                        entry.value);
    }
}

TraceLog::Step explain_formula(TraceLog& trace, Word title, std::string_view formula,
                               std::span<const Evaluation::Named> names,
                               const std::optional<Value>& value) {
    const std::string unit = value ? unit_of(value->dimension) : "";
    StepWords words{title};
    words.expression = formula;
    words.unit = unit;
    TraceLog::Step step = trace.step(words);
    if (value) step.value(value->number);
    for (const Evaluation::Named& each : names) {
        const std::string of_name = unit_of(each.value.dimension);
        step.with(each.name, each.value.number, of_name);
    }
    return step;
}

}  // namespace loadpath::checks
