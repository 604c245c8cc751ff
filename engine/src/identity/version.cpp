#include "identity/version.hpp"

namespace loadpath {

std::string_view version() { return LOADPATH_VERSION; }

std::string_view build() { return LOADPATH_BUILD; }

}  // namespace loadpath
