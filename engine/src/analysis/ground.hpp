// The ground along members: the equations have springs of it at joints inside them, results show
// it spread along them.
#pragma once

#include "analysis/linear.hpp"

namespace loadpath::analysis {

// Takes the steps at the springs out of the section forces of segments, and puts the ground in
// their place.
void spread_ground(const model::Structure& structure, ResultSet& set);

// One warning about the member that its ground pulls down most; nothing where none does.
Issues find_pulling_ground(const model::Structure& structure, const LinearResult& result);

// What a module does about it: the above, or nothing where it leaves ground along members out.
void show_ground(const model::Structure& structure, ResultSet& set);
Issues find_ground_that_pulls(const model::Structure& structure, const LinearResult& result);

}  // namespace loadpath::analysis
