// The stretches of a physical member that buckle on their own, and where their lengths come from.
#pragma once

#include <string>
#include <vector>

#include "checks/en1993/lateral_stability.hpp"

namespace loadpath::en1993 {

struct Segment {
    double from = 0.0, to = 0.0;
    double length =
        0.0;  // buckling length, which factors may make longer or shorter than the stretch
    SegmentEnds ends = SegmentEnds::forks;
    bool is_free_at_start = false;  // of a segment with a free end: the free end lies at `from`
    bool is_warping_held = false;
};

// What the document says of twist at the ends of a bar. `held_in_part`: one end may turn, or both
// on springs; these count as forks all the same.
enum class TwistAtEnds { held, held_in_part, free };

// Lengths of a member; the texts say where each comes from.
struct BucklingLengths {
    std::vector<Segment> y, z, torsion, lateral;
    std::string why_y, why_z, why_torsion, why_lateral;
    bool is_lateral_diagram_unknown = false;  // ltb_length given without positions: C1 = 1
    bool is_sway_y = false, is_sway_z = false;
    TwistAtEnds twist = TwistAtEnds::held;  // of a bar that nothing holds between its ends
};

}  // namespace loadpath::en1993
