#include "mesh/surface_mesh.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "mesh/quad_mesh.hpp"
#include "mesh/structured_mesh.hpp"
#include "mesh/surface_plan.hpp"
#include "mesh/triangle_mesh.hpp"

namespace loadpath::mesh {
namespace {

// More elements than this in one surface is a slip of units, not a wish.
constexpr double most_elements = 500'000;

struct Lines {
    std::vector<Line> all;
    std::map<Pair, int> index;

    void add(int a, int b) {
        if (index.try_emplace(pair_of(a, b), static_cast<int>(all.size())).second)
            all.push_back({a, b});
    }
    void add_loop(const std::vector<int>& loop) {
        for (std::size_t i = 0; i < loop.size(); ++i) add(loop[i], loop[(i + 1) % loop.size()]);
    }
};

bool lies_in_some_plane(const std::vector<SurfacePlane>& planes, const Eigen::Vector3d& a,
                        const Eigen::Vector3d& b) {
    return std::any_of(planes.begin(), planes.end(),
                       [&](const SurfacePlane& p) { return p.is_in_plane(a) && p.is_in_plane(b); });
}

bool is_covered(const std::vector<SurfacePlane>& planes, const Eigen::Vector3d& a,
                const Eigen::Vector3d& b) {
    return std::any_of(planes.begin(), planes.end(), [&](const SurfacePlane& p) {
        return p.is_in_plane(a) && p.is_in_plane(b) && p.covers(p.flat((a + b) / 2));
    });
}

// Points of one surface in its plane, numbered on their own.
struct LocalPoints {
    const SurfacePlane& plane;
    const EdgeNetwork& network;
    std::map<int, int> local;
    std::vector<int> global;
    std::vector<Point2> points;

    int of(int node) {
        const auto [at, fresh] = local.try_emplace(node, static_cast<int>(points.size()));
        if (fresh) {
            global.push_back(node);
            points.push_back(plane.flat(network.nodes[node]));
        }
        return at->second;
    }
};

// With `step` 2 only every other node makes edges, the one between becomes their midpoint.
void add_edges(std::vector<std::array<int, 2>>& edges, Midpoints& midpoints, LocalPoints& points,
               const std::vector<int>& nodes, int step) {
    for (std::size_t k = 0; k + step < nodes.size(); k += step) {
        const int a = points.of(nodes[k]), b = points.of(nodes[k + step]);
        edges.push_back({a, b});
        if (step == 2) midpoints[pair_of(a, b)] = points.of(nodes[k + 1]);
    }
}

std::optional<PlanarMesh> mesh_freely(const SurfacePlan& plan, const EdgeNetwork& network,
                                      bool triangles, LocalPoints& points) {
    const int step = triangles ? 1 : 2;
    PlanarGraph graph;
    Midpoints midpoints;
    for (const auto* chains : {&plan.outline, &plan.openings})
        for (const auto& chain : *chains)
            add_edges(graph.boundary, midpoints, points, network.divided(chain), step);
    for (const Pair& p : plan.inner)
        add_edges(graph.inner, midpoints, points, network.divided({p.first, p.second}), step);
    for (int node : plan.points) points.of(node);
    graph.points = points.points;
    graph.size = step * plan.size;
    return triangles ? triangle_mesh(graph) : quad_mesh(graph, midpoints);
}

PlanarMesh mesh_grid(const SurfacePlan& plan, const EdgeNetwork& network, bool triangles,
                     LocalPoints& points) {
    std::array<std::vector<int>, 4> sides;
    for (int k = 0; k < 4; ++k)
        for (int node : network.divided(plan.four_sides[k])) sides[k].push_back(points.of(node));
    std::reverse(sides[2].begin(), sides[2].end());
    std::reverse(sides[3].begin(), sides[3].end());
    return structured_mesh(points.points, {sides[0], sides[1], sides[2], sides[3]}, triangles);
}

// Nodes of the mesh along a member, strictly between its ends.
std::vector<int> nodes_along(const Line& member, const std::vector<int>& chain,
                             const EdgeNetwork& network, const std::vector<SurfacePlane>& planes) {
    std::vector<int> found;
    for (std::size_t k = 0; k + 1 < chain.size(); ++k) {
        if (!is_covered(planes, network.nodes[chain[k]], network.nodes[chain[k + 1]])) continue;
        for (int node : network.divided({chain[k], chain[k + 1]}))
            if (node != member.start && node != member.end &&
                (found.empty() || found.back() != node))
                found.push_back(node);
    }
    return found;
}

}  // namespace

std::variant<SurfaceMesh, MeshFault> mesh_surfaces(const MeshRequest& request) {
    std::vector<SurfacePlane> planes;
    Lines lines;
    double tolerance = std::numeric_limits<double>::infinity();
    for (int s = 0; s < static_cast<int>(request.surfaces.size()); ++s) {
        auto plane = surface_plane(request.nodes, request.surfaces[s]);
        if (const auto* fault = std::get_if<std::string>(&plane)) return MeshFault{s, *fault};
        planes.push_back(std::get<SurfacePlane>(plane));
        tolerance = std::min(tolerance, planes.back().tolerance);
        lines.add_loop(request.surfaces[s].boundary);
        for (const auto& opening : request.surfaces[s].openings) lines.add_loop(opening);
    }
    for (const Line& m : request.members)
        if (lies_in_some_plane(planes, request.nodes[m.start], request.nodes[m.end]))
            lines.add(m.start, m.end);

    EdgeNetwork network = build_network(request.nodes, lines.all, tolerance);
    auto planned = plan_surfaces(request, network, planes, lines.index);
    if (auto* fault = std::get_if<MeshFault>(&planned)) return *fault;
    const auto& plans = std::get<std::vector<SurfacePlan>>(planned);
    for (int s = 0; s < static_cast<int>(plans.size()); ++s)
        if (plans[s].plane.area / (plans[s].size * plans[s].size) > most_elements)
            return MeshFault{
                s,
                "the target size would make more than 500000 elements; a larger one is expected"};
    divide_pieces(request, plans, network);
    network.place_nodes();

    SurfaceMesh mesh{network.nodes, {}, {}};
    for (int s = 0; s < static_cast<int>(plans.size()); ++s) {
        const SurfacePlan& plan = plans[s];
        LocalPoints points{plan.plane, network, {}, {}, {}};
        const bool triangles = request.surfaces[s].shape == ElementShape::triangle;
        std::optional<PlanarMesh> flat = plan.is_structured()
                                             ? mesh_grid(plan, network, triangles, points)
                                             : mesh_freely(plan, network, triangles, points);
        if (!flat)
            return MeshFault{
                s, "the boundary, openings and members inside should meet in nodes, not nearly so"};
        std::vector<int> global = points.global;
        for (std::size_t i = global.size(); i < flat->points.size(); ++i) {
            global.push_back(static_cast<int>(mesh.nodes.size()));
            mesh.nodes.push_back(plan.plane.lift(flat->points[i]));
        }
        for (const auto& e : flat->elements) {
            MeshElement element{{}, s};
            for (int i : e) element.nodes.push_back(global[i]);
            mesh.elements.push_back(std::move(element));
        }
    }
    for (const Line& m : request.members) {
        const auto line = lines.index.find(pair_of(m.start, m.end));
        if (line == lines.index.end()) {
            mesh.along.emplace_back();
            continue;
        }
        std::vector<int> chain = network.chains[line->second];
        if (chain.front() != m.start) std::reverse(chain.begin(), chain.end());
        mesh.along.push_back(nodes_along(m, chain, network, planes));
    }
    return mesh;
}

}  // namespace loadpath::mesh
