// Figures of modes and of directions combined, each figure by itself.
#pragma once

#include <span>
#include <vector>

#include "document/document.gen.hpp"
#include "seismic/figures.hpp"

namespace loadpath::seismic {

// How far two modes act together (EN 1998-1 4.3.3.3.2; Der Kiureghian 1981): 1 for equal periods.
double correlation(double one_period, double other_period, double damping);

// One number per mode, times its factor, combined; `periods` of the same modes.
class ModeCombination {
 public:
    ModeCombination(const std::vector<double>& periods, document::ModalCombination how,
                    double damping);
    // sqrt(sum of correlation times products)
    double of(std::span<const double> values) const;

 private:
    std::size_t count_;
    bool is_diagonal_;
    std::vector<double> correlation_;  // row by row
};

// The square root of the sum of squares, or the largest of one and 30 % of the others
// (EN 1998-1 4.3.3.5.1).
double over_directions(std::span<const double> values, document::DirectionalCombination how);

}  // namespace loadpath::seismic
