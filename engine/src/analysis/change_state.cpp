#include "analysis/change_state.hpp"

#include <algorithm>

#include "analysis/one_way.hpp"

namespace loadpath::analysis {

namespace {

// The first part that disagrees changes alone: slower, but it does not run in circles (Murty 1974).
assembly::State first_change(const assembly::State& now, const assembly::State& next) {
    assembly::State state = now;
    for (std::size_t m = 0; m < now.member.size(); ++m)
        if (now.member[m] != next.member[m]) {
            state.member[m] = next.member[m];
            return state;
        }
    for (std::size_t s = 0; s < now.support.size(); ++s)
        if (now.support[s] != next.support[s]) {
            state.support[s] = next.support[s];
            return state;
        }
    return state;
}

}  // namespace

bool StateChanges::next(const model::Structure& structure, ResultSet& set) {
    assembly::State next =
        set.errors.empty() ? next_state(structure, set) : catching_state(structure, set);
    if (next == set.state) return false;
    seen_.push_back(set.state);
    is_one_at_a_time_ =
        is_one_at_a_time_ || std::find(seen_.begin(), seen_.end(), next) != seen_.end();
    set.state = is_one_at_a_time_ ? first_change(set.state, next) : next;
    return true;
}

}  // namespace loadpath::analysis
