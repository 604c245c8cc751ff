#include "checks/generic/dimension.hpp"

#include <cmath>

namespace loadpath::checks {

bool may_equal(const Dimension& a, const Dimension& b) {
    if (!a.is_known || !b.is_known) return true;
    return a.power[0] == b.power[0] && a.power[1] == b.power[1] && a.power[3] == b.power[3];
}

namespace {

// Beyond this nothing is meant by a unit, and sums of powers stay far from what an int holds.
constexpr double largest_power = 99.0;

// a + b * factor of each power; nothing where that is no whole number, or beyond the largest.
std::optional<Dimension> with_powers(const Dimension& a, const Dimension& b, double factor) {
    Dimension c{true, {}};
    for (std::size_t k = 0; k < c.power.size(); ++k) {
        const double value = a.power[k] + b.power[k] * factor;
        const double whole = std::round(value);
        if (!(std::fabs(value - whole) <= 1e-9 && std::fabs(whole) <= largest_power))
            return std::nullopt;
        c.power[k] = static_cast<int>(whole);
    }
    return c;
}

}  // namespace

std::optional<Dimension> product(const Dimension& a, const Dimension& b) {
    return a.is_known && b.is_known ? with_powers(a, b, 1.0) : any_dimension;
}

std::optional<Dimension> quotient(const Dimension& a, const Dimension& b) {
    return a.is_known && b.is_known ? with_powers(a, b, -1.0) : any_dimension;
}

std::optional<Dimension> power(const Dimension& a, double exponent) {
    return a.is_known ? with_powers({}, a, exponent) : any_dimension;
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
