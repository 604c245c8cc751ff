// What every call gives back: a small JSON text and one block of doubles, in one allocation
//   u32 bytes of JSON | u32 number of doubles | doubles | JSON
// that the caller releases with `free`.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace loadpath {

std::byte* pack_answer(std::string_view json, std::span<const double> numbers);

}  // namespace loadpath
