// Goes through the candidates of every group until nothing changes.
#pragma once

#include "lightest/trials.hpp"

namespace loadpath::lightest {

struct Search {
    Choice choice;
    std::vector<char> is_found;  // by group, whether its choice passes
    std::int64_t rounds = 0;
    bool has_cycled = false;
};

// Every candidate is tried, the lightest first, until one passes: utilization need not fall with
// mass, so none is skipped. With several groups this is repeated, each with the others as they are,
// until no choice changes. Where choices repeat in a circle, groups only get heavier from the
// heaviest of each on.
Search search(const answer::LightestRequest& request, const std::vector<Group>& groups,
              Trials& trials);

// Of candidates of which none passes the one that comes closest: what only harms others does, then
// the least utilized one, in all combinations; nothing where none was solved.
std::optional<std::size_t> find_closest(std::size_t group, const answer::LightestRequest& request,
                                        const Group& members, Choice choice, Trials& trials);

// Whether a limit of depth leaves a candidate out.
bool is_too_deep(const Group& group, const answer::CandidateSection& section);

}  // namespace loadpath::lightest
