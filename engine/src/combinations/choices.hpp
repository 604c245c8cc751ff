// Every choice of actions that an expression of EN 1990 admits and no other choice makes needless:
// permanent actions unfavourable or favourable, each variable action leading, accompanying or left
// out. The effects of these bound the effects of all admissible choices, whatever the structure.
#pragma once

#include <optional>
#include <vector>

#include "combinations/expressions.hpp"

namespace loadpath::combinations {

// What is chosen of the actions, in their order: which arrangement acts, if any.
struct Choice {
    std::vector<std::optional<std::size_t>> acting;
    std::vector<bool> is_unfavourable;   // of permanent actions
    std::optional<std::size_t> leading;  // one of the actions
    bool is_reversed = false;            // the earthquake, whose figures have no signs of their own
};

struct Situation {
    const document::Analysis& analysis;
    const std::vector<Action>& actions;
    const tables::Annex& annex;
};

// The factor that a choice gives to a load case of an action which acts.
double factor_of(const Situation& situation, const Expression& expression, const Choice& choice,
                 std::size_t action, std::size_t load_case);

// Whether two actions never act at one time: imposed loads on roofs are not applied together with
// snow or wind (EN 1991-1-1, 3.3.2(1)).
bool exclude_each_other(const Situation& situation, const Arrangement& one,
                        const Arrangement& other);

// At most so many; one more than `most` says that there are more.
std::vector<Choice> find_choices(const Situation& situation, const Expression& expression,
                                 std::size_t most);

}  // namespace loadpath::combinations
