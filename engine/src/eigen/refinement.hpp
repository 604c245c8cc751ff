// Into how many pieces members must be divided so that what eigenvalues miss of continuous members
// is little enough to be added to them.
#pragma once

#include <vector>

#include "eigen/missed.hpp"

namespace loadpath::eigen {

// Pieces to begin with: few members are cheap to divide at once.
std::vector<int> first_division(const model::Structure& structure);

// Divides the members that miss most, those that hide modes, and all into as many pieces as their
// waves need. False when the division is fine enough already, or cannot be finer.
bool refine(const model::Structure& structure, const Missed& missed,
            const std::vector<double>& eigenvalues, const std::vector<int>& for_waves,
            std::vector<int>& counts);

// Where a finer division will find the eigenvalues.
algebra::Expected expected_after(const Missed& missed, const std::vector<double>& eigenvalues);

// How many modes, from the lowest, the division bears out: pieces hide none below them, and what
// they miss is so little that they are right once it is added.
std::size_t borne_out(const Missed& missed, const std::vector<double>& eigenvalues);

// Twice as many pieces everywhere; false when that leads nowhere.
bool double_division(const model::Structure& structure, std::vector<int>& counts);

}  // namespace loadpath::eigen
