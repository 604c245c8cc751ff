// Quantities of the structure and its results that a formula can name.
#pragma once

#include <optional>
#include <string>

#include "checks/generic/expression.hpp"
#include "checks/selection.hpp"
#include "checks/steel_check.hpp"

namespace loadpath::checks {

struct Quantity {
    std::optional<Value> value;
    std::string description;       // in words, for the trace
    std::string error;             // why there is no value
    std::optional<double> x_frac;  // where an extreme along the entity lies
};

Quantity read_quantity(const CheckContext& context, const document::QuantitySource& source,
                       const Entity& entity, std::size_t combination);

}  // namespace loadpath::checks
