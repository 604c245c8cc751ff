// How far a structure reaches: the length that relates moments to forces and rotations to
// displacements.
#pragma once

#include "model/structure.hpp"

namespace loadpath::analysis {

double reach_of(const model::Structure& structure);

}  // namespace loadpath::analysis
