#include "mesh/lattice.hpp"

#include <cmath>

namespace loadpath::mesh {

Lattice Lattice::over(const Point2& low, const Point2& high) {
    const double size = std::max((high - low).maxCoeff(), 1e-300);
    return {low, size / static_cast<double>(lattice_extent)};
}

LatticePoint Lattice::snap(const Point2& p) const {
    const Point2 q = (p - origin) / step;
    return {std::llround(q.x()), std::llround(q.y())};
}

std::int64_t orientation(const LatticePoint& a, const LatticePoint& b, const LatticePoint& c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool in_circle(const LatticePoint& a, const LatticePoint& b, const LatticePoint& c,
               const LatticePoint& d) {
    const std::int64_t ax = a.x - d.x, ay = a.y - d.y, bx = b.x - d.x, by = b.y - d.y;
    const std::int64_t cx = c.x - d.x, cy = c.y - d.y;
    const __int128 a2 = ax * ax + ay * ay, b2 = bx * bx + by * by, c2 = cx * cx + cy * cy;
    return a2 * (bx * cy - by * cx) - b2 * (ax * cy - ay * cx) + c2 * (ax * by - ay * bx) > 0;
}

}  // namespace loadpath::mesh
