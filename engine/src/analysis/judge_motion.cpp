#include "analysis/judge_motion.hpp"

#include <cmath>

#include "analysis/reach.hpp"
#include "text/number.hpp"

namespace loadpath::analysis {

namespace {

// Of the structure's extent. Beams are built for a few hundredths at most; at a tenth the axial
// force of a bar that moves across its axis is off by half a percent.
constexpr double most_of_extent = 0.1;
// Where sine and angle part by a sixth of a percent.
constexpr double most_rotation = 0.1;
// No structure that is meant turns by a radian, so what moves between the nodes is nonsense too.
constexpr double absurd_rotation = 1.0;

struct Furthest {
    double size = 0.0;
    int joint = 0;
};

Furthest furthest(const model::Structure& structure, const ResultSet& set, int first) {
    Furthest found;
    for (int joint = 0; joint < static_cast<int>(structure.joints.size()); ++joint) {
        const double* d = set.displacements.data() + joint * model::unknowns_per_joint + first;
        const double size = std::sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
        if (size > found.size) found = {size, joint};
    }
    return found;
}

std::string rounded_text(double value) { return format(value, 3); }

std::string node_text(const model::Structure& structure, int joint) {
    return "node " + std::to_string(structure.node_id(joint));
}

std::string node_path(const model::Structure& structure, int joint) {
    const int node = structure.joints[static_cast<std::size_t>(joint)].node;
    return node < structure.node_count() ? path_of("model.nodes", static_cast<std::size_t>(node))
                                         : "model";
}

}  // namespace

void judge_motion(const model::Structure& structure, ResultSet& set) {
    if (!set.is_usable() || structure.joints.empty()) return;
    const double extent = reach_of(structure);
    const Furthest moved = furthest(structure, set, 0);
    if (moved.size > most_of_extent * extent) {
        set.warnings.push_back(
            {IssueCode::displacement_out_of_proportion,
             node_text(structure, moved.joint) + " moves by " + rounded_text(moved.size) +
                 " m in a structure that reaches over " + rounded_text(extent) +
                 " m: units, stiffness or loads are wrong, or a part is hardly held",
             node_path(structure, moved.joint),
             {},
             moved.size});
        return;  // its rotations say the same
    }
    const Furthest turned = furthest(structure, set, 3);
    if (!(turned.size > most_rotation)) return;
    const std::string turns =
        node_text(structure, turned.joint) + " turns by " + rounded_text(turned.size) + " rad";
    const bool is_absurd = turned.size > absurd_rotation;
    const std::string needed = set.method == ResultSet::Method::linear
                                   ? "second order needed"
                                   : "large rotations (COROTATIONAL) needed";
    set.warnings.push_back(
        {is_absurd ? IssueCode::displacement_out_of_proportion : IssueCode::second_order_needed,
         turns + (is_absurd
                      ? ": units, stiffness or loads are wrong, or a part is hardly held"
                      : ", beyond what theories of small rotations bear (0.1 rad): " + needed),
         node_path(structure, turned.joint),
         {},
         turned.size});
}

}  // namespace loadpath::analysis
