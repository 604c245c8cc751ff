// Members that are pieces of one bar: where two of them meet and nothing else holds, the bar goes
// on, however finely it is divided.
#pragma once

#include <vector>

#include "checks/model_index.hpp"

namespace loadpath::checks {

class StraightRuns {
 public:
    explicit StraightRuns(const ModelIndex& index);

    // The pieces of the bar that a member belongs to, from one end to the other; at least itself.
    // Members whose buckling a set states are left to that set.
    std::vector<std::size_t> run_of(std::size_t member) const;

 private:
    std::size_t next(std::size_t member, std::size_t node) const;
    bool continues(std::size_t one, std::size_t other, std::size_t node) const;
    bool may_continue(std::size_t member) const;

    const ModelIndex& index_;
    std::vector<std::vector<std::size_t>> members_at_;  // by node
};

}  // namespace loadpath::checks
