// Extensions of the document that few use, and that statics.wasm leaves out.
#pragma once

#include "model/structure.hpp"

namespace loadpath::model {

// Supports along lines: every joint of a plate on them gets its share.
void support_lines(Structure& structure, Issues& errors);

// Elastic ground under plates: every corner gets its share.
void bed_plates(Structure& structure, Issues& errors);

}  // namespace loadpath::model
