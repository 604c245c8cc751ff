// A tie between points of two joints that may turn far: how far the second runs ahead of the first
// along its axes and about them, and how that changes while the joints move and turn.
#pragma once

#include "elements/corotational/piece.hpp"

namespace loadpath::elements {

struct TurnedTie {
    std::array<Eigen::Vector3d, 2> arms;  // from the joints to the point where both meet
    Eigen::Matrix3d axes, rotation_axes;  // rows; they turn with the joint `frame`
    std::size_t frame = 0;
    // Of a diaphragm: its plane, across the third axis, stays as it is and only turns in itself, by
    // the twist of the first joint about that axis. Slips are those in the plane and about it.
    bool is_flat = false;
};

constexpr int tie_size = 12;  // displacement and spin of the first joint, then of the second
using TieMatrix = Eigen::Matrix<double, tie_size, tie_size>;

struct TieSlips {
    Eigen::Matrix<double, 6, 1> slip;             // along the axes, then about them
    Eigen::Matrix<double, 6, tie_size> gradient;  // by displacement and spin of the joints
};

using TiedJoints = std::array<Placement, 2>;

TieSlips slips_of(const TurnedTie& tie, const TiedJoints& joints);

// Second derivative of the slips, each times its force, along displacements and spins.
TieMatrix curvature_of(const TurnedTie& tie, const TiedJoints& joints,
                       const Eigen::Matrix<double, 6, 1>& forces);

}  // namespace loadpath::elements
