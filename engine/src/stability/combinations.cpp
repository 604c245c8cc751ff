#include "stability/combinations.hpp"

#include <algorithm>
#include <string>

namespace loadpath::stability {

namespace {

using document::LoadCombination;

std::string name_of_side(const std::vector<LoadCombination>& all, const std::string& name,
                         std::size_t number) {
    for (;; ++number) {
        const std::string made = name + " (side " + std::to_string(number) + ")";
        if (std::ranges::find(all, made, &LoadCombination::name) == all.end()) return made;
    }
}

void name_with(std::vector<std::int64_t>& ids, std::int64_t of, std::int64_t added) {
    if (std::ranges::find(ids, of) != ids.end()) ids.push_back(added);
}

}  // namespace

std::size_t Combinations::add_side(std::size_t of, std::size_t number) {
    std::vector<LoadCombination>& all = analysis.load_combinations;
    LoadCombination added = all[of];
    for (const LoadCombination& each : all) added.id = std::max(added.id, each.id + 1);
    added.name = name_of_side(all, all[of].name, number);
    for (auto& check : analysis.unity_checks)
        name_with(check.load_combination_ids, all[of].id, added.id);
    for (auto& request : analysis.options.result_requests)
        name_with(request.load_combination_ids, all[of].id, added.id);
    for (auto& each : analysis.imperfection_cases)
        name_with(each.load_combinations, all[of].id, added.id);
    analysis::ResultSet set;
    set.kind = analysis::ResultSet::Kind::combination;
    set.id = added.id;
    set.name = added.name;
    all.push_back(std::move(added));
    result.combinations.push_back(std::move(set));
    frames.push_back(std::optional(frames[of]));
    return all.size() - 1;
}

}  // namespace loadpath::stability
