// How long names and messages are in summaries.
#pragma once

#include "text/cut_to.hpp"

namespace loadpath::results {

// A name as summaries have it.
inline std::string short_name(std::string_view name) { return text::cut_to(name, 40); }

// A message as summaries have it: a line or two.
inline std::string short_message(std::string_view message) { return text::cut_to(message, 160); }

}  // namespace loadpath::results
