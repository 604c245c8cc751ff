#include "plausibility/findings.hpp"

namespace loadpath::plausibility {

void Findings::add(Issue issue) {
    if (++counts_[issue.code] <= most_of_a_code) {
        issues_.push_back(std::move(issue));
        return;
    }
    Rest& rest = rests_[issue.code];
    if (rest.count++ == 0) rest.path = std::move(issue.path);
}

Issues Findings::take() && {
    for (auto& [code, rest] : rests_)
        issues_.push_back({code,
                           "the same holds here and in " + std::to_string(rest.count - 1) +
                               " further places, which are not listed",
                           std::move(rest.path)});
    return std::move(issues_);
}

}  // namespace loadpath::plausibility
