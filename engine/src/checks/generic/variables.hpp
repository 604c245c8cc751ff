// The variables of a generic check, each found when a formula first asks for it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "checks/generic/expression.hpp"
#include "checks/generic/quantity.hpp"
#include "checks/result.hpp"

namespace loadpath::checks {

// A step of a formula: what it is called, the formula, its names with their values, what it comes
// to.
TraceLog::Step explain_formula(TraceLog& trace, Word title, std::string_view formula,
                               std::span<const Evaluation::Named> names,
                               const std::optional<Value>& value);

class Variables {
 public:
    Variables(const CheckContext& context, const document::GenericSpec& spec, const Entity& entity,
              std::size_t combination);

    std::optional<Value> find(std::string_view name);
    // A formula over the variables.
    Evaluation evaluate(std::string_view formula);
    // One step per variable, in the order of the check.
    void explain(TraceLog& trace) const;
    const std::vector<std::string>& errors() const { return errors_; }
    std::optional<double> x_frac() const { return x_frac_; }

 private:
    struct Entry {
        enum class State { unread, being_read, read } state = State::unread;
        std::optional<Value> value;
        std::string description;
        std::vector<Evaluation::Named> names;
    };

    void read(std::size_t at);

    const CheckContext& context_;
    const document::GenericSpec& spec_;
    const Entity& entity_;
    std::size_t combination_;
    std::vector<Entry> entries_;
    std::vector<std::string> errors_;
    int depth_ = 0;
    std::optional<double> x_frac_;
};

}  // namespace loadpath::checks
