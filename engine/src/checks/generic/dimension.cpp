#include "checks/generic/dimension.hpp"

#include <cmath>

namespace loadpath::checks {

bool may_equal(const Dimension& a, const Dimension& b) {
    if (!a.is_known || !b.is_known) return true;
    return a.power[0] == b.power[0] && a.power[1] == b.power[1] && a.power[3] == b.power[3];
}

Dimension product(const Dimension& a, const Dimension& b) {
    if (!a.is_known || !b.is_known) return any_dimension;
    Dimension c{true, {}};
    for (std::size_t k = 0; k < c.power.size(); ++k) c.power[k] = a.power[k] + b.power[k];
    return c;
}

Dimension quotient(const Dimension& a, const Dimension& b) {
    if (!a.is_known || !b.is_known) return any_dimension;
    Dimension c{true, {}};
    for (std::size_t k = 0; k < c.power.size(); ++k) c.power[k] = a.power[k] - b.power[k];
    return c;
}

std::optional<Dimension> power(const Dimension& a, double exponent) {
    if (!a.is_known) return any_dimension;
    Dimension c{true, {}};
    for (std::size_t k = 0; k < c.power.size(); ++k) {
        const double value = a.power[k] * exponent;
        const double whole = std::round(value);
        if (std::fabs(value - whole) > 1e-9) return std::nullopt;
        c.power[k] = static_cast<int>(whole);
    }
    return c;
}

namespace {

std::string raised(const char* unit, int exponent) {
    constexpr const char* digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text = unit;
    if (exponent == 1) return text;
    if (exponent < 0) text += "⁻";
    const int size = exponent < 0 ? -exponent : exponent;
    return text + (size < 10 ? digits[size] : "ⁿ");
}

}  // namespace

std::string unit_of(const Dimension& d) {
    if (!d.is_known) return "";
    if (d == in_pascals) return "Pa";
    if (d == in_kilograms_per_cubic_metre) return "kg/m³";
    constexpr const char* names[] = {"m", "N", "rad", "kg"};
    std::string text;
    for (const std::size_t k : {std::size_t{1}, std::size_t{3}, std::size_t{0}, std::size_t{2}}) {
        if (d.power[k] == 0) continue;
        if (!text.empty()) text += "·";
        text += raised(names[k], d.power[k]);
    }
    return text;
}

}  // namespace loadpath::checks
