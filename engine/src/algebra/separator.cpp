#include "algebra/separator.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algebra/separator_refinement.hpp"

namespace loadpath::algebra {
namespace {

struct Cut {
    double cost = std::numeric_limits<double>::infinity();
    int place = 0;               // blocks before this place of the line are on the first side
    bool boundary_first = true;  // the separator is taken from the first side, else the second
};

// The weight of the boundary for all cuts of one line at once: a block lies on the boundary for
// the cuts between itself and its furthest neighbour.
Cut best_cut(Regions& regions, std::span<const int> line) {
    const BlockGraph& graph = regions.graph;
    const int n = static_cast<int>(line.size());
    const int region = regions.region[line[0]];
    for (int p = 0; p < n; ++p) regions.position[line[p]] = p;
    std::vector<double> before(n + 2, 0.0), after(n + 2, 0.0);
    double total = 0.0;
    for (int p = 0; p < n; ++p) {
        const int v = line[p];
        int low = p, high = p;
        for (int e = graph.start[v]; e < graph.start[v + 1]; ++e) {
            const int u = graph.neighbour[e];
            if (regions.region[u] != region) continue;
            low = std::min(low, regions.position[u]);
            high = std::max(high, regions.position[u]);
        }
        const double w = graph.weight(v);
        total += w;
        before[p + 1] += w;
        before[high + 1] -= w;
        after[low + 1] += w;
        after[p + 1] -= w;
    }
    Cut best;
    double passed = 0.0, left = 0.0, right = 0.0;
    for (int p = 1; p < n; ++p) {
        passed += graph.weight(line[p - 1]);
        left += before[p];
        right += after[p];
        const double cost_left = separator_cost(passed - left, total - passed, left);
        const double cost_right = separator_cost(passed, total - passed - right, right);
        if (cost_left < best.cost) best = {cost_left, p, true};
        if (cost_right < best.cost) best = {cost_right, p, false};
    }
    return best;
}

void apply(Regions& regions, std::span<const int> line, const Cut& cut) {
    const BlockGraph& graph = regions.graph;
    const int region = regions.region[line[0]];
    const int n = static_cast<int>(line.size());
    for (int p = 0; p < n; ++p) regions.position[line[p]] = p;
    for (int p = 0; p < n; ++p) {
        const int v = line[p];
        const bool first = p < cut.place;
        regions.side[v] = first ? Side::first : Side::second;
        if (first != cut.boundary_first) continue;
        for (int e = graph.start[v]; e < graph.start[v + 1]; ++e) {
            const int u = graph.neighbour[e];
            if (regions.region[u] == region && (regions.position[u] < cut.place) != first) {
                regions.side[v] = Side::between;
                break;
            }
        }
    }
}

std::vector<int> line_up_along(const Regions& regions, std::span<const int> blocks,
                               const std::array<double, 3>& direction) {
    struct Place {
        double along;
        int block;
        bool operator<(const Place& other) const {
            return along != other.along ? along < other.along : block < other.block;
        }
    };
    std::vector<Place> places;
    places.reserve(blocks.size());
    for (const int b : blocks) {
        const double* x = &regions.graph.coordinates[3 * static_cast<std::size_t>(b)];
        places.push_back({x[0] * direction[0] + x[1] * direction[1] + x[2] * direction[2], b});
    }
    std::sort(places.begin(), places.end());
    std::vector<int> line;
    line.reserve(blocks.size());
    for (const Place& place : places) line.push_back(place.block);
    return line;
}

}  // namespace

double separator_cost(double first, double second, double between) {
    if (first <= 0.0 || second <= 0.0) return std::numeric_limits<double>::infinity();
    const double total = first + second;
    return between * total * total / (first * second);
}

Regions::Regions(const BlockGraph& g)
    : graph(g),
      region(g.size(), 0),
      position(g.size(), -1),
      side(g.size(), Side::first),
      directions(dominant_directions(g)) {}

std::vector<std::array<double, 3>> dominant_directions(const BlockGraph& graph) {
    struct Bundle {
        std::array<double, 3> direction;
        int edges;
    };
    constexpr std::size_t most_bundles = 16;
    std::vector<Bundle> bundles;
    for (int v = 0; v < graph.size(); ++v)
        for (int e = graph.start[v]; e < graph.start[v + 1]; ++e) {
            const int u = graph.neighbour[e];
            if (u < v) continue;
            const double* a = &graph.coordinates[3 * static_cast<std::size_t>(v)];
            const double* b = &graph.coordinates[3 * static_cast<std::size_t>(u)];
            std::array<double, 3> d = {b[0] - a[0], b[1] - a[1], b[2] - a[2]};
            const double length = std::sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
            if (!(length > 0.0)) continue;
            for (double& component : d) component /= length;
            auto same = std::find_if(bundles.begin(), bundles.end(), [&](const Bundle& other) {
                const auto& o = other.direction;
                return std::fabs(d[0] * o[0] + d[1] * o[1] + d[2] * o[2]) > 0.99;
            });
            if (same != bundles.end())
                ++same->edges;
            else if (bundles.size() < most_bundles)
                bundles.push_back({d, 1});
        }
    std::stable_sort(bundles.begin(), bundles.end(),
                     [](const Bundle& a, const Bundle& b) { return a.edges > b.edges; });
    if (bundles.size() > 3) bundles.resize(3);
    std::vector<std::array<double, 3>> directions;
    for (const Bundle& bundle : bundles) directions.push_back(bundle.direction);
    return directions;
}

std::vector<int> line_up_by_distance(Regions& regions, std::span<int> blocks, int root) {
    const BlockGraph& graph = regions.graph;
    const int region = regions.region[root];
    for (const int b : blocks) regions.position[b] = -1;
    std::vector<int> queue, ends;
    queue.reserve(blocks.size());
    auto visit_component = [&](int first) {
        if (regions.position[first] >= 0) return;
        regions.position[first] = 0;
        queue.push_back(first);
        for (std::size_t head = queue.size() - 1; head < queue.size(); ++head)
            for (int e = graph.start[queue[head]]; e < graph.start[queue[head] + 1]; ++e) {
                const int u = graph.neighbour[e];
                if (regions.region[u] != region || regions.position[u] >= 0) continue;
                regions.position[u] = 0;
                queue.push_back(u);
            }
        ends.push_back(static_cast<int>(queue.size()));
    };
    visit_component(root);
    for (const int b : blocks) visit_component(b);
    std::copy(queue.begin(), queue.end(), blocks.begin());
    return ends;
}

void split(Regions& regions, std::span<const int> blocks) {
    // `blocks` comes in breadth-first order; twice more from the far end finds a long axis.
    std::vector<int> best_line(blocks.begin(), blocks.end());
    line_up_by_distance(regions, best_line, best_line.back());
    line_up_by_distance(regions, best_line, best_line.back());
    Cut best = best_cut(regions, best_line);
    for (const auto& direction : regions.directions) {
        std::vector<int> line = line_up_along(regions, blocks, direction);
        const Cut cut = best_cut(regions, line);
        if (cut.cost > best.cost) continue;
        best = cut;
        best_line = std::move(line);
    }
    if (!std::isfinite(best.cost)) {  // every block touches every other: no separator exists
        for (const int b : blocks) regions.side[b] = Side::between;
        return;
    }
    apply(regions, best_line, best);
    refine_separator(regions, blocks);
}

}  // namespace loadpath::algebra
