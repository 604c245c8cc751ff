// How one-way parts come to a state that agrees with their forces: all that disagree change at
// once, until that leads back to a state already seen; then one at a time.
#pragma once

#include <vector>

#include "analysis/result_set.hpp"

namespace loadpath::analysis {

class StateChanges {
 public:
    // Gives the set the state that its solution asks for; false where it is the one it has.
    bool next(const model::Structure& structure, ResultSet& set);

 private:
    std::vector<assembly::State> seen_;
    bool is_one_at_a_time_ = false;
};

}  // namespace loadpath::analysis
