// The seal of a generated list: a hash of the list and of the actions it was generated from. While
// it fits, nothing was changed, and nobody has to generate the list again to know.
#pragma once

#include <span>
#include <string>

#include "document/document.gen.hpp"

namespace loadpath::combinations {

// Of those combinations that are generated; the author's own and all names may change.
std::string seal_of(const document::Analysis& analysis,
                    std::span<const document::LoadCombination> combinations);

// Whether every generated combination has the seal of the document as it is.
bool is_as_generated(const document::Analysis& analysis);

}  // namespace loadpath::combinations
