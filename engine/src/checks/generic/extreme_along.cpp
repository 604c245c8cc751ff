#include "checks/generic/extreme_along.hpp"

#include <array>
#include <cmath>

#include "text/number.hpp"

namespace loadpath::checks {

namespace {

// Station of an aggregation that names one; nothing for the extremes.
std::optional<double> station(double length, const Aggregation& how) {
    if (std::holds_alternative<document::AtStart>(how)) return 0.0;
    if (std::holds_alternative<document::AtEnd>(how)) return length;
    if (const auto* at = std::get_if<document::AtFraction>(&how)) return at->fraction * length;
    return std::nullopt;
}

}  // namespace

curves::Extreme aggregate(const curves::Curve& curve, double length, const Aggregation& how) {
    if (const auto x = station(length, how)) {
        return {*x, *x <= 0.0 ? curve.at_right(0.0) : curve.at_left(*x)};
    }
    if (std::holds_alternative<document::Max>(how)) return curve.maximum();
    if (std::holds_alternative<document::Min>(how)) return curve.minimum();
    return curve.abs_maximum();
}

curves::Extreme aggregate_magnitude(const curves::Curve& a, const curves::Curve& b, double length,
                                    const Aggregation& how) {
    auto at = [&](double x) { return std::hypot(a.at_left(x), b.at_left(x)); };
    if (const auto x = station(length, how)) return {*x, at(*x)};
    const bool is_min = std::holds_alternative<document::Min>(how);
    const std::array<const curves::Curve*, 2> both{&a, &b};
    const std::vector<double> ends = curves::stations(both, length);
    curves::Extreme best{0.0, at(0.0)};
    auto offer = [&](double x) {
        const double value = at(x);
        if (is_min ? value < best.value : value > best.value) best = {x, value};
    };
    // Deflections are smooth on a piece: a fine scan, then a ternary search beside its best point.
    constexpr int steps = 32;
    double around = length;
    for (std::size_t k = 0; k + 1 < ends.size(); ++k) {
        const double step = (ends[k + 1] - ends[k]) / steps;
        around = std::fmin(around, step);
        for (int i = 0; i <= steps; ++i) offer(ends[k] + step * i);
    }
    double low = std::fmax(best.x - around, 0.0);
    double high = std::fmin(best.x + around, length);
    for (int i = 0; i < 60; ++i) {
        const double left = low + (high - low) / 3.0;
        const double right = high - (high - low) / 3.0;
        ((is_min ? at(left) > at(right) : at(left) < at(right)) ? low : high) =
            (is_min ? at(left) > at(right) : at(left) < at(right)) ? left : right;
    }
    offer(0.5 * (low + high));
    return best;
}

std::string describe(const Aggregation& how, const std::string& symbol) {
    if (std::holds_alternative<document::AtStart>(how)) return symbol + " at the start";
    if (std::holds_alternative<document::AtEnd>(how)) return symbol + " at the end";
    if (const auto* at = std::get_if<document::AtFraction>(&how)) {
        return symbol + " at x/L = " + format(at->fraction);
    }
    if (std::holds_alternative<document::Max>(how)) return "max " + symbol;
    if (std::holds_alternative<document::Min>(how)) return "min " + symbol;
    return "max |" + symbol + "|";
}

curves::Curve relative_to_chord(const curves::Curve& deflection, double length) {
    if (deflection.is_empty() || length <= 0.0) return deflection;
    const double start = deflection.at_right(0.0);
    const double slope = (deflection.at_left(length) - start) / length;
    curves::Curve relative = deflection;
    for (curves::Piece& piece : relative.pieces) {
        piece.p.c[0] -= start + slope * piece.x0;
        piece.p.c[1] -= slope;
    }
    return relative;
}

}  // namespace loadpath::checks
