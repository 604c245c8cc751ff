// Members that can move between their own hinges: a beam with its torsion released at both ends can
// spin, one with `vx` free at both ends can slide. Loads that drive such a motion have no way to
// the joints.
#pragma once

#include "analysis/result_set.hpp"
#include "analysis/system.hpp"

namespace loadpath::analysis {

// Names every member whose loads drive such a motion (an error), and those that can shift although
// no load drives them (a warning). A member that could only turn under other loads is left alone:
// every truss bar can.
void judge_loose_members(const model::Structure& structure, const Elements& elements,
                         ResultSet& set);

}  // namespace loadpath::analysis
