// What is done for the stability of each combination that asks for it: its critical load factor,
// the imperfections of EN 1993-1-1, 5.3.2 and 5.3.3, and which way they act; where the document
// leaves it to the engine also the order of the analysis (5.2.1(3)) and the lengths of the checks
// that go with it (5.2.2(7)b and (8)). One row per combination says it.
#pragma once

#include "answer/answer.gen.hpp"
#include "stability/combinations.hpp"

namespace loadpath::stability {

struct Assessment {
    std::vector<answer::CombinationStability> rows;
    Issues warnings;
};

// Adds the imperfections of the standard to those that the document states, and says which frames
// give checks their lengths; warns of what is stated and relieves. The result is of first order on
// the structure as it is drawn. Imperfections that may act to either side make a further
// combination of each side.
Assessment assess(const model::Structure& structure, Combinations combinations);

}  // namespace loadpath::stability
