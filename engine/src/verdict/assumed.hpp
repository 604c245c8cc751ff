// What checks take for given and a document does not show: who signs has to know of it.
#pragma once

#include <string>
#include <vector>

#include "verdict/grounds.hpp"

namespace loadpath::verdict {

std::vector<std::string> find_assumed(const Grounds& grounds);

}  // namespace loadpath::verdict
