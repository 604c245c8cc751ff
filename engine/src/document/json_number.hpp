// JSON numbers: where one ends, and what a short one is.
#pragma once

namespace loadpath::document {

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The end of the JSON number at p, or p when there is none.
const char* end_of_number(const char* p, const char* end);

// Reads the number at p where it has neither an exponent nor many digits, as nearly all in
// documents are: several times as fast as text::read_number, with the same digits. Its end; null
// where it is another.
const char* read_short_number(const char* p, const char* end, double& value);

}  // namespace loadpath::document
