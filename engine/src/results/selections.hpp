// What `result_filter` and `result_requests` of a document ask for. The columns of an answer are
// always whole; these say what the results document is to hold, and carry the tables asked for.
#pragma once

#include "analysis/linear.hpp"
#include "answer.hpp"
#include "answer/answer.gen.hpp"

namespace loadpath::results {

// Refuses requests for what cannot be given.
void check_requests(const document::Document& document, Issues& errors);

bool asks_for(const document::AnalysisOptions& options, document::ResultBlock block);

// Per request, for load cases and for combinations, a table of the usable sets; nothing where
// nothing is requested.
std::optional<std::vector<answer::SelectionHeader>> selections(const model::Structure& structure,
                                                               const analysis::LinearResult& result,
                                                               Numbers& numbers);

}  // namespace loadpath::results
