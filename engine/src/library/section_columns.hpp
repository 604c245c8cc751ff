// The section library as columns of text, written by `make generate`.
#pragma once

#include <string_view>

namespace loadpath::library {

// Blocks of sections of one shape: a line with the shape and the number of columns, a line of keys
// in order, and a line for each column. Lines end with a line feed, words are apart by a blank.
extern const std::string_view section_columns;

}  // namespace loadpath::library
