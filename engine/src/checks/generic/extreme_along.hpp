// The value of a curve that an aggregation asks for.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "curves/curve.hpp"
#include "document/document.gen.hpp"

namespace loadpath::checks {

using Aggregation = std::variant<document::MaxAbs, document::Max, document::Min,
                                 document::AtFraction, document::AtStart, document::AtEnd>;

// MaxAbs keeps the sign of the value it finds.
curves::Extreme aggregate(const curves::Curve& curve, double length, const Aggregation& how);

// The largest distance of two curves from zero taken together, or that at a station.
curves::Extreme aggregate_magnitude(const curves::Curve& a, const curves::Curve& b, double length,
                                    const Aggregation& how);

// "max |Mz| along the member", "Mz at x/L = 0.3"
std::string describe(const Aggregation& how, const std::string& symbol);

// A deflection curve less the straight line between its ends.
curves::Curve relative_to_chord(const curves::Curve& deflection, double length);

}  // namespace loadpath::checks
