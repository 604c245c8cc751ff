#include "verdict/utilization_text.hpp"

#include <cmath>
#include <cstdint>

#include "text/number.hpp"

namespace loadpath::verdict {

namespace {

constexpr double tens[] = {1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};

double rounded(double value, int decimals) {
    return std::nearbyint(value * tens[decimals]) / tens[decimals];
}

std::string with_decimals(double value, int decimals) {
    const auto scaled = static_cast<std::int64_t>(std::nearbyint(value * tens[decimals]));
    std::string digits = std::to_string(scaled);
    const auto count = static_cast<std::size_t>(decimals);
    if (digits.size() <= count) digits.insert(0, count + 1 - digits.size(), '0');
    return digits.insert(digits.size() - count, ".");
}

}  // namespace

std::string utilization_text(double value) {
    if (value >= 100.0) return format(std::nearbyint(value), 17);
    int decimals = 2;
    for (; decimals < 9; ++decimals) {
        const double shown = rounded(value, decimals);
        if ((shown > 1.0) == (value > 1.0) && (shown < 1.0) == (value < 1.0)) break;
    }
    return with_decimals(value, decimals);
}

}  // namespace loadpath::verdict
