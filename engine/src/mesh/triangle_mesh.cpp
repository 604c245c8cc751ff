#include "mesh/triangle_mesh.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "mesh/triangulation.hpp"
#include "mesh/vertex_pair.hpp"

namespace loadpath::mesh {
namespace {

constexpr int smoothing_rounds = 8;
// Longest edge of a triangle relative to the wanted size (by circumradius: 1/sqrt 3 for the ideal
// triangle).
constexpr double largest_radius = 0.72;
// Circumradius over shortest edge: sqrt 2 means no angle below 20.7 degrees where points may be
// added.
constexpr double largest_ratio = 1.4142135623730951;

Point2 real(const LatticePoint& p) { return {double(p.x), double(p.y)}; }

struct Circle {
    Point2 centre;
    double radius, shortest;
};

Circle circle_of(const Triangulation& t, const Triangle& tri) {
    const Point2 a = real(t.points()[tri.vertex[0]]);
    const Point2 b = real(t.points()[tri.vertex[1]]) - a, c = real(t.points()[tri.vertex[2]]) - a;
    const double d = 2 * cross(b, c);
    const Point2 u((c.y() * b.squaredNorm() - b.y() * c.squaredNorm()) / d,
                   (b.x() * c.squaredNorm() - c.x() * b.squaredNorm()) / d);
    return {a + u, u.norm(), std::min({b.norm(), c.norm(), (b - c).norm()})};
}

// Inside: reached from the far points across an odd number of boundary edges.
std::vector<bool> find_inside(const Triangulation& t, const std::map<Pair, int>& boundary) {
    std::vector<int> state(t.triangles().size(), -1);
    std::vector<int> stack;
    for (int i = 0; i < static_cast<int>(state.size()); ++i)
        for (int v : t.triangles()[i].vertex)
            if (v < Triangulation::far_points && state[i] < 0) state[i] = 0, stack.push_back(i);
    while (!stack.empty()) {
        const int i = stack.back();
        stack.pop_back();
        const Triangle& tri = t.triangles()[i];
        for (int k = 0; k < 3; ++k) {
            const int o = tri.neighbour[k];
            if (o < 0 || state[o] >= 0) continue;
            const auto edge =
                boundary.find(pair_of(tri.vertex[(k + 1) % 3], tri.vertex[(k + 2) % 3]));
            const int crossings = edge == boundary.end() ? 0 : edge->second;
            state[o] = (state[i] + crossings) % 2;
            stack.push_back(o);
        }
    }
    std::vector<bool> inside(state.size());
    for (std::size_t i = 0; i < state.size(); ++i) inside[i] = state[i] == 1;
    return inside;
}

// The straight way from a triangle to a point, stopped by the first fixed edge. Empty when stopped.
std::optional<int> walk_within(const Triangulation& t, int from, const LatticePoint& to) {
    int i = from;
    for (std::size_t steps = 0; steps < t.triangles().size(); ++steps) {
        const Triangle& tri = t.triangles()[i];
        int across = -1;
        for (int n = 0; n < 3; ++n) {
            const int k = static_cast<int>((n + steps) % 3);
            if (orientation(t.points()[tri.vertex[(k + 1) % 3]],
                            t.points()[tri.vertex[(k + 2) % 3]], to) < 0)
                across = k;
        }
        if (across < 0) return i;
        if (tri.fixed[across] || tri.neighbour[across] < 0) return std::nullopt;
        i = tri.neighbour[across];
    }
    return std::nullopt;
}

// A point too near a fixed edge (inside the circle over it) would make a flat triangle there.
bool encroaches(const Triangulation& t, int triangle, const LatticePoint& p) {
    const Triangle& tri = t.triangles()[triangle];
    for (int k = 0; k < 3; ++k) {
        const auto near = [&](const Triangle& owner, int edge) {
            const Point2 a = real(t.points()[owner.vertex[(edge + 1) % 3]]) - real(p);
            const Point2 b = real(t.points()[owner.vertex[(edge + 2) % 3]]) - real(p);
            return owner.fixed[edge] && a.dot(b) < 0;
        };
        if (near(tri, k)) return true;
        if (tri.neighbour[k] < 0) continue;
        const Triangle& other = t.triangles()[tri.neighbour[k]];
        for (int e = 0; e < 3; ++e)
            if (near(other, e)) return true;
    }
    return false;
}

struct Candidate {
    int triangle;
    std::array<int, 3> vertex;
    double radius;
};

// One round of added points; false when nothing more can be done.
bool refine_once(Triangulation& t, const std::map<Pair, int>& boundary, double size) {
    const std::vector<bool> inside = find_inside(t, boundary);
    std::vector<Candidate> bad;
    for (int i = 0; i < static_cast<int>(inside.size()); ++i) {
        if (!inside[i]) continue;
        const Circle c = circle_of(t, t.triangles()[i]);
        if (c.radius > largest_radius * size || c.radius > largest_ratio * c.shortest)
            bad.push_back({i, t.triangles()[i].vertex, c.radius});
    }
    std::stable_sort(bad.begin(), bad.end(),
                     [](const auto& a, const auto& b) { return a.radius > b.radius; });
    bool added = false;
    for (const Candidate& candidate : bad) {
        const Triangle& tri = t.triangles()[candidate.triangle];
        if (tri.vertex != candidate.vertex) continue;  // an earlier point changed it
        const Circle c = circle_of(t, tri);
        const LatticePoint p{std::llround(c.centre.x()), std::llround(c.centre.y())};
        const auto home = walk_within(t, candidate.triangle, p);
        if (!home || encroaches(t, *home, p)) continue;
        const int before = static_cast<int>(t.points().size());
        if (t.insert_point(p) >= before) added = true;
    }
    return added;
}

// Moves added points to the middle of their neighbours.
void smooth(Triangulation& t, int first_added) {
    for (int round = 0; round < smoothing_rounds; ++round) {
        for (int v = first_added; v < static_cast<int>(t.points().size()); ++v) {
            Point2 sum = Point2::Zero();
            double weight = 0;
            for (int i : t.around(v)) {
                const auto& corner = t.triangles()[i].vertex;
                Point2 middle = Point2::Zero();
                for (int c : corner) middle += real(t.points()[c]) / 3;
                const double area = double(orientation(t.points()[corner[0]], t.points()[corner[1]],
                                                       t.points()[corner[2]]));
                sum += area * middle, weight += area;
            }
            t.move_point(v, {std::llround(sum.x() / weight), std::llround(sum.y() / weight)});
        }
        t.flip_to_delaunay();
    }
}

}  // namespace

std::optional<PlanarMesh> triangle_mesh(const PlanarGraph& graph) {
    Point2 low = graph.points.front(), high = low;
    for (const Point2& p : graph.points) low = low.cwiseMin(p), high = high.cwiseMax(p);
    const Lattice lattice = Lattice::over(low, high);
    Triangulation t;
    std::vector<int> vertex_of;
    std::map<int, int> point_of;
    for (const Point2& p : graph.points) {
        vertex_of.push_back(t.insert_point(lattice.snap(p)));
        point_of.emplace(vertex_of.back(), static_cast<int>(vertex_of.size()) - 1);
    }
    std::map<Pair, int> boundary;
    for (const auto& [a, b] : graph.boundary) {
        if (!t.insert_edge(vertex_of[a], vertex_of[b])) return std::nullopt;
        ++boundary[pair_of(vertex_of[a], vertex_of[b])];
    }
    for (const auto& [a, b] : graph.inner)
        if (!t.insert_edge(vertex_of[a], vertex_of[b])) return std::nullopt;
    const int given = static_cast<int>(t.points().size());
    while (refine_once(t, boundary, graph.size / lattice.step)) {
    }
    smooth(t, given);

    PlanarMesh mesh{graph.points, {}};
    for (int v = given; v < static_cast<int>(t.points().size()); ++v) {
        point_of[v] = static_cast<int>(mesh.points.size());
        mesh.points.push_back(lattice.place(t.points()[v]));
    }
    const std::vector<bool> inside = find_inside(t, boundary);
    for (std::size_t i = 0; i < inside.size(); ++i) {
        if (!inside[i]) continue;
        const auto& v = t.triangles()[i].vertex;
        mesh.elements.push_back({point_of[v[0]], point_of[v[1]], point_of[v[2]]});
    }
    return mesh;
}

}  // namespace loadpath::mesh
