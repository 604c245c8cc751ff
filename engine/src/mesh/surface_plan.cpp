#include "mesh/surface_plan.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace loadpath::mesh {
namespace {

// Without a target size: so many elements along the side of a square of the same area.
constexpr int default_divisions = 10;
// Sides that turn by less than this (sine) are one straight side.
constexpr double straight = 1e-4;

double wanted_size(const MeshRequest& request, const Surface& surface, const SurfacePlane& plane) {
    double size = std::numeric_limits<double>::infinity();
    if (surface.target_size) size = *surface.target_size;
    if (surface.group)
        for (const Surface& other : request.surfaces)
            if (other.group == surface.group && other.target_size)
                size = std::min(size, *other.target_size);
    if (std::isfinite(size)) return size;
    if (surface.divisions)
        return std::sqrt(plane.area / (double(surface.divisions->u) * surface.divisions->v));
    return std::sqrt(plane.area) / default_divisions;
}

std::vector<int> directed(const EdgeNetwork& network, const std::map<Pair, int>& line_of, int a,
                          int b) {
    std::vector<int> chain = network.chains[line_of.at(pair_of(a, b))];
    if (chain.front() != a) std::reverse(chain.begin(), chain.end());
    return chain;
}

std::vector<std::vector<int>> loop_chains(const EdgeNetwork& network,
                                          const std::map<Pair, int>& line_of,
                                          const std::vector<int>& loop) {
    std::vector<std::vector<int>> chains;
    for (std::size_t i = 0; i < loop.size(); ++i)
        chains.push_back(directed(network, line_of, loop[i], loop[(i + 1) % loop.size()]));
    return chains;
}

// The outline's sides joined into four, if it has exactly four corners, all turning left.
std::vector<std::vector<int>> join_four_sides(const SurfacePlan& plan, std::size_t corner_count) {
    const auto& loop = plan.plane.loops.front();
    std::vector<std::size_t> corners;
    for (std::size_t i = 0; i < corner_count; ++i) {
        const Point2 in = (loop[i] - loop[(i + corner_count - 1) % corner_count]).normalized();
        const Point2 out = (loop[(i + 1) % corner_count] - loop[i]).normalized();
        const double turn = cross(in, out);
        if (turn < -straight || (std::abs(turn) <= straight && in.dot(out) < 0)) return {};
        if (turn > straight) corners.push_back(i);
    }
    if (corners.size() != 4) return {};
    std::vector<std::vector<int>> sides;
    for (int k = 0; k < 4; ++k) {
        std::vector<int> side = plan.outline[corners[k]];
        for (std::size_t i = (corners[k] + 1) % corner_count; i != corners[(k + 1) % 4];
             i = (i + 1) % corner_count)
            side.insert(side.end(), plan.outline[i].begin() + 1, plan.outline[i].end());
        sides.push_back(side);
    }
    return sides;
}

template <typename Visit>
void each_pair(const std::vector<int>& chain, Visit visit) {
    for (std::size_t k = 0; k + 1 < chain.size(); ++k) visit(pair_of(chain[k], chain[k + 1]));
}

std::set<Pair> own_pieces(const SurfacePlan& plan) {
    std::set<Pair> own;
    for (const auto* chains : {&plan.outline, &plan.openings})
        for (const auto& chain : *chains) each_pair(chain, [&](const Pair& p) { own.insert(p); });
    return own;
}

// Pieces and nodes that lie in the surface without bounding it.
void find_inner(SurfacePlan& plan, const EdgeNetwork& network, std::size_t model_nodes) {
    const SurfacePlane& plane = plan.plane;
    const std::set<Pair> own = own_pieces(plan);
    std::set<int> met;
    for (const Pair& p : own) met.insert(p.first), met.insert(p.second);
    for (const auto& [ends, piece] : network.pieces) {
        const Eigen::Vector3d &a = network.nodes[ends.first], &b = network.nodes[ends.second];
        if (own.contains(ends) || !plane.is_in_plane(a) || !plane.is_in_plane(b)) continue;
        if (!plane.covers(plane.flat((a + b) / 2))) continue;
        plan.inner.push_back(ends);
        met.insert(ends.first), met.insert(ends.second);
    }
    for (std::size_t n = 0; n < model_nodes; ++n)
        if (!met.contains(static_cast<int>(n)) && plane.is_in_plane(network.nodes[n]) &&
            plane.covers(plane.flat(network.nodes[n])))
            plan.points.push_back(static_cast<int>(n));
}

// Shares `count` divisions of a side among its pieces by length, at least one each.
void demand_along(EdgeNetwork& network, const std::vector<int>& side, int count) {
    double left = 0;
    each_pair(side, [&](const Pair& p) { left += network.pieces[p].length; });
    each_pair(side, [&](const Pair& p) {
        Piece& piece = network.pieces[p];
        const int share = std::max(1, static_cast<int>(std::lround(count * piece.length / left)));
        piece.divisions = std::max(piece.divisions, share);
        count -= share, left -= piece.length;
    });
}

void demand_size(EdgeNetwork& network, const Pair& p, double size) {
    Piece& piece = network.pieces[p];
    const double wanted = std::min(piece.length / size, 1e6);
    piece.divisions = std::max(piece.divisions, static_cast<int>(std::lround(wanted)));
}

void raise(EdgeNetwork& network, const std::vector<int>& side) {
    Piece* longest = nullptr;
    each_pair(side, [&](const Pair& p) {
        Piece& piece = network.pieces[p];
        if (!longest || piece.length / piece.divisions > longest->length / longest->divisions)
            longest = &piece;
    });
    longest->divisions += longest->even ? 2 : 1;
}

}  // namespace

std::variant<std::vector<SurfacePlan>, MeshFault> plan_surfaces(
    const MeshRequest& request, EdgeNetwork& network, const std::vector<SurfacePlane>& planes,
    const std::map<Pair, int>& line_of) {
    std::vector<SurfacePlan> plans;
    for (std::size_t s = 0; s < planes.size(); ++s) {
        const Surface& surface = request.surfaces[s];
        SurfacePlan plan;
        plan.plane = planes[s];
        plan.size = wanted_size(request, surface, plan.plane);
        plan.outline = loop_chains(network, line_of, surface.boundary);
        for (const auto& opening : surface.openings)
            for (auto& chain : loop_chains(network, line_of, opening))
                plan.openings.push_back(std::move(chain));
        find_inner(plan, network, request.nodes.size());
        const bool plain = surface.openings.empty() && plan.inner.empty() && plan.points.empty();
        if (surface.method != Method::unstructured && plain)
            plan.four_sides = join_four_sides(plan, surface.boundary.size());
        if (surface.method == Method::structured && !plan.is_structured())
            return MeshFault{static_cast<int>(s),
                             "method \"Structured\" needs four convex sides, no openings, and no "
                             "members or nodes "
                             "inside; use \"Auto\" or \"Unstructured\""};
        plans.push_back(std::move(plan));
    }
    return plans;
}

void divide_pieces(const MeshRequest& request, const std::vector<SurfacePlan>& plans,
                   EdgeNetwork& network) {
    for (std::size_t s = 0; s < plans.size(); ++s) {
        const SurfacePlan& plan = plans[s];
        const Surface& surface = request.surfaces[s];
        if (plan.is_structured() && surface.divisions) {
            for (int k = 0; k < 4; ++k)
                demand_along(network, plan.four_sides[k],
                             k % 2 == 0 ? surface.divisions->u : surface.divisions->v);
            continue;
        }
        for (const auto* chains : {&plan.outline, &plan.openings})
            for (const auto& chain : *chains)
                each_pair(chain, [&](const Pair& p) { demand_size(network, p, plan.size); });
        for (const Pair& p : plan.inner) demand_size(network, p, plan.size);
        if (plan.is_structured() || surface.shape == ElementShape::triangle) continue;
        for (const Pair& p : own_pieces(plan)) network.pieces[p].even = true;
        for (const Pair& p : plan.inner) network.pieces[p].even = true;
    }
    for (auto& [ends, piece] : network.pieces)
        if (piece.even) piece.divisions += piece.divisions % 2;
    for (bool changed = true; changed;) {
        changed = false;
        for (const SurfacePlan& plan : plans) {
            if (!plan.is_structured()) continue;
            for (int k = 0; k < 2; ++k) {
                const auto &side = plan.four_sides[k], &opposite = plan.four_sides[k + 2];
                const int a = network.divisions_along(side), b = network.divisions_along(opposite);
                if (a == b) continue;
                raise(network, a < b ? side : opposite);
                changed = true;
            }
        }
    }
}

}  // namespace loadpath::mesh
