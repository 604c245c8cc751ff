#include "version.hpp"

namespace loadpath {

std::string_view version() { return LOADPATH_VERSION; }

}  // namespace loadpath
