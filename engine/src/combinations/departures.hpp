// Generated combinations that are no longer what their rule gives: factors that were changed under
// a generated name, and what is not there any more, or not yet.
#pragma once

#include "document/document.gen.hpp"
#include "issue.hpp"

namespace loadpath::combinations {

// Warnings. Combinations that are not said to be generated are the author's own: nothing is asked
// of them, and where they have the factors of one that is missing they stand for it.
Issues find_departures(const document::Document& document);

}  // namespace loadpath::combinations
