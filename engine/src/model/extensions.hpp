// Extensions of the document that few use, and that statics.wasm leaves out.
#pragma once

#include "model/structure.hpp"

namespace loadpath::model {

// Supports along lines: every joint of a plate on them gets its share.
void support_lines(Structure& structure, Issues& errors);

// Elastic ground under plates: every corner gets its share.
void bed_plates(Structure& structure, Issues& errors);

// A part of a member between two joints that plates share, or up to its ends: all of it where no
// plate is joined to it. In shares of its length.
struct Stretch {
    double from = 0.0, to = 1.0;
    double length() const { return to - from; }
    double at(double share) const { return from + share * (to - from); }
};
std::vector<Stretch> stretches_of(const Structure& structure, int index);

// Divides a member at the joints of plates and, in each stretch between them, at shares of the
// member's length, where it gets joints of its own.
void divide_stretches(Structure& structure, int index,
                      const std::vector<std::vector<double>>& shares);

// Elastic ground along members: what cannot be, and their division. Its supports come last.
void refuse_wrong_beds(const document::Model& model, Issues& errors);
void bed_members(Structure& structure, Issues& errors);
// Stiffness of the ground per metre, in the member's axes.
Matrix3 ground_of(const Member& member);
// Equal parts of a stretch whose middles bear the springs of the member's ground; 0 without any.
int parts_on_ground(const Structure& structure, int index, const Stretch& stretch);

}  // namespace loadpath::model
