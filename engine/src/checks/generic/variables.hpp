// The variables of a generic check, each found when a formula first asks for it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "checks/generic/expression.hpp"
#include "checks/generic/quantity.hpp"
#include "checks/result.hpp"

namespace loadpath::checks {

class Variables {
 public:
    Variables(const CheckContext& context, const document::GenericSpec& spec, const Entity& entity,
              std::size_t combination);

    std::optional<Value> find(std::string_view name);
    // A formula over the variables.
    Evaluation evaluate(std::string_view formula);
    // One row per variable, in the order of the check.
    std::vector<TraceRow> rows();
    const std::vector<std::string>& errors() const { return errors_; }
    std::optional<double> x_frac() const { return x_frac_; }

 private:
    struct Entry {
        enum class State { unread, being_read, read } state = State::unread;
        std::optional<Value> value;
        std::string description, substituted;
    };

    void read(std::size_t at);

    const CheckContext& context_;
    const document::GenericSpec& spec_;
    const Entity& entity_;
    std::size_t combination_;
    std::vector<Entry> entries_;
    std::vector<std::string> errors_;
    std::optional<double> x_frac_;
};

}  // namespace loadpath::checks
