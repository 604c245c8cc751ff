// How members move between their ends in a mode, where the movements of their nodes do not tell:
// the waves of members that buckle or vibrate by themselves.
#pragma once

#include <array>
#include <vector>

#include "eigen/divided_model.hpp"

namespace loadpath::eigen {

inline constexpr int parts_of_waves = 16;

struct WithinMember {
    int member = 0;  // of the document, by its place
    // At the stations between equal parts of its length, global axes.
    std::array<model::Vector3, parts_of_waves - 1> moved;
};

// Of the members that leave the cubic of their nodes' movements and rotations; `shape` is in all
// unknowns of the divided structure.
std::vector<WithinMember> waves_within(const DividedModel& model, const std::vector<double>& shape);

}  // namespace loadpath::eigen
