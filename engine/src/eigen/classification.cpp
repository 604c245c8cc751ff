#include "eigen/classification.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::eigen {

namespace {

using model::Vector3;

constexpr int up = 1;

// Of the movement of a mode's largest point: nodes that move less stand still.
constexpr double still = 1e-3;

// Shares from which a word is taken.
constexpr double least_sway = 0.6, least_twist = 0.5, least_participating = 0.15;

// Of the height of the structure: nodes closer than this are of one level.
constexpr double level_height = 1e-3;

struct MovedNode {
    Vector3 at, moved;
};

std::vector<MovedNode> nodes_of(const model::Structure& structure,
                                const std::vector<double>& shape) {
    std::vector<MovedNode> nodes;
    const auto add = [&](int joint) {
        const double* u = shape.data() + joint * model::unknowns_per_joint;
        nodes.push_back({structure.joints[joint].at, {u[0], u[1], u[2]}});
    };
    for (int n = 0; n < structure.node_count(); ++n)
        if (structure.joints[n].used) add(n);
    for (const model::MeshNode& node : structure.mesh_nodes) add(node.joint);
    std::stable_sort(nodes.begin(), nodes.end(),
                     [](const MovedNode& a, const MovedNode& b) { return a.at[up] < b.at[up]; });
    return nodes;
}

// Nodes of one height: their mean movement, and how they turn as a whole about their centre.
struct Level {
    Vector3 mean = Vector3::Zero();
    double turn = 0.0;
    double energy = 0.0, energy_of_turn = 0.0;
};

Level level_of(const MovedNode* first, const MovedNode* last) {
    Level level;
    Vector3 centre = Vector3::Zero();
    const double count = static_cast<double>(last - first);
    for (const MovedNode* node = first; node != last; ++node) {
        level.mean += node->moved / count;
        centre += node->at / count;
        level.energy += node->moved.squaredNorm();
    }
    double spin = 0.0, inertia = 0.0;
    for (const MovedNode* node = first; node != last; ++node) {
        const Vector3 arm = node->at - centre;
        spin += arm.cross(node->moved)[up];
        inertia += arm[0] * arm[0] + arm[2] * arm[2];
    }
    if (inertia > 0.0) {
        level.turn = spin / inertia;
        level.energy_of_turn = spin * spin / inertia;
    }
    return level;
}

std::vector<Level> levels_of(const std::vector<MovedNode>& nodes) {
    const double same = level_height * (nodes.back().at[up] - nodes.front().at[up]);
    std::vector<Level> levels;
    const MovedNode* const end = nodes.data() + nodes.size();
    for (const MovedNode* first = nodes.data(); first != end;) {
        const MovedNode* last = first + 1;
        while (last != end && last->at[up] - first->at[up] <= same) ++last;
        levels.push_back(level_of(first, last));
        first = last;
    }
    return levels;
}

template <class Of>
std::int64_t count_waves(const std::vector<Level>& levels, const Of& of) {
    double largest = 0.0;
    for (const Level& level : levels) largest = std::max(largest, std::abs(of(level)));
    std::int64_t count = 1;
    double last = 0.0;
    for (const Level& level : levels) {
        const double value = of(level);
        if (std::abs(value) <= still * largest) continue;
        if (value * last < 0.0) ++count;
        last = value;
    }
    return count;
}

}  // namespace

answer::ModeClassification classify(const model::Structure& structure,
                                    const std::vector<double>& shape) {
    answer::ModeClassification found;
    found.label = answer::ModeLabel::local;
    const std::vector<MovedNode> nodes = nodes_of(structure, shape);
    Vector3 energy = Vector3::Zero();
    double largest = 0.0, of_squares = 0.0;
    for (const MovedNode& node : nodes) {
        energy += node.moved.cwiseAbs2();
        of_squares += node.moved.squaredNorm() * node.moved.squaredNorm();
        largest = std::max(largest, node.moved.norm());
    }
    if (largest < still) return found;
    const double all = energy.sum();
    int axis = 0;
    for (int k = 0; k < 3; ++k) {
        found.translation_fractions[k] = energy[k] / all;
        if (energy[k] > energy[axis]) axis = k;
    }
    found.participating_node_fraction = all * all / of_squares / static_cast<double>(nodes.size());
    const std::vector<Level> levels = levels_of(nodes);
    found.top_node_energy_fraction = levels.back().energy / all;
    // What stands on one level only is a beam or a grillage, whose waves are no turning in plan.
    const bool is_tall = levels.size() > 1;
    const double horizontal = energy[0] + energy[2];
    double of_turns = 0.0;
    for (const Level& level : levels) of_turns += level.energy_of_turn;
    if (is_tall && horizontal > 0.0) found.twist_fraction = of_turns / horizontal;

    if (found.participating_node_fraction < least_participating) return found;
    if (found.twist_fraction >= least_twist && horizontal >= least_sway * all) {
        found.label = answer::ModeLabel::torsional;
        found.harmonic = count_waves(levels, [](const Level& level) { return level.turn; });
    } else if (energy[axis] >= least_sway * all) {
        constexpr answer::ModeLabel sways[] = {answer::ModeLabel::sway_x, answer::ModeLabel::sway_y,
                                               answer::ModeLabel::sway_z};
        found.label = sways[axis];
        if (is_tall)
            found.harmonic =
                count_waves(levels, [axis](const Level& level) { return level.mean[axis]; });
    } else {
        found.label = answer::ModeLabel::mixed;
    }
    return found;
}

}  // namespace loadpath::eigen
