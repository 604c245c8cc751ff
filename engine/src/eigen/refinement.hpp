// Into how many pieces members must be divided so that a finer division would hardly move the
// eigenvalues: waves along a member have to be resolved.
#pragma once

#include <vector>

#include "eigen/geometric.hpp"
#include "eigen/mass.hpp"

namespace loadpath::eigen {

// Pieces to begin with: few members are cheap to divide at once.
std::vector<int> first_division(const model::Structure& structure);

// What each mode's shape asks for: `counts` grows where the squares of frequencies may be off by
// more than about 1e-4, or where a member could vibrate by itself at the highest of them. False
// when the division is fine enough already. `shapes` in all unknowns of the divided structure.
bool refine_for_vibration(const model::Structure& structure, const DividedModel& model,
                          std::span<const MassPart> masses, const std::vector<double>& eigenvalues,
                          const std::vector<std::vector<double>>& shapes, std::vector<int>& counts);

// The same for load factors, from the waves that forces along a member make.
bool refine_for_buckling(const model::Structure& structure, const DividedModel& model,
                         const std::vector<GeometricPart>& parts, const analysis::ResultSet& set,
                         const std::vector<double>& factors,
                         const std::vector<std::vector<double>>& shapes, std::vector<int>& counts);

// Twice as many pieces everywhere; false when that leads nowhere.
bool double_division(const model::Structure& structure, std::vector<int>& counts);

}  // namespace loadpath::eigen
