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

// Every candidate is solved, the lightest first, until one passes: utilization need not fall with
// mass, so none is skipped. With several groups this is repeated, each with the others as they are,
// until no choice changes. Where choices repeat in a circle, groups only get heavier from the
// heaviest of each on.
Search search(const answer::LightestRequest& request, const std::vector<Group>& groups,
              Trials& trials);

// Whether one that does not pass comes closer than another: what only harms others does, then the
// less utilized one.
struct Rejected {
    answer::TrialState state{};
    std::optional<double> utilization;
};
bool is_closer(const Rejected& one, const Rejected& other);

// Whether a limit of depth leaves a candidate out.
bool is_too_deep(const Group& group, const answer::CandidateSection& section);

}  // namespace loadpath::lightest
