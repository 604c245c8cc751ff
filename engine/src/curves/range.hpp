// Largest and smallest value of a curve, found in one pass.
#pragma once

#include "curves/curve.hpp"

namespace loadpath::curves {

struct Range {
    Extreme most, least;
};

// Zeros of an empty curve.
Range range_of(const Curve& curve);

}  // namespace loadpath::curves
