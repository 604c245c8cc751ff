// Points and vectors in a plane.
#pragma once

#include <Eigen/Core>

namespace loadpath {

using Point2 = Eigen::Vector2d;

// Positive where b points to the left of a.
inline double cross(const Point2& a, const Point2& b) { return a.x() * b.y() - a.y() * b.x(); }

}  // namespace loadpath
