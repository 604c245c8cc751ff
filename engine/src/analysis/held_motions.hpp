// Motions that nothing resists: found, held, and judged by whether loads drive them.
#pragma once

#include "algebra/factor.hpp"
#include "analysis/result_set.hpp"
#include "analysis/system.hpp"

namespace loadpath::analysis {

// Holds what nothing resists at single joints: displacements without any stiffness, and rotations,
// also about axes that are not global ones. `alone` is the stiffness of every unknown of the
// structure, held or not, beside which that of a free one may be rounding.
void hold_idle_joints(System& system, const std::vector<double>& alone);

// Holds a motion that the factorization found.
void hold(System& system, const algebra::Motion& motion);

// A held motion, and all of them, by unknown of the structure.
FreeMotion free_motion(const System& system, const HeldMotion& held);
std::vector<FreeMotion> free_motions(const System& system);

// Whether bars that stand turn about their own axis in it, and nothing else moves. By unknown of
// the structure.
bool is_upright_turning(std::span<const double> motion);

// Sizes of all loads together, as forces: moments count by the reach of the structure. `forces` are
// those on all unknowns, also on those that supports hold.
double total_of(std::span<const double> forces, double reach);

// Says of every held motion whether the loads drive it (an error with the motion) or not (a
// warning, unless it is one joint that turns), and takes it out of the solution.
void judge_held_motions(const model::Structure& structure, const System& system, double total_load,
                        double reach, std::span<double> solution, ResultSet& set);

}  // namespace loadpath::analysis
