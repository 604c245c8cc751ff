#include "checks/generic/variables.hpp"

#include "checks/number.hpp"

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
        entries_[at].substituted = evaluation.substituted;
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
    return checks::evaluate(formula, [this](std::string_view name) { return find(name); });
}

std::vector<TraceRow> Variables::rows() {
    std::vector<TraceRow> rows;
    for (std::size_t k = 0; k < entries_.size(); ++k) {
        const Entry& entry = entries_[k];
        TraceRow row;
        row.label = spec_.variables[k].name;
        row.formula = entry.description;
        if (entry.value) {
            row.value = entry.value->number;
            row.unit = unit_of(entry.value->dimension);
            row.substituted = format(*row.value) + (row.unit.empty() ? "" : " " + row.unit);
            if (!entry.substituted.empty())
                row.substituted = entry.substituted + " = " + row.substituted;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace loadpath::checks
