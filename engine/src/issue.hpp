// A problem of the input: a code for programs, a message for people, and where.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "issue_codes.gen.hpp"

namespace loadpath {

struct Issue {
    IssueCode code{};
    std::string message;
    std::string path;
    std::string suggestion{};  // what was probably meant; empty where nothing comes close
    double badness{};  // above zero: of what several sets say in other figures the largest is told
};

using Issues = std::vector<Issue>;

// Whether the results of a set with such an error are those of a structure that has lost a part,
// rather than none.
inline bool leaves_figures(IssueCode code) { return code == IssueCode::hinge_connector_failed; }

// Path of one of a list's entries.
inline std::string path_of(const std::string& list, std::size_t i) {
    return list + "[" + std::to_string(i) + "]";
}

// The same id twice in a list.
inline Issue duplicate_id(const std::string& list, std::int64_t id, std::size_t first,
                          std::size_t second) {
    return {IssueCode::duplicate_id,
            "should be the only id " + std::to_string(id) + "; " + path_of(list, first) +
                ".id has it too",
            path_of(list, second) + ".id"};
}

// An id that points at nothing in the list which should hold it.
inline Issue broken_reference(const std::string& list, std::int64_t id, std::string path) {
    return {IssueCode::broken_reference,
            "should be the id of one of " + list + ", found " + std::to_string(id),
            std::move(path)};
}

}  // namespace loadpath
