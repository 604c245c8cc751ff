// The two verbs of the engine on a document's text.
#pragma once

#include <string_view>

#include "results/write_results.hpp"

namespace loadpath {

// Reads, prepares and reports; nothing is solved.
Answer validate(std::string_view text);

Answer solve(std::string_view text);

}  // namespace loadpath
