#include "analysis/idle_members.hpp"

#include <algorithm>

#include "analysis/borne_by.hpp"
#include "analysis/reach.hpp"
#include "text/counted.hpp"

namespace loadpath::analysis {

namespace {

// Of the largest force of the set. Rounding leaves about 1e-12.
constexpr double least_share = 1e-9;
void mark_used(const ResultSet& set, double reach, std::vector<bool>& is_used) {
    std::vector<double> borne(is_used.size());
    for (std::size_t m = 0; m < borne.size(); ++m) borne[m] = borne_by(set.extremes[m], reach);
    const double most = *std::max_element(borne.begin(), borne.end());
    for (std::size_t m = 0; m < borne.size(); ++m)
        if (borne[m] > least_share * most) is_used[m] = true;
}

}  // namespace

Issues find_idle_members(const model::Structure& structure, const LinearResult& result) {
    const double reach = reach_of(structure);
    std::vector<bool> is_used(static_cast<std::size_t>(structure.member_count()), false);
    if (is_used.empty() || !(reach > 0.0)) return {};
    for (const auto* sets : {&result.cases, &result.combinations})
        for (const ResultSet& set : *sets)
            if (set.is_usable()) mark_used(set, reach, is_used);
    // Without any load nothing has a force, which says nothing about members.
    if (std::none_of(is_used.begin(), is_used.end(), [](bool used) { return used; })) return {};
    std::vector<std::int64_t> ids;
    std::size_t first = 0;
    for (std::size_t m = 0; m < is_used.size(); ++m) {
        if (is_used[m] || structure.members[m].is_rigid()) continue;
        if (ids.empty()) first = m;
        ids.push_back(structure.members[m].source->id);
    }
    if (ids.empty()) return {};
    return {{IssueCode::members_without_force,
             text::counted("member", ids) + (ids.size() == 1 ? " bears" : " bear") +
                 " no force in any load case or combination",
             path_of("model.members", first)}};
}

}  // namespace loadpath::analysis
