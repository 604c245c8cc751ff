// A reason against passing, made of what is known of it.
#pragma once

#include <string>

#include "answer/answer.gen.hpp"
#include "issue.hpp"

namespace loadpath::verdict {

inline std::string quoted(const std::string& name) { return "\"" + name + "\""; }

inline answer::Reason reason(IssueCode code, std::string message, std::string path) {
    answer::Reason made;
    made.code = name_of(code);
    made.message = std::move(message);
    if (!path.empty()) made.path = std::move(path);
    return made;
}

inline answer::Reason reason_of(const Issue& issue) {
    return reason(issue.code, issue.message, issue.path);
}

}  // namespace loadpath::verdict
