// The two verbs of the engine on a document's text.
#pragma once

#include <optional>
#include <string_view>

#include "results/write_results.hpp"

namespace loadpath {

// Whether a document asks for an analysis that this module was linked without (module/).
bool is_left_out(const document::Document& document);

// Reads, prepares and reports; nothing is solved. Nothing is said of what is left out.
std::optional<Answer> validate(std::string_view text);

// Nothing is said of what is left out.
std::optional<Answer> solve(std::string_view text);

}  // namespace loadpath
