// Texts that do not fill an answer by themselves.
#pragma once

#include <string>
#include <string_view>

namespace loadpath::text {

// At most so many characters, the last three of them dots where it is cut.
std::string cut_to(std::string_view text, std::size_t characters);

}  // namespace loadpath::text
