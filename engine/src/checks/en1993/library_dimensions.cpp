#include "checks/en1993/library_dimensions.hpp"

#include "library/section_library.hpp"
#include "text/number.hpp"

namespace loadpath::en1993 {

namespace {

std::string told(const library::Difference& d) {
    const std::string unit = " " + std::string(d.unit);
    return std::string(d.property) + " is " + format(d.given) + unit + " where the library has " +
           format(d.expected) + unit;
}

}  // namespace

LibraryDimensions library_dimensions(const document::Section& section) {
    const auto named = library::find_section(section.name);
    if (!named) return {};
    const library::LibrarySection found = library::laid_like(*named, section);
    LibraryDimensions result;
    const auto differences = library::differences(section, found);
    if (!differences.empty()) {
        result.why = "section '" + section.name + "' is not the library's: ";
        for (std::size_t k = 0; k < differences.size(); ++k)
            result.why += (k == 0 ? "" : ", ") + told(differences[k]);
        return result;
    }
    result.dimensions = {
        shape_of(found.shape), found.h, found.b, found.tw, found.tf, found.t, found.r};
    result.is_hot_finished = found.is_hot_finished;
    result.why = "dimensions of " + section.name + " from the library";
    return result;
}

}  // namespace loadpath::en1993
