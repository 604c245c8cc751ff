// Where a JSON number ends.
#pragma once

namespace loadpath::document {

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The end of the JSON number at p, or p when there is none. from_chars alone would take "inf",
// "1." and leading zeros.
const char* end_of_number(const char* p, const char* end);

}  // namespace loadpath::document
