// Recognises I, U, RHS, CHS, L, T and rectangles in the outline of a section (`shape_paths`) and
// reads their dimensions. y is the depth, z the width, as the outline is drawn.
#pragma once

#include "checks/en1993/section.hpp"
#include "document/document.gen.hpp"

namespace loadpath::checks {

// Shape::unknown where the outline is none of these.
en1993::Dimensions dimensions_of_outline(const document::ShapePath& path);

}  // namespace loadpath::checks
