// The answer to `solve`: a JSON header that names tables of doubles, and the doubles.
//   header.tables and header.sets[i].tables: {name: {offset, rows, width}}
// Rows follow the document's order of nodes, members and supports; ids have tables of their own.
// Nodes that meshing made come after the nodes of the document.
#pragma once

#include <functional>

#include "analysis/linear.hpp"
#include "answer.hpp"
#include "text/json_writer.hpp"

namespace loadpath::results {

using text::JsonWriter;

// What else is in the answer, the checks: fields of the header and so many numbers.
struct More {
    std::size_t numbers = 0;
    std::function<void(Numbers& numbers, JsonWriter& out)> write;
};

Answer write_results(const model::Structure& structure, const analysis::LinearResult& result,
                     const Issues& warnings, const More& more);

// The answer where there is nothing to give: the first error, and all of them.
Answer write_errors(const Issues& errors, const Issues& warnings);

// The answer to `validate`: {valid, errors, warnings}.
Answer write_issues(const Issues& errors, const Issues& warnings);

}  // namespace loadpath::results
