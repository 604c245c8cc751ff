// The actions of a document: load cases with what they are by EN 1990, cases of one group as one
// action with the ways in which its parts may act.
#pragma once

#include <string_view>
#include <vector>

#include "document/document.gen.hpp"
#include "issue.hpp"

namespace loadpath::combinations {

enum class Part { permanent, prestress, variable, accidental, seismic };

Part part_of(document::ActionCategory category);

// Load cases that act at one time, by their place in the document.
using Arrangement = std::vector<std::size_t>;

// Of a permanent action and of prestress exactly one arrangement acts, of any other one or none.
struct Action {
    Part part;
    std::vector<Arrangement> arrangements;
};

// Those of the load cases that say what they are, in the order of the document. A group whose cases
// contradict each other is an issue, and so is a document in which no case says what it is.
std::vector<Action> find_actions(const document::Analysis& analysis, Issues& issues);

}  // namespace loadpath::combinations
