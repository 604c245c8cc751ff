// What is done for the stability of each combination that asks for it: its critical load factor,
// the imperfections of EN 1993-1-1, 5.3.2 and 5.3.3, and which way they act; where the document
// leaves it to the engine also the order of the analysis (5.2.1(3)) and the lengths of the checks
// that go with it (5.2.2(7)b and (8)). One row per combination says it.
#pragma once

#include "analysis/linear.hpp"
#include "answer/answer.gen.hpp"
#include "checks/frame_modes.hpp"

namespace loadpath::stability {

using Frames = std::vector<std::optional<checks::FrameModes>>;  // by combination

struct Assessment {
    std::vector<answer::CombinationStability> rows;
    Issues warnings;
};

// Adds the imperfections of the standard to those that the document states, and says which frames
// give checks their lengths; warns of what is stated and relieves. `result` is of first order on
// the structure as it is drawn.
Assessment assess(const model::Structure& structure, const analysis::LinearResult& result,
                  Frames& frames, std::vector<model::Deviation>& deviations);

}  // namespace loadpath::stability
