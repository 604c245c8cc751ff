// A member set with a scissor hinge stays one continuous beam where it crosses other members, and
// moves against them in the released directions: its members get a joint of their own there.
#include <set>
#include <string>

#include "model/prepare.hpp"

namespace loadpath::model {

namespace {

std::array<double, 6> stiffness_of(const document::ScissorHinge& hinge) {
    const std::optional<double>* given[6] = {
        &hinge.translational_release_x, &hinge.translational_release_y,
        &hinge.translational_release_z, &hinge.rotational_release_x,
        &hinge.rotational_release_y,    &hinge.rotational_release_z};
    std::array<double, 6> stiffness;
    for (int k = 0; k < 6; ++k) stiffness[k] = given[k]->value_or(rigid);
    return stiffness;
}

// Nodes that something outside the set is joined to: another member, or a plate.
std::set<int> crossed_nodes(const Structure& structure, const std::set<int>& set) {
    std::set<int> own, others;
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        std::set<int>& nodes = set.contains(static_cast<int>(m)) ? own : others;
        nodes.insert(structure.joints[structure.members[m].start].node);
        nodes.insert(structure.joints[structure.members[m].end].node);
    }
    const document::Model& model = structure.document->model;
    const auto add = [&](const std::vector<std::int64_t>& ids) {
        for (const std::int64_t id : ids)
            if (const auto node = structure.node_index.find(id); node != structure.node_index.end())
                others.insert(node->second);
    };
    for (const document::PlateElement& plate : model.plate_elements) add(plate.node_ids);
    for (const document::PlateSurface& surface : model.plate_surfaces)
        add(surface.boundary_node_ids);
    std::set<int> crossed;
    for (const int node : own)
        if (others.contains(node)) crossed.insert(node);
    return crossed;
}

void split(Structure& structure, const std::set<int>& set, int node,
           const document::ScissorHinge& hinge, const Matrix3& axes) {
    const int copy = static_cast<int>(structure.joints.size());
    Joint joint;
    joint.at = structure.joints[node].at;
    joint.node = node;
    structure.joints.push_back(joint);
    for (const int m : set) {
        Member& member = structure.members[m];
        if (member.start == node) member.start = copy;
        if (member.end == node) member.end = copy;
    }
    Tie tie;
    tie.first = node;
    tie.second = copy;
    tie.axes = tie.rotation_axes = axes;
    tie.stiffness = stiffness_of(hinge);
    structure.ties.push_back(tie);
}

}  // namespace

void split_at_scissor_hinges(Structure& structure, Issues& errors) {
    const document::Model& model = structure.document->model;
    std::set<int> taken;
    for (std::size_t i = 0; i < model.member_sets.size(); ++i) {
        const document::MemberSet& member_set = model.member_sets[i];
        if (!member_set.scissor_hinge) continue;
        const std::string path = "model.member_sets[" + std::to_string(i) + "]";
        const document::ScissorHinge* hinge = nullptr;
        for (const document::ScissorHinge& each : model.scissor_hinges)
            if (each.id == *member_set.scissor_hinge) hinge = &each;
        if (hinge == nullptr) {
            errors.push_back(broken_reference("model.scissor_hinges", *member_set.scissor_hinge,
                                              path + ".scissor_hinge"));
            continue;
        }
        Matrix3 axes = Matrix3::Identity();
        const auto* frame = std::get_if<document::ReleaseFrame>(&hinge->axes);
        if (frame != nullptr && *frame == document::ReleaseFrame::Local)
            errors.push_back({IssueCode::scissor_hinge_axes,
                              "the axes of a scissor hinge should be Global or User",
                              path + ".scissor_hinge"});
        else
            release_axes(hinge->axes, axes, path + ".scissor_hinge", axes, errors);

        std::set<int> set;
        for (std::size_t k = 0; k < member_set.member_ids.size(); ++k) {
            const std::int64_t id = member_set.member_ids[k];
            const auto member = structure.member_index.find(id);
            if (member == structure.member_index.end()) continue;
            set.insert(member->second);
            if (!taken.insert(member->second).second)
                errors.push_back({IssueCode::scissor_hinge_twice,
                                  "member " + std::to_string(id) +
                                      " should be in one set with a scissor hinge, found two",
                                  path_of(path + ".member_ids", k)});
        }
        const std::set<int> crossed = crossed_nodes(structure, set);
        if (member_set.scissor_hinge_nodes.empty()) {
            for (const int node : crossed) split(structure, set, node, *hinge, axes);
            continue;
        }
        for (std::size_t k = 0; k < member_set.scissor_hinge_nodes.size(); ++k) {
            const std::int64_t id = member_set.scissor_hinge_nodes[k];
            const auto node = structure.node_index.find(id);
            if (node == structure.node_index.end() || !crossed.contains(node->second))
                errors.push_back(
                    {IssueCode::scissor_hinge_nowhere,
                     "node " + std::to_string(id) +
                         " should be one where the set meets another member or a plate",
                     path_of(path + ".scissor_hinge_nodes", k)});
            else
                split(structure, set, node->second, *hinge, axes);
        }
    }
}

}  // namespace loadpath::model
