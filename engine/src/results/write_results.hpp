// The answer to `solve`: a JSON header that names tables of doubles, and the doubles.
//   header.tables and header.sets[i].tables: {name: {offset, rows, width}}
// Rows follow the document's order of nodes, members and supports; ids have tables of their own.
// Nodes that meshing made come after the nodes of the document.
#pragma once

#include <string>
#include <vector>

#include "analysis/linear.hpp"

namespace loadpath::results {

struct Answer {
    std::string json;
    std::vector<double> numbers;
};

// `unity_check_results` and `coverage` are finished JSON values of the checks.
Answer write_results(const model::Structure& structure, const analysis::LinearResult& result,
                     const Issues& warnings, const std::string& unity_check_results,
                     const std::string& coverage);

// The answer where there is nothing to give: the first error, and all of them.
Answer write_errors(const Issues& errors, const Issues& warnings);

// The answer to `validate`: {valid, errors, warnings}.
Answer write_issues(const Issues& errors, const Issues& warnings);

}  // namespace loadpath::results
