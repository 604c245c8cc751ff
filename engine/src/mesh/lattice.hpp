// Points on an integer lattice and exact predicates on them. A polygon is laid over 2^24 lattice
// steps, so that every orientation fits 64 bits and every in-circle determinant 128: topology is
// decided without rounding.
#pragma once

#include <cstdint>

#include "point2.hpp"

namespace loadpath::mesh {

struct LatticePoint {
    std::int64_t x = 0, y = 0;
    bool operator==(const LatticePoint&) const = default;
};

inline constexpr std::int64_t lattice_extent = std::int64_t{1} << 24;

// Maps the square around a box onto the lattice and back.
struct Lattice {
    Point2 origin = Point2::Zero();
    double step = 1;

    static Lattice over(const Point2& low, const Point2& high);
    LatticePoint snap(const Point2& p) const;
    Point2 place(const LatticePoint& p) const {
        return origin + step * Point2(double(p.x), double(p.y));
    }
};

// Twice the signed area of a, b, c: positive when they turn left.
std::int64_t orientation(const LatticePoint& a, const LatticePoint& b, const LatticePoint& c);

// True when d lies strictly inside the circle through a, b, c (which turn left).
bool in_circle(const LatticePoint& a, const LatticePoint& b, const LatticePoint& c,
               const LatticePoint& d);

}  // namespace loadpath::mesh
