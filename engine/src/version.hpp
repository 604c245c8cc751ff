// The version of the engine: that of the distribution, given by the build.
#pragma once

#include <string_view>

namespace loadpath {

std::string_view version();

}  // namespace loadpath
