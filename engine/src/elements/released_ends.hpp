// Hinges between a member's ends and its joints: the ends slip in the released directions, held by
// springs of the given stiffness (0: free). The slips are eliminated, so that the rest of the
// engine sees joint unknowns only (static condensation; McGuire, Gallagher, Ziemian, Matrix
// Structural Analysis, sec. 13.2).
#pragma once

#include <array>

#include "elements/frame_stiffness.hpp"

namespace loadpath::elements {

struct ReleasedEnds {
    std::array<double, frame_size> springs;  // per end unknown, in the axes of the hinges
    FrameMatrix turn;                        // from local axes to those of the hinges
    // In joint unknowns, rotations in the axes of the hinges: there what is free is exactly zero.
    FrameMatrix stiffness;
    // Unknowns of the beam's ends: from_joints * joint unknowns + from_loads * loads on the ends.
    FrameMatrix from_joints;
    FrameMatrix from_loads;
    // Motions of the beam between its hinges that nothing resists, in the axes of the hinges.
    Eigen::Matrix<double, frame_size, Eigen::Dynamic> loose;
    // What the springs exert on the beam's ends without any slip, local axes.
    FrameVector at_no_slip = FrameVector::Zero();
    int negative = 0;  // motions between the hinges in which the beam gives way by itself
};

// `springs` per end unknown: infinite is rigid. `turn` turns local end unknowns into the axes of
// the hinges (an orthogonal matrix).
ReleasedEnds release_ends(const FrameMatrix& beam, const std::array<double, frame_size>& springs,
                          const FrameMatrix& turn);

}  // namespace loadpath::elements
