// The lines of the section library, written by `make generate`.
#pragma once

#include <string_view>

namespace loadpath::library {

// Sorted by their first word; each ends with a line feed.
extern const std::string_view section_rows;

}  // namespace loadpath::library
