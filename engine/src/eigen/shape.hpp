// Shapes of modes as vectors of all unknowns of a divided structure.
#pragma once

#include <vector>

#include "model/structure.hpp"

namespace loadpath::eigen {

double dot(const std::vector<double>& x, const std::vector<double>& y);

// The displacement that becomes one, with its sign: the largest of a node of the document, or of
// any point of the members where no node moves.
double largest_displacement(const model::Structure& structure, const std::vector<double>& shape);

}  // namespace loadpath::eigen
