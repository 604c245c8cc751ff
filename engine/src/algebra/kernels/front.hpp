// Factors the leading columns of one dense front: P^T F P = L D L^T with 1x1 and 2x2 pivots.
// Expects a matrix scaled to unit diagonal; pivots are taken in the given order as long as that is
// safe and searched within the front's own columns otherwise.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "algebra/kernels/rank_update.hpp"

namespace loadpath::algebra {

// Thresholds relative to the unit diagonal.
namespace pivot {
inline constexpr double enough = 1e-11;          // positive: taken at once (no growth if definite)
inline constexpr double enough_negative = 1e-2;  // negative: taken at once
inline constexpr double suspect = 1e-9;          // smaller: may be a mechanism
inline constexpr double zero = 1e-15;            // smaller: replaced by this
inline constexpr double replacement = 1e-8;      // for a zero whose partner lies outside the front
inline constexpr double growth = 1e6;            // larger: pivots were taken too carelessly
}  // namespace pivot

struct FrontPivots {
    std::span<double> diagonal;
    std::span<double> beside;  // beside[j] != 0: columns j and j + 1 form a 2x2 pivot
    std::span<int> order;      // place in the front's columns that became pivot j
};

struct FrontReport {
    int negative = 0;
    int replaced = 0;  // pivots put in for a zero: the solution needs refinement
    double largest = 0.0;
    std::vector<int> suspects;  // pivots (by place) so small that the matrix may be singular
};

class Front {
 public:
    // `panel` holds the first `columns` columns of a front of `rows` rows, column-major.
    Front(double* panel, int rows, int columns, FrontPivots pivots, RankUpdate& update)
        : panel_(panel), rows_(rows), columns_(columns), pivots_(pivots), update_(update) {}

    // Overwrites the panel with L (unit diagonal not stored).
    FrontReport factor(bool search_always);

 private:
    double* column(int j) { return panel_ + static_cast<std::size_t>(j) * rows_; }
    double& at(int i, int j) { return column(j)[i]; }
    PivotBlock pivots_from(int j) const {
        return {pivots_.diagonal.data() + j, pivots_.beside.data() + j};
    }

    int factor_safe_ones();
    int factor_in_order(int begin, int end);
    bool factor_few_in_order(int begin, int end);
    void factor_with_search(int begin);
    void exchange(int p, int q);
    int take_next_pivot(int j);
    int take_zero_pivot(int j);
    void take_single_pivot(int j);
    void take_double_pivot(int j);
    FrontReport report() const;

    double* panel_;
    int rows_, columns_;
    FrontPivots pivots_;
    RankUpdate& update_;
    int replaced_ = 0;
};

}  // namespace loadpath::algebra
