// The answers of the engine: a JSON header that says where its tables stand, and their doubles.
// Rows follow the document's order of nodes, members and supports; ids have tables of their own.
// Nodes that meshing made come after the nodes of the document.
#pragma once

#include "analysis/linear.hpp"
#include "answer.hpp"
#include "checks/run_checks.hpp"
#include "eigen/modes.hpp"
#include "seismic/seismic.hpp"
#include "stability/assess.hpp"

namespace loadpath::results {

// What was found beside load cases and combinations.
struct Found {
    const eigen::Modes& modes;
    const std::optional<seismic::SeismicResult>& seismic;
    const stability::Assessment& stability;
};

Answer write_results(const model::Structure& structure, const analysis::LinearResult& result,
                     const Found& found, checks::ChecksOutcome& outcome,
                     const answer::Verdict& verdict, const Issues& warnings);

// The answer where there is nothing to give: the first error, and all of them.
Answer write_errors(const Issues& errors, const Issues& warnings);

// The answer to `validate`.
Answer write_issues(const Issues& errors, const Issues& warnings);

}  // namespace loadpath::results
