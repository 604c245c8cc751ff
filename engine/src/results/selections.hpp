// What `result_filter` and `result_requests` of a document ask for. The columns of an answer are
// always whole; these say what the results document is to hold, and carry the tables asked for.
#pragma once

#include "analysis/linear.hpp"
#include "answer.hpp"
#include "text/json_writer.hpp"

namespace loadpath::results {

using text::JsonWriter;

// Refuses requests for what cannot be given.
void check_requests(const document::Document& document, Issues& errors);

bool asks_for(const document::AnalysisOptions& options, document::ResultBlock block);

// Writes "result_filter": the names of the blocks to keep, or null; and "selections": null, or per
// request and group {request, block, group, fields, components, result_sets, ids, tables:
// {values}}, values by set, id, field and component.
void write_selections(const model::Structure& structure, const analysis::LinearResult& result,
                      Numbers& numbers, JsonWriter& out);

}  // namespace loadpath::results
