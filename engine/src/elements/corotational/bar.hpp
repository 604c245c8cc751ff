// A straight bar or a cable between two ball joints, which may sit on arms: a bar has axial force
// along the line between its ends as they are, by the strain of that line.
#pragma once

#include "elements/corotational/chain.hpp"

namespace loadpath::elements {

// `chain` of one piece; of its loads the forces count. How the forces of a cable change with the
// load factor is left out of `loads`.
ChainResponse respond_as_bar(const Chain& chain, const std::array<Placement, 2>& joints,
                             double factor);

}  // namespace loadpath::elements
