// The verbs of the engine on a document's text, and on the document that was read from it.
#pragma once

#include <optional>
#include <string_view>

#include "results/write_results.hpp"

namespace loadpath {

// Whether a document asks for an analysis that this module was linked without (module/).
bool is_left_out(const document::Document& document);

// A document from its text, in SI units; errors where it is none, warnings of keys it does not
// have.
void read_document(std::string_view text, document::Document& document, Issues& errors,
                   Issues& warnings);

// What a solve finds; of a document that is refused the errors and warnings alone. It refers to the
// document.
struct Solved {
    Issues errors, warnings;
    model::Structure structure;
    analysis::LinearResult result;
    eigen::Modes modes;
    std::optional<seismic::SeismicResult> shaken;
    stability::Assessment stability;
    checks::ChecksOutcome outcome;
    answer::Verdict verdict;
};

// `is_long` tells the host how far it is. Errors and warnings are added to those in `solved`.
void solve_document(const document::Document& document, bool is_long, Solved& solved);

// Reads, prepares and reports; nothing is solved. Nothing is said of what is left out.
std::optional<Answer> validate(std::string_view text);

// Nothing is said of what is left out.
std::optional<Answer> solve(std::string_view text);

}  // namespace loadpath
