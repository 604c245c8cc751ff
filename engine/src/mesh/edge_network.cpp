#include "mesh/edge_network.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace loadpath::mesh {
namespace {

using Eigen::Vector3d;

struct Cut {
    double at;
    int node;
};

// Share of the way from a to b at which p lies, if it lies strictly between them.
std::optional<double> between(const Vector3d& p, const Vector3d& a, const Vector3d& b,
                              double tolerance) {
    const Vector3d along = b - a;
    const double length = along.norm();
    const double at = (p - a).dot(along) / length;
    if (at <= tolerance || at >= length - tolerance) return std::nullopt;
    if ((p - a - at / length * along).norm() > tolerance) return std::nullopt;
    return at / length;
}

// Where two lines cross, strictly inside both.
std::optional<Vector3d> crossing(const Vector3d& a, const Vector3d& b, const Vector3d& c,
                                 const Vector3d& d, double tolerance) {
    const Vector3d u = b - a, v = d - c, w = c - a, n = u.cross(v);
    if (n.norm() <= 1e-9 * u.norm() * v.norm()) return std::nullopt;
    const double s = w.cross(v).dot(n) / n.squaredNorm(), t = w.cross(u).dot(n) / n.squaredNorm();
    const double edge_u = tolerance / u.norm(), edge_v = tolerance / v.norm();
    if (s <= edge_u || s >= 1 - edge_u || t <= edge_v || t >= 1 - edge_v) return std::nullopt;
    const Vector3d p = a + s * u;
    if ((p - (c + t * v)).norm() > tolerance) return std::nullopt;
    return p;
}

int node_at(const std::vector<Vector3d>& nodes, std::size_t first, const Vector3d& p,
            double tolerance) {
    for (std::size_t i = first; i < nodes.size(); ++i)
        if ((nodes[i] - p).norm() <= tolerance) return static_cast<int>(i);
    return -1;
}

bool boxes_apart(const Vector3d& a, const Vector3d& b, const Vector3d& c, const Vector3d& d,
                 double tolerance) {
    const Eigen::Array3d low = a.cwiseMin(b).array() - tolerance,
                         high = a.cwiseMax(b).array() + tolerance;
    return (c.cwiseMax(d).array() < low).any() || (c.cwiseMin(d).array() > high).any();
}

}  // namespace

EdgeNetwork build_network(const std::vector<Vector3d>& nodes, const std::vector<Line>& lines,
                          double tolerance) {
    EdgeNetwork net;
    net.nodes = nodes;
    std::vector<std::vector<Cut>> cuts(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t n = 0; n < nodes.size(); ++n)
            if (const auto at =
                    between(nodes[n], nodes[lines[i].start], nodes[lines[i].end], tolerance))
                cuts[i].push_back({*at, static_cast<int>(n)});
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Vector3d &a = nodes[lines[i].start], &b = nodes[lines[i].end];
        for (std::size_t j = i + 1; j < lines.size(); ++j) {
            const Vector3d &c = nodes[lines[j].start], &d = nodes[lines[j].end];
            if (boxes_apart(a, b, c, d, tolerance)) continue;
            const auto p = crossing(a, b, c, d, tolerance);
            if (!p || node_at(nodes, 0, *p, tolerance) >= 0) continue;  // cut at that node already
            int node = node_at(net.nodes, nodes.size(), *p, tolerance);
            if (node < 0) node = static_cast<int>(net.nodes.size()), net.nodes.push_back(*p);
            cuts[i].push_back({(*p - a).norm() / (b - a).norm(), node});
            cuts[j].push_back({(*p - c).norm() / (d - c).norm(), node});
        }
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::stable_sort(cuts[i].begin(), cuts[i].end(),
                         [](const Cut& x, const Cut& y) { return x.at < y.at; });
        std::vector<int> chain{lines[i].start};
        for (const Cut& cut : cuts[i])
            if (cut.node != chain.back()) chain.push_back(cut.node);
        chain.push_back(lines[i].end);
        for (std::size_t k = 0; k + 1 < chain.size(); ++k)
            net.pieces[pair_of(chain[k], chain[k + 1])].length =
                (net.nodes[chain[k]] - net.nodes[chain[k + 1]]).norm();
        net.chains.push_back(chain);
    }
    return net;
}

int EdgeNetwork::divisions_along(const std::vector<int>& chain) const {
    int sum = 0;
    for (std::size_t k = 0; k + 1 < chain.size(); ++k)
        sum += pieces.at(pair_of(chain[k], chain[k + 1])).divisions;
    return sum;
}

std::vector<int> EdgeNetwork::divided(const std::vector<int>& chain) const {
    std::vector<int> all{chain.front()};
    for (std::size_t k = 0; k + 1 < chain.size(); ++k) {
        std::vector<int> interior = pieces.at(pair_of(chain[k], chain[k + 1])).interior;
        if (chain[k] > chain[k + 1]) std::reverse(interior.begin(), interior.end());
        all.insert(all.end(), interior.begin(), interior.end());
        all.push_back(chain[k + 1]);
    }
    return all;
}

void EdgeNetwork::place_nodes() {
    for (auto& [ends, piece] : pieces) {
        const Vector3d a = nodes[ends.first], b = nodes[ends.second];
        for (int k = 1; k < piece.divisions; ++k) {
            piece.interior.push_back(static_cast<int>(nodes.size()));
            nodes.push_back(a + static_cast<double>(k) / piece.divisions * (b - a));
        }
    }
}

}  // namespace loadpath::mesh
