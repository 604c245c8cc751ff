// The results document: what a solve comes to as one JSON tree, in the layout that scripts of the
// FERS SDK read, and more of our own.
#pragma once

#include "results/document/chosen_sets.hpp"
#include "text/json_writer.hpp"

namespace loadpath::results {

void write_document(text::JsonWriter& out, const AnswerView& view, const ChosenSets& sets,
                    const answer::WriteOptions& options);

}  // namespace loadpath::results
