// Issues as an answer carries them.
#pragma once

#include "answer/answer.gen.hpp"
#include "issue.hpp"

namespace loadpath::answer {

std::vector<Issue> issue_list(const Issues& issues, Severity severity);

}  // namespace loadpath::answer
