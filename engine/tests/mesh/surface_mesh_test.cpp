// Meshes of surfaces in space: neighbours, walls and members meet in nodes; grids are grids; faults
// have names.
#include "mesh/surface_mesh.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

using namespace loadpath::mesh;
using Eigen::Vector3d;

namespace {

using Pair = std::pair<int, int>;

SurfaceMesh meshed(const MeshRequest& request) {
    auto result = mesh_surfaces(request);
    if (auto* fault = std::get_if<MeshFault>(&result)) FAIL(fault->message);
    return std::get<SurfaceMesh>(result);
}

std::string fault_of(const MeshRequest& request) {
    auto result = mesh_surfaces(request);
    return std::holds_alternative<MeshFault>(result) ? std::get<MeshFault>(result).message : "";
}

double area_of(const SurfaceMesh& mesh, const MeshElement& e) {
    Vector3d sum = Vector3d::Zero();
    for (std::size_t i = 0; i < e.nodes.size(); ++i)
        sum += mesh.nodes[e.nodes[i]].cross(mesh.nodes[e.nodes[(i + 1) % e.nodes.size()]]) / 2;
    return sum.norm();
}

double total_area(const SurfaceMesh& mesh) {
    double sum = 0;
    for (const auto& e : mesh.elements) sum += area_of(mesh, e);
    return sum;
}

// How many elements use each edge.
std::map<Pair, int> edge_uses(const SurfaceMesh& mesh) {
    std::map<Pair, int> uses;
    for (const auto& e : mesh.elements)
        for (std::size_t i = 0; i < e.nodes.size(); ++i) {
            const int a = e.nodes[i], b = e.nodes[(i + 1) % e.nodes.size()];
            ++uses[{std::min(a, b), std::max(a, b)}];
        }
    return uses;
}

// Edges with a single element: the free edges; their total length tells whether neighbours are
// joined.
double free_length(const SurfaceMesh& mesh) {
    double sum = 0;
    for (const auto& [edge, count] : edge_uses(mesh))
        if (count == 1) sum += (mesh.nodes[edge.first] - mesh.nodes[edge.second]).norm();
    return sum;
}

Surface outline(std::vector<int> boundary, double size,
                ElementShape shape = ElementShape::automatic) {
    Surface s;
    s.boundary = std::move(boundary);
    s.target_size = size;
    s.shape = shape;
    return s;
}

MeshRequest rectangle(double size) {
    return {{{0, 0, 0}, {4, 0, 0}, {4, 0, 3}, {0, 0, 3}}, {outline({0, 1, 2, 3}, size)}, {}};
}

}  // namespace

TEST_CASE("a rectangle becomes a grid of the asked divisions") {
    MeshRequest r = rectangle(1);
    r.surfaces[0].divisions = Divisions{5, 3};
    r.surfaces[0].method = Method::structured;
    const SurfaceMesh m = meshed(r);
    CHECK(m.elements.size() == 15);
    CHECK(m.nodes.size() == 24);
    for (const auto& e : m.elements) CHECK(area_of(m, e) == doctest::Approx(0.8));
    r.surfaces[0].shape = ElementShape::triangle;
    CHECK(meshed(r).elements.size() == 30);
}

TEST_CASE("the target size divides the sides") {
    const SurfaceMesh m = meshed(rectangle(0.5));
    CHECK(m.elements.size() == 8 * 6);
    CHECK(total_area(m) == doctest::Approx(12));
}

TEST_CASE("elements turn as the boundary does") {
    MeshRequest r = rectangle(1);
    const SurfaceMesh m = meshed(r);
    const auto& e = m.elements.front().nodes;
    const Vector3d n = (m.nodes[e[1]] - m.nodes[e[0]]).cross(m.nodes[e[2]] - m.nodes[e[0]]);
    CHECK(n.y() < 0);  // X then Z turns about -Y
}

TEST_CASE("neighbours share the nodes of their common edge, whatever their own sizes and shapes") {
    for (auto shape : {ElementShape::automatic, ElementShape::triangle, ElementShape::quad}) {
        for (auto method : {Method::automatic, Method::unstructured}) {
            MeshRequest r = rectangle(1);
            r.nodes.insert(r.nodes.end(), {{9, 0, 0}, {9, 0, 3}});
            r.surfaces.push_back(outline({1, 4, 5, 2}, 0.37, shape));
            r.surfaces[1].method = method;
            const SurfaceMesh m = meshed(r);
            CHECK(total_area(m) == doctest::Approx(27));
            CHECK(free_length(m) == doctest::Approx(24));
            for (const auto& [edge, count] : edge_uses(m)) CHECK(count <= 2);
        }
    }
}

TEST_CASE("a wall across a slab meets it in nodes") {
    MeshRequest r = rectangle(0.5);
    r.nodes.insert(r.nodes.end(), {{1, 0, 1}, {3, 0, 2}, {3, 2, 2}, {1, 2, 1}});
    r.surfaces.push_back(outline({4, 5, 6, 7}, 0.3));
    const SurfaceMesh m = meshed(r);
    const double foot = std::sqrt(5.0);
    CHECK(total_area(m) == doctest::Approx(12 + 2 * foot));
    // The foot of the wall has three elements at every edge, so it is not free.
    CHECK(free_length(m) == doctest::Approx(14 + 4 + foot));
    int triple = 0;
    for (const auto& [edge, count] : edge_uses(m)) triple += count == 3;
    CHECK(triple >= 7);
}

TEST_CASE("openings stay open, concave outlines stay concave") {
    for (auto shape : {ElementShape::triangle, ElementShape::quad}) {
        MeshRequest r;
        r.nodes = {{0, 0, 0}, {6, 0, 0}, {6, 4, 0}, {3, 4, 0},   {3, 2, 0},
                   {0, 2, 0}, {4, 1, 0}, {5, 1, 0}, {5, 2.5, 0}, {4, 2.5, 0}};
        r.surfaces = {outline({0, 1, 2, 3, 4, 5}, 0.4, shape)};
        r.surfaces[0].openings = {{6, 7, 8, 9}};
        const SurfaceMesh m = meshed(r);
        CHECK(total_area(m) == doctest::Approx(18 - 1.5));
        CHECK(free_length(m) == doctest::Approx(20 + 5));
        for (const auto& e : m.elements)
            CHECK(e.nodes.size() == (shape == ElementShape::triangle ? 3u : 4u));
    }
}

TEST_CASE("members in the surface pass through mesh nodes; columns stand on one") {
    MeshRequest r = rectangle(0.5);
    // Beam 4-5 across the slab, beam 6-7 sticking out, a column foot at 8, and a beam far away.
    r.nodes.insert(
        r.nodes.end(),
        {{0, 0, 1.3}, {4, 0, 1.3}, {2, 0, 2}, {2, 0, 5}, {1, 0, 0.7}, {0, 7, 0}, {4, 7, 0}});
    r.members = {{4, 5}, {7, 6}, {9, 10}, {0, 1}};
    const SurfaceMesh m = meshed(r);
    CHECK(total_area(m) == doctest::Approx(12));
    CHECK(free_length(m) == doctest::Approx(14));
    std::set<int> used;
    for (const auto& e : m.elements) used.insert(e.nodes.begin(), e.nodes.end());
    for (int node : {4, 5, 6, 8}) CHECK(used.contains(node));
    CHECK(m.along[2].empty());
    for (std::size_t k : {0u, 1u, 3u}) {
        REQUIRE(m.along[k].size() >= 1);
        Vector3d last = m.nodes[r.members[k].start];
        const Vector3d direction = m.nodes[r.members[k].end] - last;
        for (int node : m.along[k]) {
            CHECK(used.contains(node));
            CHECK((m.nodes[node] - last).dot(direction) > 0);
            CHECK((m.nodes[node] - last).cross(direction).norm() < 1e-9);
            last = m.nodes[node];
        }
    }
    CHECK(m.along[0].size() >= 7);
    // The beam that sticks out is tied where it crosses the edge and inside, not beyond.
    for (int node : m.along[1]) CHECK(m.nodes[node].z() < 3 + 1e-9);
    CHECK(m.nodes[m.along[1].front()].z() == doctest::Approx(3));
}

TEST_CASE("surfaces of a group take the finest size among them") {
    MeshRequest r = rectangle(1);
    r.nodes.insert(r.nodes.end(), {{9, 0, 0}, {9, 0, 3}, {14, 0, 0}, {14, 0, 3}});
    r.surfaces.push_back(outline({1, 4, 5, 2}, 1));
    r.surfaces.push_back(outline({4, 6, 7, 5}, 0.5));
    const std::size_t apart = meshed(r).elements.size();
    r.surfaces[0].group = 1, r.surfaces[2].group = 1;
    CHECK(meshed(r).elements.size() > apart);
}

TEST_CASE("faults say what is expected") {
    MeshRequest r = rectangle(1);
    r.nodes[2].y() = 0.5;
    CHECK(fault_of(r) == "the boundary should lie in one plane");
    r = rectangle(1);
    std::swap(r.surfaces[0].boundary[1], r.surfaces[0].boundary[2]);
    CHECK(fault_of(r).find("area") != std::string::npos);
    r = rectangle(1);
    r.nodes.insert(r.nodes.end(), {{3, 0, 1}, {5, 0, 1}, {5, 0, 2}});
    r.surfaces[0].openings = {{4, 5, 6}};
    CHECK(fault_of(r) == "opening 1 should lie inside the boundary");
    r = rectangle(1);
    r.nodes.push_back({2, 0, 1});
    r.surfaces[0].method = Method::structured;
    CHECK(fault_of(r).find("Structured") != std::string::npos);
    r = rectangle(1e-4);
    CHECK(fault_of(r).find("500000") != std::string::npos);
}
