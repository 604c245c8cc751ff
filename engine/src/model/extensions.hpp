// Extensions of the document that few use, and that statics.wasm leaves out.
#pragma once

#include "model/structure.hpp"

namespace loadpath::model {

// Supports along lines: every joint of a plate on them gets its share.
void support_lines(Structure& structure, Issues& errors);

// Elastic ground under plates: every corner gets its share.
void bed_plates(Structure& structure, Issues& errors);

// Elastic ground along members: what cannot be, and their division. Its supports come last.
void refuse_wrong_beds(const document::Model& model, Issues& errors);
void bed_members(Structure& structure, Issues& errors);
// Stiffness of the ground per metre, in the member's axes.
Matrix3 ground_of(const Member& member);
// Equal parts of a member whose middles bear the springs of its ground; 0 without any.
int parts_on_ground(const Structure& structure, int index);

}  // namespace loadpath::model
