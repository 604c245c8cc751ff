#include "mesh/crossings.hpp"

#include <algorithm>

namespace loadpath::mesh {

namespace {

// Stations along the common line at which the loops of a surface cut it.
void cut(const SurfacePlane& surface, const SurfacePlane& other, const Eigen::Vector3d& origin,
         const Eigen::Vector3d& along, std::vector<double>& stations) {
    for (const std::vector<Point2>& loop : surface.loops)
        for (std::size_t i = 0; i < loop.size(); ++i) {
            const Eigen::Vector3d a = surface.lift(loop[i]);
            const Eigen::Vector3d b = surface.lift(loop[(i + 1) % loop.size()]);
            const double from = other.height(a), to = other.height(b);
            if ((from > 0.0) == (to > 0.0)) continue;
            const Eigen::Vector3d at = a + from / (from - to) * (b - a);
            stations.push_back((at - origin).dot(along));
        }
}

bool is_on_edge(const SurfacePlane& surface, const Point2& p) {
    for (const std::vector<Point2>& loop : surface.loops)
        for (std::size_t i = 0; i < loop.size(); ++i)
            if (distance_to_segment(p, loop[i], loop[(i + 1) % loop.size()]) <=
                10 * surface.tolerance)
                return true;
    return false;
}

bool is_on_member(const MeshRequest& request, const Eigen::Vector3d& p, double tolerance) {
    return std::any_of(request.members.begin(), request.members.end(), [&](const Line& line) {
        const Eigen::Vector3d& a = request.nodes[line.start];
        const Eigen::Vector3d along = request.nodes[line.end] - a;
        const double t = std::clamp((p - a).dot(along) / along.squaredNorm(), 0.0, 1.0);
        return (p - a - t * along).norm() <= tolerance;
    });
}

bool pass_through(const MeshRequest& request, const SurfacePlane& a, const SurfacePlane& b) {
    const Eigen::Vector3d na = a.axes.row(2), nb = b.axes.row(2);
    const Eigen::Vector3d along = na.cross(nb);
    if (along.norm() < 1e-6) return false;
    // The point of the common line next to the origin of a.
    const Eigen::Vector3d down = along.cross(na).normalized();
    const Eigen::Vector3d origin = a.origin - b.height(a.origin) / nb.dot(down) * down;
    std::vector<double> stations;
    cut(a, b, origin, along.normalized(), stations);
    cut(b, a, origin, along.normalized(), stations);
    std::sort(stations.begin(), stations.end());
    const double tolerance = 10 * std::max(a.tolerance, b.tolerance);
    for (std::size_t i = 0; i + 1 < stations.size(); ++i) {
        if (stations[i + 1] - stations[i] <= tolerance) continue;
        const Eigen::Vector3d middle =
            origin + 0.5 * (stations[i] + stations[i + 1]) * along.normalized();
        const Point2 in_a = a.flat(middle), in_b = b.flat(middle);
        if (a.covers(in_a) && b.covers(in_b) && !is_on_edge(a, in_a) && !is_on_edge(b, in_b) &&
            !is_on_member(request, middle, tolerance))
            return true;
    }
    return false;
}

}  // namespace

std::vector<std::pair<int, int>> crossings(const MeshRequest& request,
                                           const std::vector<SurfacePlane>& planes) {
    std::vector<std::pair<int, int>> found;
    for (std::size_t i = 0; i < planes.size(); ++i)
        for (std::size_t j = i + 1; j < planes.size(); ++j)
            if (pass_through(request, planes[i], planes[j]))
                found.emplace_back(static_cast<int>(i), static_cast<int>(j));
    return found;
}

}  // namespace loadpath::mesh
