#include "text/counted.hpp"

#include <algorithm>

namespace loadpath::text {

std::string counted(const char* what, std::span<const std::int64_t> ids) {
    constexpr std::size_t named = 5;
    if (ids.size() == 1) return std::string(what) + " " + std::to_string(ids.front());
    std::string list;
    for (std::size_t k = 0; k < std::min(ids.size(), named); ++k)
        list += (k > 0 ? ", " : "") + std::to_string(ids[k]);
    if (ids.size() <= named) return std::string(what) + "s " + list;
    return std::to_string(ids.size()) + " " + what + "s (" + list + ", ...)";
}

}  // namespace loadpath::text
