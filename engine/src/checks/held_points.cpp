#include "checks/held_points.hpp"

#include <cmath>

#include "checks/support_hold.hpp"

namespace loadpath::checks {

namespace {

void add_support(Hold& hold, const document::NodalSupport& support, const model::Matrix3& axes) {
    const model::Vector3 x = axes.row(0), y = axes.row(1), z = axes.row(2);
    hold.y = hold.y || holds_along(support, y, x);
    hold.z = hold.z || holds_along(support, z, x);
    hold.twist = hold.twist || holds_twist(support, x);
    hold.is_warping_held = support.warping_condition && is_fixed(support.warping_condition);
}

}  // namespace

model::Matrix3 axes_of_chain(const ModelIndex& index, const MemberChain& chain) {
    const document::Model& model = index.model();
    const document::Member& m = model.members[chain.links.front().member];
    const document::Node& a = model.nodes[*index.node(m.start_node_id)];
    const document::Node& b = model.nodes[*index.node(m.end_node_id)];
    return model::member_axes({a.X, a.Y, a.Z}, {b.X, b.Y, b.Z}, m.rotation_angle);
}

std::vector<HeldPoint> held_points(const ModelIndex& index, const MemberChain& chain,
                                   bool is_planar) {
    const model::Matrix3 axes = axes_of_chain(index, chain);
    std::vector<HeldPoint> points;
    for (std::size_t k = 0; k < chain.nodes.size(); ++k) {
        HeldPoint point{chain.node_x[k], {}, index.model().nodes[chain.nodes[k]].id};
        const bool is_end = k == 0 || k + 1 == chain.nodes.size();
        const document::NodalSupport* support = index.support_at(chain.nodes[k]);
        if (is_end && index.parts_at(chain.nodes[k]) > 1)
            point.hold.y = point.hold.z = point.hold.twist = true;
        if (support) add_support(point.hold, *support, axes);
        // An end on a support that holds it both ways is taken for a fork.
        if (is_end && point.hold.y && point.hold.z) point.hold.twist = true;
        if (is_planar && (support || index.holding_parts_at(chain.nodes[k]) > 2)) {
            // What is across the plane is not in the document. What others meet counts as held
            // there, along the local axis across the plane and against twist; nothing else does.
            if (std::fabs(axes(1, 2)) > 0.99) point.hold.y = true;
            if (std::fabs(axes(2, 2)) > 0.99) point.hold.z = true;
            point.hold.twist = true;
        }
        points.push_back(point);
    }
    return points;
}

void add_restraints(const MemberChain& chain, std::vector<HeldPoint>& points) {
    if (!chain.set) return;
    for (const document::BucklingRestraint& restraint : chain.set->buckling_restraints) {
        for (HeldPoint& point : points) {
            if (point.node_id != restraint.node_id) continue;
            point.hold.y = point.hold.y || restraint.restrains_local_y.value_or(false);
            point.hold.z = point.hold.z || restraint.restrains_local_z.value_or(false);
            point.hold.twist = point.hold.twist || restraint.restrains_torsion.value_or(false);
        }
    }
}

}  // namespace loadpath::checks
