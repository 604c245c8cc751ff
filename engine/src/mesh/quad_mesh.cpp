#include "mesh/quad_mesh.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "mesh/triangle_mesh.hpp"
#include "mesh/vertex_pair.hpp"

namespace loadpath::mesh {
namespace {

// A joined pair must keep every angle within about 40 to 140 degrees (sine of the turn at the
// corner).
constexpr double smallest_sine = 0.64;

double turn_sine(const Point2& before, const Point2& at, const Point2& after) {
    const Point2 in = (at - before).normalized(), out = (after - at).normalized();
    return cross(in, out);
}

double quality(const std::vector<Point2>& points, const std::vector<int>& q) {
    double worst = 1;
    for (std::size_t i = 0; i < q.size(); ++i)
        worst = std::min(worst, turn_sine(points[q[(i + q.size() - 1) % q.size()]], points[q[i]],
                                          points[q[(i + 1) % q.size()]]));
    return worst;
}

// Best pairs first; an edge to keep never disappears.
std::vector<std::vector<int>> join_pairs(const PlanarMesh& mesh, const std::set<Pair>& keep) {
    struct Side {
        int triangle, opposite;
    };
    std::map<Pair, std::vector<Side>> sides;
    for (int t = 0; t < static_cast<int>(mesh.elements.size()); ++t)
        for (int k = 0; k < 3; ++k) {
            const auto& v = mesh.elements[t];
            sides[pair_of(v[(k + 1) % 3], v[(k + 2) % 3])].push_back({t, k});
        }
    struct Join {
        double quality;
        int first, second;
        std::vector<int> quad;
    };
    std::vector<Join> joins;
    for (const auto& [edge, users] : sides) {
        if (users.size() != 2 || keep.contains(edge)) continue;
        const auto& a = mesh.elements[users[0].triangle];
        const auto& b = mesh.elements[users[1].triangle];
        const int k = users[0].opposite;
        const std::vector<int> quad{a[k], a[(k + 1) % 3], b[users[1].opposite], a[(k + 2) % 3]};
        const double q = quality(mesh.points, quad);
        if (q > smallest_sine) joins.push_back({q, users[0].triangle, users[1].triangle, quad});
    }
    std::stable_sort(joins.begin(), joins.end(),
                     [](const Join& a, const Join& b) { return a.quality > b.quality; });
    std::vector<bool> used(mesh.elements.size(), false);
    std::vector<std::vector<int>> result;
    for (const Join& j : joins) {
        if (used[j.first] || used[j.second]) continue;
        used[j.first] = used[j.second] = true;
        result.push_back(j.quad);
    }
    for (std::size_t t = 0; t < used.size(); ++t)
        if (!used[t]) result.push_back(mesh.elements[t]);
    return result;
}

}  // namespace

std::optional<PlanarMesh> quad_mesh(const PlanarGraph& coarse, const Midpoints& midpoints) {
    // Midpoints are points of the graph without edges yet; only the coarse points take part in the
    // triangles.
    std::set<int> middle;
    for (const auto& [edge, point] : midpoints) middle.insert(point);
    PlanarGraph graph{{}, {}, {}, coarse.size};
    std::vector<int> to_graph(coarse.points.size(), -1), from_graph;
    for (int i = 0; i < static_cast<int>(coarse.points.size()); ++i) {
        if (middle.contains(i)) continue;
        to_graph[i] = static_cast<int>(graph.points.size());
        from_graph.push_back(i);
        graph.points.push_back(coarse.points[i]);
    }
    std::set<Pair> keep;
    for (const auto& [a, b] : coarse.boundary) graph.boundary.push_back({to_graph[a], to_graph[b]});
    for (const auto& [a, b] : coarse.inner) graph.inner.push_back({to_graph[a], to_graph[b]});
    for (const auto* edges : {&graph.boundary, &graph.inner})
        for (const auto& [a, b] : *edges) keep.insert(pair_of(a, b));
    const auto triangles = triangle_mesh(graph);
    if (!triangles) return std::nullopt;

    PlanarMesh mesh{coarse.points, {}};
    for (std::size_t i = graph.points.size(); i < triangles->points.size(); ++i) {
        from_graph.push_back(static_cast<int>(mesh.points.size()));
        mesh.points.push_back(triangles->points[i]);
    }
    Midpoints halves = midpoints;
    auto half = [&](int a, int b) {
        const auto [at, fresh] =
            halves.try_emplace(pair_of(a, b), static_cast<int>(mesh.points.size()));
        if (fresh) mesh.points.push_back((mesh.points[a] + mesh.points[b]) / 2);
        return at->second;
    };
    for (const auto& joined : join_pairs(*triangles, keep)) {
        const std::size_t n = joined.size();
        std::vector<int> v;
        for (int i : joined) v.push_back(from_graph[i]);
        Point2 centre = Point2::Zero();
        for (int i : v) centre += mesh.points[i] / static_cast<double>(n);
        const int c = static_cast<int>(mesh.points.size());
        mesh.points.push_back(centre);
        for (std::size_t i = 0; i < n; ++i)
            mesh.elements.push_back(
                {v[i], half(v[i], v[(i + 1) % n]), c, half(v[(i + n - 1) % n], v[i])});
    }
    return mesh;
}

}  // namespace loadpath::mesh
