// A quantity along a member as pieces of polynomials: exact values, extremes and integrals.
// A curve may jump between pieces (point loads), so a station has a value on either side.
#pragma once

#include <span>
#include <vector>

#include "curves/pieces.hpp"

namespace loadpath::curves {

struct Extreme {
    double x = 0.0;
    double value = 0.0;
};

// Pieces in ascending order without gaps. An empty curve is zero everywhere.
struct Curve {
    Pieces pieces;

    bool is_empty() const { return pieces.empty(); }
    // Value just before x (at the first station: the value at the start).
    double at_left(double x) const;
    // Value just after x (at the last station: the value at the end).
    double at_right(double x) const;
    Extreme maximum() const;
    Extreme minimum() const;
    // The value of largest magnitude, with its sign.
    Extreme abs_maximum() const;
    double integral(double from, double to) const;
};

struct Term {
    const Curve* curve = nullptr;
    double factor = 1.0;
};

// Sum of factor times curve over the union of all piece ends: a combination of load cases.
Curve sum(std::span<const Term> terms);

// The part of a curve on [from, to], moved so that `from` lies at x = shift.
Curve part(const Curve& curve, double from, double to, double shift);

// The curve seen from the other end of a member of that length.
Curve reversed(const Curve& curve, double length);

// All piece ends of the curves, ascending, each once; 0 and length included.
std::vector<double> stations(std::span<const Curve* const> curves, double length);

}  // namespace loadpath::curves
