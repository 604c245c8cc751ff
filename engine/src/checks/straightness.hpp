// When two members are pieces of one bar.
#pragma once

#include <array>
#include <cmath>

#include "document/document.gen.hpp"

namespace loadpath::checks {

inline std::array<double, 3> unit_between(const document::Node& a, const document::Node& b) {
    std::array<double, 3> d = {b.X - a.X, b.Y - a.Y, b.Z - a.Z};
    const double length = std::sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
    for (double& each : d) each /= length;
    return d;
}

// A kink of up to ten degrees: an arch in pieces, a camber, coordinates that were rounded. What
// bends more, such as the ridge of a portal, is taken to be held there.
inline bool is_nearly_straight(const std::array<double, 3>& a, const std::array<double, 3>& b) {
    constexpr double cosine_of_ten_degrees = 0.984807753012208;
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] > cosine_of_ten_degrees;
}

// Turned end for end, a roll goes the other way round.
inline bool is_rolled_alike(const document::Member& a, const document::Member& b, bool is_turned) {
    const double difference =
        is_turned ? a.rotation_angle + b.rotation_angle : a.rotation_angle - b.rotation_angle;
    return std::fabs(std::remainder(difference, 360.0)) < 1e-9;
}

}  // namespace loadpath::checks
