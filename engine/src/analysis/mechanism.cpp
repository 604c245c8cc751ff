#include "analysis/mechanism.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "issue.hpp"
#include "text/counted.hpp"
#include "text/number.hpp"

namespace loadpath::analysis {

namespace {

constexpr std::size_t most_nodes_named = 4;

struct Mover {
    int node = 0;
    int direction = 0;
    double size = 0.0;
};

// Where the document has it, whatever imperfections shift; nodes of meshes are not in it.
model::Vector3 place_of(const model::Structure& structure, const Mover& mover) {
    const auto& nodes = structure.document->model.nodes;
    const auto at = static_cast<std::size_t>(mover.node);
    if (at < nodes.size()) return {nodes[at].X, nodes[at].Y, nodes[at].Z};
    for (const auto& joint : structure.joints)
        if (joint.node == mover.node) return joint.at;
    return model::Vector3::Zero();
}

// The largest movement of each node, largest first; a rotation counts with the structure's size.
std::vector<Mover> movers(const model::Structure& structure, const std::vector<double>& motion) {
    std::vector<Mover> of_node(structure.joints.size());
    double largest = 0.0, largest_displacement = 0.0;
    for (std::size_t i = 0; i < motion.size(); ++i) {
        largest = std::max(largest, std::abs(motion[i]));
        if (i % model::unknowns_per_joint < 3)
            largest_displacement = std::max(largest_displacement, std::abs(motion[i]));
    }
    // Displacements say more than rotations wherever there are any.
    const bool displaces = largest_displacement > 1e-6 * largest;
    for (std::size_t i = 0; i < motion.size(); ++i) {
        const int direction = static_cast<int>(i % model::unknowns_per_joint);
        if (displaces && direction >= 3) continue;
        Mover& mover = of_node[structure.joints[i / model::unknowns_per_joint].node];
        if (std::abs(motion[i]) > mover.size)
            mover = {structure.joints[i / model::unknowns_per_joint].node, direction,
                     std::abs(motion[i])};
    }
    const double least = 0.05 * (displaces ? largest_displacement : largest);
    std::erase_if(of_node, [&](const Mover& m) { return m.size <= least; });
    std::stable_sort(of_node.begin(), of_node.end(),
                     [](const Mover& a, const Mover& b) { return a.size > b.size; });
    return of_node;
}

// Many that move one way: how many there are, where they stand and which way.
std::string name_many(const model::Structure& structure, const std::vector<Mover>& moving) {
    std::vector<std::int64_t> ids;
    model::Vector3 low = place_of(structure, moving[0]), high = low;
    for (const Mover& mover : moving) {
        ids.push_back(structure.node_id(mover.node));
        const model::Vector3 at = place_of(structure, mover);
        low = low.cwiseMin(at);
        high = high.cwiseMax(at);
    }
    std::ranges::sort(ids);
    std::string text = text::counted("node", ids);
    constexpr std::array<const char*, 3> axes = {" at X ", ", Y ", ", Z "};
    for (int axis = 0; axis < 3; ++axis) {
        text += axes[axis] + format(low[axis], 4);
        if (high[axis] > low[axis]) text += " to " + format(high[axis], 4);
    }
    return text + " m can move together freely " + direction_name(moving[0].direction) +
           ": nothing holds them";
}

std::string name_movers(const model::Structure& structure, const std::vector<Mover>& moving) {
    const auto name = [&](const Mover& mover) {
        return "node " + std::to_string(structure.node_id(mover.node));
    };
    if (moving.empty()) return "a part of the structure can move freely";
    if (moving.size() == 1)
        return name(moving[0]) +
               (moving[0].direction < 3 ? " can move freely " : " can turn freely ") +
               direction_name(moving[0].direction) + ": nothing holds it";
    const auto moves_as_first = [&](const Mover& mover) {
        return mover.direction == moving[0].direction;
    };
    if (moving.size() > most_nodes_named && std::ranges::all_of(moving, moves_as_first))
        return name_many(structure, moving);
    std::string text;
    for (std::size_t i = 0; i < std::min(moving.size(), most_nodes_named); ++i)
        text += (i == 0 ? "" : ", ") + name(moving[i]) + " " + direction_name(moving[i].direction);
    if (moving.size() > most_nodes_named)
        text += " and " + std::to_string(moving.size() - most_nodes_named) + " more nodes";
    return text + " can move together freely: nothing holds them";
}

}  // namespace

const char* direction_name(int direction) {
    constexpr std::array<const char*, 7> names = {"along X", "along Y", "along Z",   "about X",
                                                  "about Y", "about Z", "in warping"};
    return names[direction];
}

std::string furthest_of_motion(const model::Structure& structure,
                               const std::vector<double>& motion) {
    for (const Mover& mover : movers(structure, motion))
        if (mover.node < structure.node_count())
            return "node " + std::to_string(structure.node_id(mover.node)) + " " +
                   direction_name(mover.direction);
    return {};
}

DescribedMotion describe_motion(const model::Structure& structure,
                                const std::vector<double>& motion) {
    const std::vector<Mover> moving = movers(structure, motion);
    const bool is_of_document = !moving.empty() && moving[0].node < structure.node_count();
    return {name_movers(structure, moving),
            is_of_document ? path_of("model.nodes", static_cast<std::size_t>(moving[0].node))
                           : "model"};
}

}  // namespace loadpath::analysis
