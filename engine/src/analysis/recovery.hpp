// From displacements to what people ask for: end forces, curves, reactions, and whether they add
// up.
#pragma once

#include "analysis/equations.hpp"

namespace loadpath::analysis {

// Fills in the forces of members at their ends, of plates, ties and supports.
void recover_forces(const model::Structure& structure, const Elements& elements,
                    const System& system, ResultSet& set);

// Reactions of supports and forces of ties, from what all else gives to the unknowns; that is taken
// from `given`. What holds a 2D structure in its plane goes to the balance of reactions.
void recover_held(const model::Structure& structure, const System& system, ResultSet& set,
                  std::vector<double>& given);

// The same with the forces of sprung ties known, in `set.ties`, and taken from `given`.
void recover_held_beside_ties(const model::Structure& structure, const System& system,
                              ResultSet& set, std::vector<double>& given);

// Largest and smallest values of the curves.
void find_extremes(ResultSet& set);

// The furthest that a node or a point of a member moves, by those values.
double largest_movement(const ResultSet& set);

// Fills everything in the set that follows from its displacements and loads.
void recover(const model::Structure& structure, const Elements& elements, const System& system,
             ResultSet& set);

}  // namespace loadpath::analysis
