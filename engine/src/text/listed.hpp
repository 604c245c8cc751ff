// Names in a sentence, the first few of many.
#pragma once

#include <string>
#include <vector>

namespace loadpath::text {

// "A", "B", "C" and 15 more, each in quotes.
std::string listed(const std::vector<std::string>& names);

// combination "A"; combinations "A", "B", "C" and 15 more.
std::string named(const char* what, const std::vector<std::string>& names);

}  // namespace loadpath::text
