// Pieces that a member needs so that no wave in it, in whatever mode, is off by more than a few
// percent: members alike are divided alike, also where the modes found show only some of them.
#pragma once

#include <vector>

#include "analysis/result_set.hpp"
#include "eigen/divided_model.hpp"

namespace loadpath::eigen {

// By member of the undivided structure, at the square of a circular frequency.
std::vector<int> pieces_for_vibration(const model::Structure& structure, double eigenvalue);

// The same under the forces of a reference times a factor.
std::vector<int> pieces_for_buckling(const model::Structure& structure,
                                     const analysis::ResultSet& set, Drive drive, double factor);

// Pieces to begin with, as far as the members by themselves tell how low a number of factors is: a
// member that buckles between still ends is a mode of the structure or above one.
struct FirstDivision {
    std::vector<int> counts;
    double factor = 0.0;  // about that of the last mode; 0 where members by themselves do not tell
};
FirstDivision division_for_buckling(const model::Structure& structure,
                                    const analysis::ResultSet& set, Drive drive, int number);

}  // namespace loadpath::eigen
