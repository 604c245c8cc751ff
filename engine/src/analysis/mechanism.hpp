// Says in the words of structures what a free motion is: which nodes, which directions.
#pragma once

#include <string>
#include <vector>

#include "model/structure.hpp"

namespace loadpath::analysis {

// "node 4 can move freely along Z: nothing holds it"; `motion` by unknown of the structure.
std::string describe_motion(const model::Structure& structure, const std::vector<double>& motion);

// "along Z", "about X", "in warping".
const char* direction_name(int direction);

}  // namespace loadpath::analysis
