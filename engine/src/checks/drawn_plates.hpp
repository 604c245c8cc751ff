// Plate elements that a document draws one by one, gathered into the plates that they make up.
#pragma once

#include <cstddef>
#include <vector>

#include "checks/model_index.hpp"

namespace loadpath::checks {

// By element, how many nodes the plate has that it is part of. A plate goes on across the edges of
// its elements, unless it turns there by more than 45 degrees.
std::vector<std::size_t> nodes_of_drawn_plates(const ModelIndex& index);

}  // namespace loadpath::checks
