// Rigid members that are no mere links of the model: they bear a line of load, go on as a bar and
// are a part of its span, or are as slender as beams and have a section, or as columns and have
// none. No check looks at rigid members.
#pragma once

#include <cstdint>
#include <vector>

#include "document/document.gen.hpp"

namespace loadpath::verdict {

// Ids, in the document's order.
std::vector<std::int64_t> find_rigid_bars(const document::Document& source);

}  // namespace loadpath::verdict
