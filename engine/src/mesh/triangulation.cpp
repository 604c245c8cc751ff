#include "mesh/triangulation.hpp"

#include <deque>
#include <utility>

namespace loadpath::mesh {
namespace {

constexpr int next(int corner) { return (corner + 1) % 3; }
constexpr int previous(int corner) { return (corner + 2) % 3; }
constexpr int sign(std::int64_t v) { return (v > 0) - (v < 0); }

}  // namespace

Triangulation::Triangulation() {
    const std::int64_t far = 3 * lattice_extent;
    points_ = {{-far, -far}, {far, -far}, {lattice_extent / 2, far}};
    triangles_ = {Triangle{{0, 1, 2}, {-1, -1, -1}, {true, true, true}}};
    some_triangle_ = {0, 0, 0};
}

int Triangulation::corner_of(int triangle, int vertex) const {
    const auto& v = triangles_[triangle].vertex;
    return v[0] == vertex ? 0 : v[1] == vertex ? 1 : v[2] == vertex ? 2 : -1;
}

int Triangulation::corner_towards(int triangle, int neighbour) const {
    const auto& n = triangles_[triangle].neighbour;
    return n[0] == neighbour ? 0 : n[1] == neighbour ? 1 : 2;
}

// Makes `other` the neighbour across the edge opposite `corner`, on both sides.
void Triangulation::link(int triangle, int corner, int other, bool fixed) {
    triangles_[triangle].neighbour[corner] = other;
    triangles_[triangle].fixed[corner] = fixed;
    if (other < 0) return;
    const int a = triangles_[triangle].vertex[next(corner)];
    for (int k = 0; k < 3; ++k)
        if (triangles_[other].vertex[previous(k)] == a &&
            triangles_[other].vertex[next(k)] == triangles_[triangle].vertex[previous(corner)]) {
            triangles_[other].neighbour[k] = triangle;
            triangles_[other].fixed[k] = fixed;
        }
}

// Straight walk towards the point; exact predicates make it end in a Delaunay triangulation, the
// rotating start corner in a constrained one (Devillers, Pion, Teillaud 2002).
Triangulation::Place Triangulation::locate(const LatticePoint& p) const {
    int t = last_;
    for (std::size_t step = 0;; ++step) {
        const Triangle& tri = triangles_[t];
        int across = -1, on_edge = -1;
        std::array<int, 3> side{};
        for (int k = 0; k < 3; ++k)
            side[k] = sign(
                orientation(points_[tri.vertex[next(k)]], points_[tri.vertex[previous(k)]], p));
        for (int i = 0; i < 3; ++i) {
            const int k = static_cast<int>((i + step) % 3);
            if (side[k] < 0 && tri.neighbour[k] >= 0) across = k;
            if (side[k] == 0) on_edge = k;
        }
        if (across >= 0) {
            t = tri.neighbour[across];
            continue;
        }
        last_ = t;
        for (int k = 0; k < 3; ++k)
            if (points_[tri.vertex[k]] == p) return {t, -1, k};
        return {t, on_edge, -1};
    }
}

int Triangulation::insert_point(const LatticePoint& p) {
    const Place place = locate(p);
    if (place.vertex >= 0) return triangles_[place.triangle].vertex[place.vertex];
    const int vertex = static_cast<int>(points_.size());
    points_.push_back(p);
    some_triangle_.push_back(place.triangle);
    if (place.edge >= 0)
        split_edge(place.triangle, place.edge, vertex);
    else
        split_triangle(place.triangle, vertex);
    return vertex;
}

void Triangulation::split_triangle(int t, int vertex) {
    const Triangle old = triangles_[t];
    const int first = static_cast<int>(triangles_.size());
    const std::array<int, 3> part{t, first, first + 1};
    triangles_.resize(triangles_.size() + 2);
    for (int k = 0; k < 3; ++k)
        triangles_[part[k]] = {
            {vertex, old.vertex[next(k)], old.vertex[previous(k)]}, {-1, -1, -1}, {}};
    for (int k = 0; k < 3; ++k) {
        link(part[k], 0, old.neighbour[k], old.fixed[k]);
        link(part[k], 2, part[previous(k)], false);
        some_triangle_[old.vertex[next(k)]] = part[k];
    }
    some_triangle_[vertex] = t;
    legalise({{part[0], 0}, {part[1], 0}, {part[2], 0}});
}

void Triangulation::split_edge(int t, int corner, int vertex) {
    const Triangle a = triangles_[t];
    const int o = a.neighbour[corner];
    const Triangle b = triangles_[o];
    const int oc = corner_towards(o, t);
    const bool fixed = a.fixed[corner];
    const int left = a.vertex[next(corner)], right = a.vertex[previous(corner)];
    const int top = a.vertex[corner], bottom = b.vertex[oc];
    const int n1 = static_cast<int>(triangles_.size()), n2 = n1 + 1;
    triangles_.resize(triangles_.size() + 2);
    // Four triangles round the new vertex, in turning order: top-left, left-bottom, bottom-right,
    // right-top.
    triangles_[t] = {{vertex, top, left}, {-1, -1, -1}, {}};
    triangles_[o] = {{vertex, left, bottom}, {-1, -1, -1}, {}};
    triangles_[n1] = {{vertex, bottom, right}, {-1, -1, -1}, {}};
    triangles_[n2] = {{vertex, right, top}, {-1, -1, -1}, {}};
    link(t, 0, a.neighbour[previous(corner)], a.fixed[previous(corner)]);
    link(o, 0, b.neighbour[next(oc)], b.fixed[next(oc)]);
    link(n1, 0, b.neighbour[previous(oc)], b.fixed[previous(oc)]);
    link(n2, 0, a.neighbour[next(corner)], a.fixed[next(corner)]);
    link(t, 1, o, fixed);
    link(o, 1, n1, false);
    link(n1, 1, n2, fixed);
    link(n2, 1, t, false);
    some_triangle_[vertex] = t;
    some_triangle_[top] = t;
    some_triangle_[left] = t;
    some_triangle_[bottom] = n1;
    some_triangle_[right] = n1;
    legalise({{t, 0}, {o, 0}, {n1, 0}, {n2, 0}});
}

// The two triangles at the edge form a strictly convex quadrilateral.
bool Triangulation::flippable(int t, int corner) const {
    const Triangle& a = triangles_[t];
    const int o = a.neighbour[corner];
    if (o < 0 || a.fixed[corner]) return false;
    const int opposite = triangles_[o].vertex[corner_towards(o, t)];
    const auto& p = points_;
    return orientation(p[a.vertex[corner]], p[a.vertex[next(corner)]], p[opposite]) > 0 &&
           orientation(p[a.vertex[corner]], p[opposite], p[a.vertex[previous(corner)]]) > 0;
}

// Replaces the edge opposite `corner` by the other diagonal. The new edge lies opposite corner 1 of
// `triangle` and opposite corner 2 of its former neighbour.
void Triangulation::flip(int t, int corner) {
    const Triangle a = triangles_[t];
    const int o = a.neighbour[corner];
    const Triangle b = triangles_[o];
    const int oc = corner_towards(o, t);
    const int top = a.vertex[corner], left = a.vertex[next(corner)],
              right = a.vertex[previous(corner)];
    const int bottom = b.vertex[oc];
    triangles_[t] = {{top, left, bottom}, {-1, -1, -1}, {}};
    triangles_[o] = {{top, bottom, right}, {-1, -1, -1}, {}};
    link(t, 0, b.neighbour[next(oc)], b.fixed[next(oc)]);
    link(t, 2, a.neighbour[previous(corner)], a.fixed[previous(corner)]);
    link(o, 0, b.neighbour[previous(oc)], b.fixed[previous(oc)]);
    link(o, 1, a.neighbour[next(corner)], a.fixed[next(corner)]);
    link(t, 1, o, false);
    some_triangle_[top] = some_triangle_[left] = some_triangle_[bottom] = t;
    some_triangle_[right] = o;
}

void Triangulation::legalise(std::vector<Edge> stack) {
    while (!stack.empty()) {
        const auto [t, corner] = stack.back();
        stack.pop_back();
        const Triangle& a = triangles_[t];
        const int o = a.neighbour[corner];
        if (o < 0 || a.fixed[corner]) continue;
        const int opposite = triangles_[o].vertex[corner_towards(o, t)];
        const auto& p = points_;
        if (!in_circle(p[a.vertex[0]], p[a.vertex[1]], p[a.vertex[2]], p[opposite]) ||
            !flippable(t, corner))
            continue;
        flip(t, corner);
        for (const Edge& e : {Edge{t, 0}, Edge{t, 2}, Edge{o, 0}, Edge{o, 1}}) stack.push_back(e);
    }
}

void Triangulation::flip_to_delaunay() {
    std::vector<Edge> all;
    for (int t = 0; t < static_cast<int>(triangles_.size()); ++t)
        for (int k = 0; k < 3; ++k) all.push_back({t, k});
    legalise(std::move(all));
}

std::vector<int> Triangulation::around(int vertex) const {
    std::vector<int> found;
    int t = some_triangle_[vertex];
    do {
        found.push_back(t);
        t = triangles_[t].neighbour[next(corner_of(t, vertex))];
    } while (t >= 0 && t != found.front());
    if (t < 0) {  // a far point: go round the other way too
        t = triangles_[found.front()].neighbour[previous(corner_of(found.front(), vertex))];
        for (; t >= 0; t = triangles_[t].neighbour[previous(corner_of(t, vertex))])
            found.insert(found.begin(), t);
    }
    return found;
}

std::optional<Triangulation::Edge> Triangulation::find_edge(int a, int b) const {
    for (int t : around(a)) {
        const int corner = corner_of(t, a);
        if (triangles_[t].vertex[next(corner)] == b) return Edge{t, previous(corner)};
        if (triangles_[t].vertex[previous(corner)] == b) return Edge{t, next(corner)};
    }
    return std::nullopt;
}

bool Triangulation::insert_edge(int a, int b) {
    if (a == b) return true;
    if (const auto edge = find_edge(a, b)) {
        link(edge->triangle, edge->corner, triangles_[edge->triangle].neighbour[edge->corner],
             true);
        return true;
    }
    const auto& p = points_;
    // The first triangle the segment enters, or a point on the segment right at the start.
    int t = -1;
    for (int candidate : around(a)) {
        const int corner = corner_of(candidate, a);
        const int r = triangles_[candidate].vertex[next(corner)],
                  l = triangles_[candidate].vertex[previous(corner)];
        const std::int64_t side_r = orientation(p[a], p[b], p[r]),
                           side_l = orientation(p[a], p[b], p[l]);
        const bool ahead =
            (p[r].x - p[a].x) * (p[b].x - p[a].x) + (p[r].y - p[a].y) * (p[b].y - p[a].y) > 0;
        if (side_r == 0 && ahead) return insert_edge(a, r) && insert_edge(r, b);
        if (side_r < 0 && side_l > 0) t = candidate;
    }
    if (t < 0) return false;
    // Collect the edges the segment crosses, by their end points (triangles change under flips).
    std::deque<std::pair<int, int>> crossing;
    int corner = corner_of(t, a);
    while (true) {
        const Triangle& tri = triangles_[t];
        if (tri.fixed[corner] || tri.neighbour[corner] < 0) return false;
        crossing.emplace_back(tri.vertex[next(corner)], tri.vertex[previous(corner)]);
        const int o = tri.neighbour[corner];
        const int oc = corner_towards(o, t);
        const int apex = triangles_[o].vertex[oc];
        if (apex == b) break;
        const std::int64_t side = orientation(p[a], p[b], p[apex]);
        if (side == 0) return insert_edge(a, apex) && insert_edge(apex, b);
        // Leave through the edge on the other side of the segment: opposite the corner that shares
        // the apex's side.
        const int right = tri.vertex[next(corner)], left = tri.vertex[previous(corner)];
        corner = corner_of(o, side > 0 ? left : right);
        t = o;
    }
    std::vector<std::pair<int, int>> fresh;
    while (!crossing.empty()) {
        const auto [u, v] = crossing.front();
        crossing.pop_front();
        const Edge e = *find_edge(u, v);
        if (!flippable(e.triangle, e.corner)) {
            crossing.emplace_back(u, v);
            continue;
        }
        flip(e.triangle, e.corner);
        const int x = triangles_[e.triangle].vertex[0], y = triangles_[e.triangle].vertex[2];
        const bool touches = x == a || x == b || y == a || y == b;
        const bool still =
            !touches &&
            sign(orientation(p[a], p[b], p[x])) * sign(orientation(p[a], p[b], p[y])) < 0;
        if (still)
            crossing.emplace_back(x, y);
        else
            fresh.emplace_back(x, y);
    }
    const Edge done = *find_edge(a, b);
    link(done.triangle, done.corner, triangles_[done.triangle].neighbour[done.corner], true);
    std::vector<Edge> stack;
    for (const auto& [u, v] : fresh)
        if (const auto e = find_edge(u, v)) stack.push_back(*e);
    legalise(std::move(stack));
    return true;
}

bool Triangulation::move_point(int vertex, const LatticePoint& to) {
    const LatticePoint from = points_[vertex];
    points_[vertex] = to;
    for (int t : around(vertex)) {
        const auto& v = triangles_[t].vertex;
        if (orientation(points_[v[0]], points_[v[1]], points_[v[2]]) <= 0) {
            points_[vertex] = from;
            return false;
        }
    }
    return true;
}

}  // namespace loadpath::mesh
