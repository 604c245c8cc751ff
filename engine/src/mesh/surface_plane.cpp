#include "mesh/surface_plane.hpp"

#include <cmath>

namespace loadpath::mesh {
namespace {

// Relative to the size of the surface: the same node given twice by hand agrees to about this.
constexpr double relative_tolerance = 1e-6;

double signed_area(const std::vector<Point2>& loop) {
    double twice = 0;
    for (std::size_t i = 0; i < loop.size(); ++i)
        twice += cross(loop[i], loop[(i + 1) % loop.size()]);
    return twice / 2;
}

bool is_inside(const std::vector<Point2>& loop, const Point2& p) {
    bool inside = false;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        const Point2 &a = loop[i], &b = loop[(i + 1) % loop.size()];
        if ((a.y() > p.y()) != (b.y() > p.y()) &&
            p.x() < a.x() + (p.y() - a.y()) / (b.y() - a.y()) * (b.x() - a.x()))
            inside = !inside;
    }
    return inside;
}

bool is_on_edge(const std::vector<Point2>& loop, const Point2& p, double tolerance) {
    for (std::size_t i = 0; i < loop.size(); ++i)
        if (distance_to_segment(p, loop[i], loop[(i + 1) % loop.size()]) <= tolerance) return true;
    return false;
}

bool segments_meet(const Point2& a, const Point2& b, const Point2& c, const Point2& d,
                   double tolerance) {
    if (distance_to_segment(a, c, d) <= tolerance || distance_to_segment(b, c, d) <= tolerance ||
        distance_to_segment(c, a, b) <= tolerance || distance_to_segment(d, a, b) <= tolerance)
        return true;
    return (cross(b - a, c - a) > 0) != (cross(b - a, d - a) > 0) &&
           (cross(d - c, a - c) > 0) != (cross(d - c, b - c) > 0);
}

bool is_simple(const std::vector<Point2>& loop, double tolerance) {
    const std::size_t n = loop.size();
    for (std::size_t i = 0; i < n; ++i) {
        if ((loop[i] - loop[(i + 1) % n]).norm() <= tolerance) return false;
        for (std::size_t j = i + 2; j < n; ++j)
            if (!(i == 0 && j == n - 1) &&
                segments_meet(loop[i], loop[(i + 1) % n], loop[j], loop[(j + 1) % n], tolerance))
                return false;
    }
    return true;
}

// Newell's method: right for concave outlines too, and for outlines with nodes on one line.
Eigen::Vector3d area_vector(const std::vector<Eigen::Vector3d>& nodes,
                            const std::vector<int>& loop) {
    Eigen::Vector3d sum = Eigen::Vector3d::Zero();
    const Eigen::Vector3d origin = nodes[loop.front()];
    for (std::size_t i = 0; i < loop.size(); ++i)
        sum += (nodes[loop[i]] - origin).cross(nodes[loop[(i + 1) % loop.size()]] - origin) / 2;
    return sum;
}

}  // namespace

double distance_to_segment(const Point2& p, const Point2& a, const Point2& b) {
    const Point2 along = b - a;
    const double t = std::clamp((p - a).dot(along) / along.squaredNorm(), 0.0, 1.0);
    return (p - a - t * along).norm();
}

Point2 SurfacePlane::flat(const Eigen::Vector3d& p) const {
    return axes.topRows<2>() * (p - origin);
}
double SurfacePlane::height(const Eigen::Vector3d& p) const { return axes.row(2).dot(p - origin); }
Eigen::Vector3d SurfacePlane::lift(const Point2& p) const {
    return origin + axes.topRows<2>().transpose() * p;
}
bool SurfacePlane::is_in_plane(const Eigen::Vector3d& p) const {
    return std::abs(height(p)) <= tolerance;
}

bool SurfacePlane::covers(const Point2& p) const {
    for (const auto& loop : loops)
        if (is_on_edge(loop, p, tolerance)) return true;
    if (!is_inside(loops.front(), p)) return false;
    for (std::size_t i = 1; i < loops.size(); ++i)
        if (is_inside(loops[i], p)) return false;
    return true;
}

std::variant<SurfacePlane, std::string> surface_plane(const std::vector<Eigen::Vector3d>& nodes,
                                                      const Surface& surface) {
    double size = 0;
    for (int i : surface.boundary)
        size = std::max(size, (nodes[i] - nodes[surface.boundary.front()]).norm());
    const Eigen::Vector3d area = area_vector(nodes, surface.boundary);
    SurfacePlane plane;
    plane.tolerance = relative_tolerance * size;
    if (!(area.norm() > plane.tolerance * size)) return "the boundary should enclose an area";
    plane.area = area.norm();
    plane.origin = nodes[surface.boundary.front()];
    const Eigen::Vector3d normal = area.normalized();
    // Along the first side, so that the plane's axes do not depend on where the surface lies in
    // space.
    Eigen::Vector3d side = Eigen::Vector3d::Zero();
    for (std::size_t i = 1; i < surface.boundary.size() && side.norm() <= plane.tolerance; ++i)
        side = nodes[surface.boundary[i]] - plane.origin;
    const Eigen::Vector3d x = (side - side.dot(normal) * normal).normalized();
    plane.axes << x.transpose(), normal.cross(x).transpose(), normal.transpose();

    std::vector<std::vector<int>> loops{surface.boundary};
    loops.insert(loops.end(), surface.openings.begin(), surface.openings.end());
    for (std::size_t l = 0; l < loops.size(); ++l) {
        const std::string name = l == 0 ? "the boundary" : "opening " + std::to_string(l);
        std::vector<Point2> flat;
        for (int i : loops[l]) {
            if (!plane.is_in_plane(nodes[i]))
                return l == 0 ? name + " should lie in one plane"
                              : name + " should lie in the plane of the boundary";
            flat.push_back(plane.flat(nodes[i]));
        }
        if (!is_simple(flat, plane.tolerance)) return name + " should not cross or touch itself";
        if (l > 0)
            for (const Point2& p : flat)
                if (!is_inside(plane.loops[0], p) &&
                    !is_on_edge(plane.loops[0], p, plane.tolerance))
                    return name + " should lie inside the boundary";
        if (l > 0 && !(std::abs(signed_area(flat)) > plane.tolerance * plane.tolerance))
            return name + " should enclose an area";
        plane.loops.push_back(flat);
    }
    return plane;
}

}  // namespace loadpath::mesh
