// What a support holds of a bar that passes it.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "document/document.gen.hpp"
#include "model/axes.hpp"

namespace loadpath::checks {

inline bool is_fixed(const std::optional<document::SupportCondition>& condition) {
    return !condition || condition->condition_type == document::SupportConditionType::Fixed;
}

// The axes of a support as rows.
inline model::Matrix3 axes_of(const document::NodalSupport& support) {
    model::Matrix3 axes = model::Matrix3::Identity();
    if (support.axes)
        model::axes_of_two_vectors(model::vector_of(support.axes->x),
                                   model::vector_of(support.axes->y), axes);
    return axes;
}

// The ways across a bar that a support leaves free, none to two of them. The way that is free and
// most along the bar is none unless it is square to the bar: the bar does not stretch.
inline std::vector<model::Vector3> free_across(const document::NodalSupport& support,
                                               const model::Vector3& bar) {
    constexpr double oblique = 0.1;
    const bool held[] = {is_fixed(support.X), is_fixed(support.Y), is_fixed(support.Z)};
    const model::Matrix3 axes = axes_of(support);
    std::vector<model::Vector3> ways;
    for (int k = 0; k < 3; ++k)
        if (!held[k]) ways.push_back(axes.row(k).transpose());
    const auto along =
        std::max_element(ways.begin(), ways.end(), [&](const auto& a, const auto& b) {
            return std::fabs(a.dot(bar)) < std::fabs(b.dot(bar));
        });
    if (along == ways.end() || std::fabs(along->dot(bar)) < oblique) return ways;
    const model::Vector3 most = *along;
    ways.erase(along);
    for (model::Vector3& way : ways) way -= way.dot(bar) / most.dot(bar) * most;
    return ways;
}

// Whether a support holds a bar along an axis across it.
inline bool holds_along(const document::NodalSupport& support, const model::Vector3& axis,
                        const model::Vector3& bar) {
    constexpr double share = 0.01;
    const std::vector<model::Vector3> ways = free_across(support, bar);
    return std::none_of(ways.begin(), ways.end(),
                        [&](const auto& way) { return std::fabs(way.dot(axis)) >= share; });
}

// Whether a support holds a bar against turning about itself.
inline bool holds_twist(const document::NodalSupport& support, const model::Vector3& bar) {
    constexpr double share = 0.01;
    const bool held[] = {is_fixed(support.RX), is_fixed(support.RY), is_fixed(support.RZ)};
    const model::Vector3 shares = axes_of(support) * bar;
    for (int k = 0; k < 3; ++k)
        if (!held[k] && std::fabs(shares[k]) >= share) return false;
    return true;
}

}  // namespace loadpath::checks
