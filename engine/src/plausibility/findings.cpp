#include "plausibility/findings.hpp"

namespace loadpath::plausibility {

void Findings::add(Issue issue) {
    places_.insert(issue.path.substr(0, issue.path.find('[')));
    places_.insert(issue.path.substr(0, issue.path.find(']') + 1));
    if (++counts_[issue.code] <= most_of_a_code) {
        issues_.push_back(std::move(issue));
        return;
    }
    Rest& rest = rests_[issue.code];
    if (rest.count++ == 0) rest.path = std::move(issue.path);
}

bool Findings::is_about(const std::string& place) const { return places_.contains(place); }

Issues Findings::take() && {
    for (auto& [code, rest] : rests_)
        issues_.push_back({code,
                           "the same holds here and in " + std::to_string(rest.count - 1) +
                               " further places, which are not listed",
                           std::move(rest.path)});
    return std::move(issues_);
}

}  // namespace loadpath::plausibility
