#include "answer/issue_list.hpp"

namespace loadpath::answer {

std::vector<Issue> issue_list(const Issues& issues, Severity severity) {
    std::vector<Issue> list;
    for (const loadpath::Issue& issue : issues)
        list.push_back({std::string(name_of(issue.code)), severity, issue.message, issue.path,
                        issue.suggestion.empty() ? std::nullopt : std::optional(issue.suggestion)});
    return list;
}

}  // namespace loadpath::answer
