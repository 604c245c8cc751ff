// Formulas of a generic check: numbers, names, + - * / ^, parentheses, pi and a few functions.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "checks/generic/dimension.hpp"

namespace loadpath::checks {

struct Value {
    double number = 0.0;
    Dimension dimension;
};

// The value of a name, or nothing when it is unknown (or itself in error).
using Names = std::function<std::optional<Value>(std::string_view)>;

struct Evaluation {
    // A name of the formula and what stands for it.
    struct Named {
        std::string name;
        Value value;
    };

    std::optional<Value> value;
    std::string error;         // says what is wrong and where, when there is no value
    std::vector<Named> names;  // each once, as they come
};

Evaluation evaluate(std::string_view formula, const Names& names);
// Within formulas whose names led here: `depth` counts what is open in all of them, for the stack
// is one.
Evaluation evaluate(std::string_view formula, const Names& names, int& depth);

}  // namespace loadpath::checks
