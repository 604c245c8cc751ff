// Properties that every plane mesh must have, on random polygons with openings, points and inner
// edges.
#include <doctest/doctest.h>

#include <cmath>
#include <map>
#include <numbers>
#include <random>

#include "mesh/quad_mesh.hpp"
#include "mesh/triangle_mesh.hpp"

using loadpath::Point2;
using namespace loadpath::mesh;

namespace {

using Pair = std::pair<int, int>;
Pair pair_of(int a, int b) { return {std::min(a, b), std::max(a, b)}; }

double cross(const Point2& a, const Point2& b) { return a.x() * b.y() - a.y() * b.x(); }

double area_of(const std::vector<Point2>& points, const std::vector<int>& loop) {
    double twice = 0;
    for (std::size_t i = 0; i < loop.size(); ++i)
        twice += cross(points[loop[i]], points[loop[(i + 1) % loop.size()]]);
    return twice / 2;
}

// A star-shaped polygon, concave in general, every side divided; the loop's points are appended to
// the graph.
std::vector<int> add_star(PlanarGraph& g, std::mt19937& random, const Point2& centre, double low,
                          double high, int corners, double spacing, bool clockwise) {
    std::uniform_real_distribution<double> radius(low, high);
    std::vector<Point2> corner;
    for (int i = 0; i < corners; ++i) {
        const double a = (clockwise ? -1 : 1) * 2 * std::numbers::pi * i / corners;
        corner.push_back(centre + radius(random) * Point2(std::cos(a), std::sin(a)));
    }
    std::vector<int> loop;
    for (int i = 0; i < corners; ++i) {
        const Point2 a = corner[i], b = corner[(i + 1) % corners];
        const int n = std::max(1, int(std::lround((b - a).norm() / spacing)));
        for (int k = 0; k < n; ++k) {
            loop.push_back(int(g.points.size()));
            g.points.push_back(a + double(k) / n * (b - a));
        }
    }
    for (std::size_t i = 0; i < loop.size(); ++i)
        g.boundary.push_back({loop[i], loop[(i + 1) % loop.size()]});
    return loop;
}

struct Sample {
    PlanarGraph graph;
    double area;
};

Sample random_sample(unsigned seed) {
    std::mt19937 random(seed);
    std::uniform_int_distribution<int> corners(3, 14);
    std::uniform_real_distribution<double> unit(0, 1);
    Sample s;
    s.graph.size = 0.15 + 0.35 * unit(random);
    const auto outline =
        add_star(s.graph, random, {3, -2}, 0.8, 2.0, corners(random), s.graph.size, false);
    s.area = area_of(s.graph.points, outline);
    if (unit(random) < 0.6) {
        const auto hole =
            add_star(s.graph, random, {3, -2}, 0.15, 0.3, corners(random), s.graph.size, true);
        s.area += area_of(s.graph.points, hole);
    } else if (unit(random) < 0.7) {
        // A point and an inner edge round the centre, which every such star contains.
        const int a = int(s.graph.points.size());
        s.graph.points.push_back({3 - 0.3 * unit(random), -2 + 0.1 * unit(random)});
        s.graph.points.push_back({3 + 0.3 * unit(random), -2 - 0.1 * unit(random)});
        s.graph.points.push_back({3, -2 + 0.25});
        s.graph.inner.push_back({a, a + 1});
    }
    return s;
}

// Every edge has two elements, except the boundary's edges, which have one; areas are positive and
// add up.
void check_conforming(const PlanarMesh& mesh, const std::map<Pair, int>& boundary, double area) {
    std::map<Pair, int> uses;
    double sum = 0;
    for (const auto& e : mesh.elements) {
        const double own = area_of(mesh.points, e);
        CHECK(own > 0);
        sum += own;
        for (std::size_t i = 0; i < e.size(); ++i) {
            ++uses[pair_of(e[i], e[(i + 1) % e.size()])];
            const Point2 in = mesh.points[e[i]] - mesh.points[e[(i + e.size() - 1) % e.size()]];
            const Point2 out = mesh.points[e[(i + 1) % e.size()]] - mesh.points[e[i]];
            CHECK(cross(in, out) > 1e-4 * in.norm() * out.norm());
        }
    }
    CHECK(sum == doctest::Approx(area).epsilon(1e-9));
    bool conforming = true;
    for (const auto& [edge, count] : uses) conforming &= count == (boundary.contains(edge) ? 1 : 2);
    CHECK(conforming);
    for (const auto& [edge, count] : boundary) CHECK(uses.contains(edge));
}

}  // namespace

TEST_CASE(
    "triangles in 300 random polygons conform, fill the polygon and pass through what they must") {
    for (unsigned seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        const Sample s = random_sample(seed);
        const auto mesh = triangle_mesh(s.graph);
        REQUIRE(mesh.has_value());
        std::map<Pair, int> boundary;
        for (const auto& [a, b] : s.graph.boundary) ++boundary[pair_of(a, b)];
        check_conforming(*mesh, boundary, s.area);
        std::map<int, int> used;
        std::map<Pair, int> edges;
        for (const auto& e : mesh->elements)
            for (int i = 0; i < 3; ++i) ++used[e[i]], ++edges[pair_of(e[i], e[(i + 1) % 3])];
        for (int i = 0; i < int(s.graph.points.size()); ++i) CHECK(used.contains(i));
        for (const auto& [a, b] : s.graph.inner) CHECK(edges.contains(pair_of(a, b)));
        // Size: within the wanted one where the outline does not force more.
        double longest = 0;
        for (const auto& [edge, count] : edges)
            longest =
                std::max(longest, (mesh->points[edge.first] - mesh->points[edge.second]).norm());
        CHECK(longest < 3 * s.graph.size);
    }
}

TEST_CASE("quadrilaterals in 150 random polygons conform, are convex and fill the polygon") {
    for (unsigned seed = 0; seed < 150; ++seed) {
        CAPTURE(seed);
        Sample s = random_sample(seed);
        Midpoints middle;
        std::map<Pair, int> fine;
        for (const auto* edges : {&s.graph.boundary, &s.graph.inner})
            for (const auto& [a, b] : *edges) {
                const int m = int(s.graph.points.size());
                s.graph.points.push_back((s.graph.points[a] + s.graph.points[b]) / 2);
                middle[pair_of(a, b)] = m;
                if (edges == &s.graph.boundary) ++fine[pair_of(a, m)], ++fine[pair_of(m, b)];
            }
        const auto mesh = quad_mesh(s.graph, middle);
        REQUIRE(mesh.has_value());
        for (const auto& e : mesh->elements) CHECK(e.size() == 4);
        check_conforming(*mesh, fine, s.area);
    }
}

TEST_CASE("a mesh of a square is well shaped") {
    PlanarGraph g;
    g.size = 0.1;
    for (int side = 0; side < 4; ++side)
        for (int k = 0; k < 10; ++k) {
            const double t = k / 10.0;
            const Point2 at[4] = {{t, 0}, {1, t}, {1 - t, 1}, {0, 1 - t}};
            g.points.push_back(at[side]);
        }
    for (int i = 0; i < 40; ++i) g.boundary.push_back({i, (i + 1) % 40});
    const auto mesh = triangle_mesh(g);
    REQUIRE(mesh.has_value());
    double smallest = 180;
    for (const auto& e : mesh->elements)
        for (int i = 0; i < 3; ++i) {
            const Point2 a = mesh->points[e[(i + 1) % 3]] - mesh->points[e[i]];
            const Point2 b = mesh->points[e[(i + 2) % 3]] - mesh->points[e[i]];
            smallest = std::min(smallest,
                                std::acos(a.dot(b) / a.norm() / b.norm()) * 180 / std::numbers::pi);
        }
    CHECK(smallest > 28);
    CHECK(mesh->elements.size() > 200);
    CHECK(mesh->elements.size() < 330);
}

TEST_CASE("edges that cross are reported, not repaired") {
    PlanarGraph g;
    g.points = {{0, 0}, {1, 1}, {1, 0}, {0, 1}};
    g.boundary = {{0, 1}, {1, 2}, {2, 3}, {3, 0}};
    CHECK_FALSE(triangle_mesh(g).has_value());
}
