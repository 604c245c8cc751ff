#include "stability/columns.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

namespace loadpath::stability {

namespace {

// A column rises by this share of its length; a brace or a rafter does not. Nor do they stand on
// supports, as legs do that rake.
constexpr double upright = 0.9, raking = 0.7;
// Columns of one row stand so far out of line at most, metres.
constexpr double out_of_line = 0.1;
constexpr double share_of_average = 0.5;

Vector3 place_of(const document::Node& node) { return {node.X, node.Y, node.Z}; }

// Those that rise by a share of their length at least.
std::vector<Column> rising(const checks::ModelIndex& index, const checks::MemberChains& chains,
                           const analysis::ResultSet& set, double share, bool on_supports) {
    std::vector<Column> found;
    const auto& nodes = index.model().nodes;
    for (const checks::MemberChain& chain : chains.all) {
        Column one{chain.nodes.front(), chain.nodes.back()};
        if (nodes[one.foot].Y > nodes[one.head].Y) std::swap(one.foot, one.head);
        one.from = place_of(nodes[one.foot]);
        one.to = place_of(nodes[one.head]);
        const double rise = one.to.y() - one.from.y();
        if (!(rise > 0.0) || rise < share * (one.to - one.from).norm()) continue;
        if (on_supports && index.support_at(one.foot) == nullptr) continue;
        for (const checks::ChainLink& link : chain.links)
            one.force = std::max(one.force, set.curves[link.member].n.maximum().value);
        if (one.force > 0.0) found.push_back(one);
    }
    return found;
}

// By joint, one that stands for all that bars join to it.
std::vector<int> find_parts(const model::Structure& structure) {
    std::vector<int> of(structure.joints.size());
    std::iota(of.begin(), of.end(), 0);
    const auto root = [&](int joint) {
        while (of[static_cast<std::size_t>(joint)] != joint)
            joint = of[static_cast<std::size_t>(joint)] =
                of[static_cast<std::size_t>(of[static_cast<std::size_t>(joint)])];
        return joint;
    };
    for (const model::Member& each : structure.members)
        of[static_cast<std::size_t>(root(each.start))] = root(each.end);
    for (std::size_t k = 0; k < of.size(); ++k) of[k] = root(static_cast<int>(k));
    return of;
}

}  // namespace

std::vector<Column> find_columns(const checks::ModelIndex& index,
                                 const checks::MemberChains& chains,
                                 const analysis::ResultSet& set) {
    std::vector<Column> found = rising(index, chains, set, upright, false);
    return found.empty() ? rising(index, chains, set, raking, true) : found;
}

double lowest_foot(const std::vector<Column>& columns) {
    double lowest = std::numeric_limits<double>::infinity();
    for (const Column& each : columns) lowest = std::min(lowest, each.from.y());
    return lowest;
}

double height_of(const model::Structure& structure, const std::vector<Column>& columns) {
    const std::vector<int> parts = find_parts(structure);
    std::map<int, std::pair<double, double>> ends;  // by part, its lowest foot and highest head
    for (const Column& each : columns) {
        const auto [at, is_new] =
            ends.try_emplace(parts[each.foot], std::pair(each.from.y(), each.to.y()));
        at->second.first = std::min(at->second.first, each.from.y());
        at->second.second = std::max(at->second.second, each.to.y());
    }
    double least = std::numeric_limits<double>::infinity();
    for (const auto& [part, own] : ends) least = std::min(least, own.second - own.first);
    return least;
}

std::int64_t fewest_in_a_row(const std::vector<Column>& columns, const Vector3& direction) {
    const Vector3 across = direction.cross(Vector3::UnitY());
    std::int64_t fewest = std::ssize(columns);
    std::vector<double> forces;
    for (const Column& one : columns) {
        const Vector3 middle = 0.5 * (one.from + one.to);
        forces.clear();
        double sum = 0.0;
        for (const Column& other : columns) {
            if (!(other.from.y() < middle.y() && middle.y() < other.to.y()) ||
                std::fabs((0.5 * (other.from + other.to) - middle).dot(across)) > out_of_line)
                continue;
            forces.push_back(other.force);
            sum += other.force;
        }
        const double least = share_of_average * sum / static_cast<double>(forces.size());
        fewest = std::min<std::int64_t>(
            fewest, std::ranges::count_if(forces, [&](double force) { return force >= least; }));
    }
    return fewest;
}

Vector3 mean_lean(const std::vector<Column>& columns, const std::vector<double>& motion,
                  const std::vector<Vector3>& shifts) {
    Vector3 sum = Vector3::Zero();
    double all = 0.0;
    const auto at = [&](std::size_t node) {
        const double* moved = motion.data() + node * model::unknowns_per_joint;
        Vector3 place(moved[0], 0.0, moved[2]);
        if (!shifts.empty()) place += Vector3(shifts[node].x(), 0.0, shifts[node].z());
        return place;
    };
    for (const Column& each : columns) {
        sum += each.force * (at(each.head) - at(each.foot));
        all += each.force * (each.to.y() - each.from.y());
    }
    return all > 0.0 ? Vector3(sum / all) : Vector3::Zero();
}

}  // namespace loadpath::stability
