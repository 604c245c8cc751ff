// EN 1993-1-1 6.3.1: flexural buckling of members in compression.
#pragma once

#include <vector>

#include "checks/en1993/buckling_curve.hpp"
#include "checks/en1993/section.hpp"
#include "checks/en1993/segment.hpp"

namespace loadpath::en1993 {

struct Stability;

// Euler force of a buckling length.
double n_cr(double e, double i, double length);

// (6.50), (6.51), (6.53): a is A, or A_eff of class 4.
double lambda_bar(double a, double f_y, double n_cr);

// A member in compression against one critical force.
struct FlexuralState {
    double length = 0.0, n_ed = 0.0, n_cr = 0.0;
    BucklingCurve curve = BucklingCurve::d;
    Reduction reduction;
    double n_b_rd = 0.0, utilization = 0.0;
    double curve_gain = 1.0;   // resistance by a doubted curve over that by the shape's
    bool is_of_frame = false;  // the critical force is that of a mode of the frame
    bool is_sway = false;      // in which it leans
};

// Of the lengths about both axes the longer.
const std::vector<Segment>& longer_segments(const BucklingLengths& lengths);

// (6.46) to (6.49)
FlexuralState buckling_at(const Stability& stability, const Steel& steel, double length,
                          double critical, double n_ed, const ChosenCurve& curve);

}  // namespace loadpath::en1993
