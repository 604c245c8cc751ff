// Four points of Gauss on a line from 0 to 1: exact to degree seven.
#pragma once

namespace loadpath::elements {

struct GaussPoint {
    double at, weight;
};

inline constexpr GaussPoint gauss_line[4] = {{0.06943184420297371, 0.17392742256872693},
                                             {0.33000947820757187, 0.32607257743127307},
                                             {0.66999052179242813, 0.32607257743127307},
                                             {0.93056815579702629, 0.17392742256872693}};

}  // namespace loadpath::elements
