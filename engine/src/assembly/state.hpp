// Which of the one-way members and supports are at work in an iteration.
#pragma once

#include <vector>

#include "model/structure.hpp"

namespace loadpath::assembly {

struct State {
    std::vector<char> member;   // by member
    std::vector<char> support;  // by support and direction
    // Stiffness of the springs that follow curves, where a state of theirs is kept for eigenvalues.
    std::vector<double> secants = {};
    bool operator==(const State&) const = default;
};

inline State everything_at_work(const model::Structure& structure) {
    return {std::vector<char>(structure.members.size(), 1),
            std::vector<char>(structure.supports.size() * model::unknowns_per_joint, 1),
            {}};
}

inline bool is_held(const model::Support& support, int direction, const State& state,
                    std::size_t index) {
    switch (support.hold[direction]) {
        case model::Hold::fixed:
            return true;
        case model::Hold::positive_only:
        case model::Hold::negative_only:
            return state.support[index * model::unknowns_per_joint + direction] != 0;
        default:
            return false;
    }
}

}  // namespace loadpath::assembly
