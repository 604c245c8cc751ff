// A problem of the input: a code for programs, a message for people, and where.
#pragma once

#include <string>
#include <vector>

namespace loadpath {

struct Issue {
    std::string code;
    std::string message;
    std::string path;
};

using Issues = std::vector<Issue>;

// Path of one of a list's entries.
inline std::string path_of(const std::string& list, std::size_t i) {
    return list + "[" + std::to_string(i) + "]";
}

}  // namespace loadpath
