// The cross-section of a tapered member between those at its start and its end.
#pragma once

#include "document/document.gen.hpp"

namespace loadpath::model {

// At `share` of the length, 0 at the start. Where both sections have dimensions of one shape, these
// vary linearly and the properties follow them; else each property varies like that of a section
// whose dimensions all grow alike. At the ends it is the document's, to the last digit but one.
document::Section section_between(const document::Section& start, const document::Section& end,
                                  double share);

// The dimensions of a section: its own, or those of the library by its name; none where neither
// tells them all.
std::optional<document::SectionDimensions> known_dimensions(const document::Section& section);

}  // namespace loadpath::model
