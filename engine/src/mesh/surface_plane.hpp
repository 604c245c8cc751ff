// A plate surface laid into its own plane: outline and openings in two dimensions, and what lies on
// it.
#pragma once

#include <string>
#include <variant>

#include "mesh/lattice.hpp"
#include "mesh/surface_mesh.hpp"

namespace loadpath::mesh {

struct SurfacePlane {
    Eigen::Vector3d origin;
    Eigen::Matrix3d axes;                    // rows: two axes in the plane, then the normal
    std::vector<std::vector<Point2>> loops;  // outline (turning left) and openings
    double tolerance = 0;                    // distances below it are zero
    double area = 0;                         // of the outline

    Point2 flat(const Eigen::Vector3d& p) const;
    double height(const Eigen::Vector3d& p) const;
    Eigen::Vector3d lift(const Point2& p) const;
    bool is_in_plane(const Eigen::Vector3d& p) const;
    // Inside the outline and outside every opening, or on one of their edges.
    bool covers(const Point2& p) const;
};

// The plane, or what is wrong with the surface's shape.
std::variant<SurfacePlane, std::string> surface_plane(const std::vector<Eigen::Vector3d>& nodes,
                                                      const Surface& surface);

double distance_to_segment(const Point2& p, const Point2& a, const Point2& b);

}  // namespace loadpath::mesh
