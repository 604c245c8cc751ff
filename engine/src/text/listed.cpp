#include "text/listed.hpp"

#include <algorithm>

namespace loadpath::text {

std::string listed(const std::vector<std::string>& names) {
    constexpr std::size_t most = 3;
    std::string text;
    for (std::size_t k = 0; k < std::min(names.size(), most); ++k)
        text += (k > 0 ? ", \"" : "\"") + names[k] + "\"";
    if (names.size() > most) text += " and " + std::to_string(names.size() - most) + " more";
    return text;
}

std::string named(const char* what, const std::vector<std::string>& names) {
    return std::string(what) + (names.size() == 1 ? " " : "s ") + listed(names);
}

}  // namespace loadpath::text
