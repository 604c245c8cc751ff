// Says in the words of structures what a free motion is: which nodes, which directions.
#pragma once

#include <string>
#include <vector>

#include "model/structure.hpp"

namespace loadpath::analysis {

struct DescribedMotion {
    std::string words;  // "node 4 can move freely along Z: nothing holds it"
    std::string path;  // of the node that moves furthest; of the model where meshing made that node
};

// `motion` by unknown of the structure.
DescribedMotion describe_motion(const model::Structure& structure,
                                const std::vector<double>& motion);

// Where it moves furthest: "node 4 along Z"; empty where nothing moves.
std::string furthest_of_motion(const model::Structure& structure,
                               const std::vector<double>& motion);

// "along Z", "about X", "in warping".
const char* direction_name(int direction);

}  // namespace loadpath::analysis
