// How the nodes move in a buckling mode, in one word and a few shares: advice, no proof.
#pragma once

#include <vector>

#include "answer/answer.gen.hpp"
#include "model/structure.hpp"

namespace loadpath::eigen {

// `shape` by unknown of the structure, the largest movement 1 wherever it is.
answer::ModeClassification classify(const model::Structure& structure,
                                    const std::vector<double>& shape);

}  // namespace loadpath::eigen
