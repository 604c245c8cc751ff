// Whether a text begins with another, capitals or not.
#pragma once

#include <cctype>
#include <string_view>

namespace loadpath::text {

inline bool begins(std::string_view text, std::string_view with) {
    if (text.size() < with.size()) return false;
    for (std::size_t k = 0; k < with.size(); ++k)
        if (std::tolower(static_cast<unsigned char>(text[k])) !=
            std::tolower(static_cast<unsigned char>(with[k])))
            return false;
    return true;
}

}  // namespace loadpath::text
