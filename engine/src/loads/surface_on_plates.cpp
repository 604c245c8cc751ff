#include "loads/surface_on_plates.hpp"

#include <algorithm>
#include <cmath>

#include "elements/shell/quadratic_edges.hpp"

namespace loadpath::loads {
namespace {

// Sutherland and Hodgman (1974): the subject may be concave, the window is convex and turns left.
std::vector<Point2> clip(std::vector<Point2> subject, const std::vector<Point2>& window) {
    for (std::size_t k = 0; k < window.size() && !subject.empty(); ++k) {
        const Point2 a = window[k], along = window[(k + 1) % window.size()] - a;
        std::vector<Point2> kept;
        for (std::size_t i = 0; i < subject.size(); ++i) {
            const Point2 &p = subject[i], &q = subject[(i + 1) % subject.size()];
            const double hp = cross(along, p - a), hq = cross(along, q - a);
            if (hp >= 0) kept.push_back(p);
            if ((hp >= 0) != (hq >= 0)) kept.push_back(p + hp / (hp - hq) * (q - p));
        }
        subject = std::move(kept);
    }
    return subject;
}

// Shape functions of the corners at a point of the plate; for four corners the inverse map by
// Newton's method.
std::vector<double> corner_functions(const std::vector<Point2>& c, const Point2& p) {
    if (c.size() == 3) {
        const double area = cross(c[1] - c[0], c[2] - c[0]);
        const double r = cross(p - c[0], c[2] - c[0]) / area,
                     s = cross(c[1] - c[0], p - c[0]) / area;
        return {1 - r - s, r, s};
    }
    const shell::Corners<4> corners{c[0], c[1], c[2], c[3]};
    Point2 at = Point2::Zero();
    shell::ShapeFunctions<4> f = shell::quad_functions(0, 0);
    for (int step = 0; step < 20; ++step) {
        Point2 gap = p;
        for (int i = 0; i < 4; ++i) gap -= f.corner(i) * corners[i];
        const Point2 change = shell::jacobian<4>(corners, f).transpose().inverse() * gap;
        at += change;
        f = shell::quad_functions(at.x(), at.y());
        if (change.norm() < 1e-14) break;
    }
    return {f.corner(0), f.corner(1), f.corner(2), f.corner(3)};
}

// Signed triangles from the first vertex: right for the concave pieces that clipping may leave.
void integrate(const std::vector<Point2>& region, const std::vector<Point2>& corners,
               std::vector<double>& areas) {
    for (std::size_t i = 1; i + 1 < region.size(); ++i) {
        const Point2 u = region[i] - region[0], v = region[i + 1] - region[0];
        for (const shell::QuadraturePoint& g : shell::triangle_rule_7()) {
            const auto n = corner_functions(corners, region[0] + g.at.x() * u + g.at.y() * v);
            for (std::size_t k = 0; k < areas.size(); ++k)
                areas[k] += g.weight * cross(u, v) * n[k];
        }
    }
}

}  // namespace

std::vector<CarriedPlate> spread_on_plates(const mesh::SurfacePlane& plane,
                                           std::span<const std::vector<Eigen::Vector3d>> plates) {
    std::vector<CarriedPlate> carried;
    Point2 low = plane.loops[0][0], high = low;
    for (const Point2& p : plane.loops[0]) low = low.cwiseMin(p), high = high.cwiseMax(p);
    for (int k = 0; k < static_cast<int>(plates.size()); ++k) {
        const auto& nodes = plates[k];
        if (!std::all_of(nodes.begin(), nodes.end(),
                         [&](const auto& p) { return plane.is_in_plane(p); }))
            continue;
        std::vector<Point2> corners;
        Point2 own_low = plane.flat(nodes[0]), own_high = own_low;
        for (const auto& p : nodes) {
            corners.push_back(plane.flat(p));
            own_low = own_low.cwiseMin(corners.back()),
            own_high = own_high.cwiseMax(corners.back());
        }
        if ((own_low.array() >= high.array()).any() || (own_high.array() <= low.array()).any())
            continue;
        // The plate may face the other way than the polygon.
        std::vector<Point2> window = corners;
        if (cross(corners[1] - corners[0], corners[2] - corners[0]) < 0)
            std::reverse(window.begin(), window.end());
        const auto region = clip(plane.loops[0], window);
        if (region.size() < 3) continue;
        std::vector<double> areas(corners.size(), 0.0);
        integrate(region, corners, areas);
        double sum = 0;
        for (double a : areas) sum += a;
        if (sum > 0) carried.push_back({k, std::move(areas)});
    }
    return carried;
}

}  // namespace loadpath::loads
