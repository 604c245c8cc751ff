// Texts that do not fill an answer by themselves.
#pragma once

#include <string>
#include <string_view>

namespace loadpath::results {

// At most so many characters, the last three of them dots where it is cut.
std::string cut_to(std::string_view text, std::size_t characters);

// A name as summaries have it.
inline std::string short_name(std::string_view name) { return cut_to(name, 40); }

// A message as summaries have it: a line or two.
inline std::string short_message(std::string_view message) { return cut_to(message, 160); }

}  // namespace loadpath::results
