// A straight bar between two ball joints, which may sit on arms: axial force along the line between
// its ends as they are, by the strain of that line.
#pragma once

#include "elements/corotational/chain.hpp"

namespace loadpath::elements {

// `chain` of one piece; of its loads the forces count.
ChainResponse respond_as_bar(const Chain& chain, const std::array<Placement, 2>& joints,
                             double factor);

}  // namespace loadpath::elements
