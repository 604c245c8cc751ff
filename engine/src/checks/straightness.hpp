// When two members are pieces of one bar.
#pragma once

#include <cmath>

#include "document/document.gen.hpp"
#include "model/axes.hpp"

namespace loadpath::checks {

inline model::Vector3 unit_between(const document::Node& a, const document::Node& b) {
    return model::Vector3(b.X - a.X, b.Y - a.Y, b.Z - a.Z).normalized();
}

// Of the rise of a bar to its length: what is less steep than 45 degrees is a beam, as stairs are.
constexpr double upright = 0.7071;

// A kink of up to ten degrees: an arch in pieces, a camber, coordinates that were rounded. What
// bends more, such as the ridge of a portal, is taken to be held there.
inline bool is_nearly_straight(const model::Vector3& a, const model::Vector3& b) {
    constexpr double cosine_of_ten_degrees = 0.984807753012208;
    return a.dot(b) > cosine_of_ten_degrees;
}

inline bool is_straight(const model::Vector3& a, const model::Vector3& b) {
    return a.dot(b) > 1.0 - 1e-9;
}

enum class Roll { same, half_turn, other };

// How the axes of one piece are rolled against those of another. Turned end for end, a roll goes
// the other way round.
inline Roll roll_between(const document::Member& a, const document::Member& b, bool is_turned) {
    const double difference =
        is_turned ? a.rotation_angle + b.rotation_angle : a.rotation_angle - b.rotation_angle;
    const double rest = std::fabs(std::remainder(difference, 360.0));
    if (rest < 1e-9) return Roll::same;
    return rest > 180.0 - 1e-9 ? Roll::half_turn : Roll::other;
}

}  // namespace loadpath::checks
