// Polynomials through what is known at the ends of a piece.
#pragma once

#include "curves/polynomial.hpp"

namespace loadpath::curves {

// What is known at one end.
struct HermiteEnd {
    double value = 0.0, slope = 0.0, curvature = 0.0;
};

// The polynomial with given value, slope and curvature at both ends of a piece of length h.
inline Polynomial quintic(double h, const HermiteEnd& start, const HermiteEnd& end) {
    Polynomial p;
    p.c[0] = start.value;
    p.c[1] = start.slope;
    p.c[2] = 0.5 * start.curvature;
    const double a = end.value - start.value - start.slope * h - 0.5 * start.curvature * h * h;
    const double b = (end.slope - start.slope - start.curvature * h) * h;
    const double c = (end.curvature - start.curvature) * h * h;
    p.c[3] = (10.0 * a - 4.0 * b + 0.5 * c) / (h * h * h);
    p.c[4] = (-15.0 * a + 7.0 * b - c) / (h * h * h * h);
    p.c[5] = (6.0 * a - 3.0 * b + 0.5 * c) / (h * h * h * h * h);
    return p;
}

}  // namespace loadpath::curves
