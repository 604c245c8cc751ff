// The result sets that a text is about: all, or those of one name.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "results/answer_view.hpp"

namespace loadpath::results {

using ChosenSets = std::vector<const answer::SetHeader*>;

inline ChosenSets choose_sets(const AnswerView& view, const std::optional<std::string>& name) {
    ChosenSets chosen;
    for (const answer::SetHeader& set : view.header.sets)
        if (!name || set.name == *name) chosen.push_back(&set);
    return chosen;
}

// Those of a kind, one for each name: the last where several share it, as every reader of the
// document would see it.
inline ChosenSets of_kind(const ChosenSets& sets, answer::SetKind kind) {
    ChosenSets found;
    for (const answer::SetHeader* set : sets) {
        if (set->kind != kind) continue;
        const auto same = std::find_if(found.begin(), found.end(),
                                       [&](const auto* each) { return each->name == set->name; });
        if (same == found.end())
            found.push_back(set);
        else
            *same = set;
    }
    return found;
}

}  // namespace loadpath::results
