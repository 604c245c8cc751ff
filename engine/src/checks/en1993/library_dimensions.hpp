// Dimensions of a section that states none but bears the name of a library section.
#pragma once

#include <string>

#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

struct LibraryDimensions {
    Dimensions dimensions;  // unknown where the library has no such name, or another section
    bool is_hot_finished = false;
    std::string why;  // where the dimensions come from, or how the section differs; else empty
};

LibraryDimensions library_dimensions(const document::Section& section);

}  // namespace loadpath::en1993
