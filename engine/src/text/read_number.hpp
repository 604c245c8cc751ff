// Text as a double.
#pragma once

namespace loadpath::text {

// The double nearest to the JSON number between the two (of two, the even one): infinite where it
// is beyond all of them, zero where it is nearer to that.
double read_number(const char* begin, const char* end);

}  // namespace loadpath::text
