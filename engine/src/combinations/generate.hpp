// Combinations by EN 1990 from the actions of a document's load cases.
#pragma once

#include <string>
#include <vector>

#include "document/document.gen.hpp"
#include "issue.hpp"

namespace loadpath::combinations {

inline constexpr std::size_t most_combinations = 2000;

struct Options {
    std::string rule = "6.10";
    std::string annex = "recommended";
};

struct Generated {
    std::vector<document::LoadCombination> combinations;
    std::vector<std::size_t> kept;  // places of the author's own, which stand before them
    Issues issues;                  // nothing is generated where there are any
};

// What was generated before is replaced; a combination of the same name keeps its id.
Generated generate(const document::Document& document, const Options& options);

}  // namespace loadpath::combinations
