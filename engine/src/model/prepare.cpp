#include "model/prepare.hpp"

#include <algorithm>
#include <string>

#include "document/not_honoured.hpp"

namespace loadpath::model {

namespace {

// Index by id; a repeated id is an error, because a reference would be ambiguous.
template <class Records>
void index_by_id(const Records& records, const std::string& path,
                 std::unordered_map<std::int64_t, int>& index, Issues& errors) {
    index.reserve(records.size());
    for (std::size_t i = 0; i < records.size(); ++i) {
        const auto [first, is_new] = index.emplace(records[i].id, static_cast<int>(i));
        if (!is_new) errors.push_back(duplicate_id(path, records[i].id, first->second, i));
    }
}

}  // namespace

std::int64_t Structure::node_id(int joint) const {
    const int node = joints[joint].node;
    if (node < node_count()) return document->model.nodes[node].id;
    for (const MeshNode& mesh_node : mesh_nodes)
        if (mesh_node.joint == node) return mesh_node.id;
    // Inside a member: its end tells most.
    for (const Member& member : members)
        if (member.parent >= 0 && member.end == joint) return member.source->end_node_id;
    return -1;
}

Structure prepare(const document::Document& document, Issues& errors, const Structure* perfect) {
    Structure structure;
    structure.document = &document;
    index_by_id(document.model.nodes, "model.nodes", structure.node_index, errors);
    index_by_id(document.model.members, "model.members", structure.member_index, errors);
    index_by_id(document.analysis.load_cases, "analysis.load_cases", structure.case_index, errors);
    document::find_not_honoured(document, errors, structure.warnings);
    refuse_wrong_cables(document, errors);
    refuse_wrong_axes(document.model, errors);
    refuse_wrong_curves(document, errors, structure.warnings);
    refuse_wrong_extensions(document, errors);
    if (document.model.members.empty() && document.model.plate_elements.empty() &&
        document.model.plate_surfaces.empty())
        errors.push_back({IssueCode::nothing_to_solve,
                          "should have members or plates, found neither: there is nothing to solve",
                          "model"});
    if (!errors.empty()) return structure;

    structure.joints.reserve(document.model.nodes.size());
    for (const document::Node& node : document.model.nodes) {
        Joint joint;
        joint.at = {node.X, node.Y, node.Z};
        joint.node = static_cast<int>(structure.joints.size());
        structure.joints.push_back(joint);
    }
    prepare_supports(structure, errors);
    prepare_members(structure, perfect, errors);
    if (!errors.empty()) return structure;
    split_at_scissor_hinges(structure, errors);
    tie_rigid_members(structure);
    tie_rigid_diaphragms(structure, perfect != nullptr, errors);
    prepare_plates(structure, errors);
    if (!errors.empty()) return structure;
    prepare_extensions(structure, errors);
    if (!errors.empty()) return structure;
    find_curved_springs(structure);
    mark_used_joints(structure);
    find_idle_directions(structure);
    decide_whether_planar(structure);
    return structure;
}

void mark_used_joints(Structure& structure) {
    for (const Member& member : structure.members) {
        for (const int j : {member.start, member.end}) {
            structure.joints[j].used = true;
            structure.joints[j].warps |= member.warps;
        }
    }
    for (const Plate& plate : structure.plates)
        for (const int j : plate.joints) structure.joints[j].used = true;
    for (const Tie& tie : structure.ties)
        structure.joints[tie.first].used = structure.joints[tie.second].used = true;
    // A load on a node that nothing is joined to drives that node away, unless a support bears it.
    const auto use = [&](const auto& loads) {
        for (const auto& load : loads)
            if (const auto node = structure.node_index.find(load.node);
                node != structure.node_index.end() && load.magnitude != 0.0)
                structure.joints[node->second].used = true;
    };
    for (const document::LoadCase& load_case : structure.document->analysis.load_cases) {
        use(load_case.nodal_loads);
        use(load_case.nodal_moments);
    }
}

}  // namespace loadpath::model
