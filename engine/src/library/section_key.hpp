// The many spellings of a section's name, brought to one key: "ipe 300", "RHS100X50X5.0",
// "457x191 UB 67" and "CHS 88,9*5" all find theirs. The same rules as catalogue/spelling.py.
#pragma once

#include <string>
#include <string_view>

namespace loadpath::library {

// No case, no blanks, one cross, no trailing zeros, letters first; empty where the name is too long
// to be one of the library's.
std::string section_key(std::string_view name);

}  // namespace loadpath::library
