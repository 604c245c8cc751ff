// The named sections of the library (src/loadpath/catalogue) as the engine has them, and whether a
// section of a document that bears such a name is that section.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "document/document.gen.hpp"

namespace loadpath::library {

// SI, in the document's axes: h along local y, i_z about the strong axis. What a shape does not
// have is zero. Area and second moments of open sections have four digits: they are for comparing.
struct LibrarySection {
    document::SectionShape shape = document::SectionShape::I;
    bool is_hot_finished = false;  // a tube by EN 10210
    double h = 0.0, b = 0.0, tw = 0.0, tf = 0.0, t = 0.0, r = 0.0;
    double area = 0.0, i_z = 0.0, i_y = 0.0;
};

// Case, blanks and the kind of cross do not matter.
std::optional<LibrarySection> find_section(std::string_view name);

// The section as a document lays it: a tube whose i_y is the larger lies flat.
LibrarySection laid_like(const LibrarySection& library, const document::Section& section);

// A property of a document's section that its name does not let expect.
struct Difference {
    std::string_view property;  // as the document spells it
    double given = 0.0, expected = 0.0;
    std::string_view unit;  // of both, as tables print them
};

// Area and second moments agree within 3 % above and below; those of open sections may be 8 %
// smaller, for some leave the fillets out. Depth and width, where given, agree within 1 %.
std::vector<Difference> differences(const document::Section& section,
                                    const LibrarySection& library);

}  // namespace loadpath::library
