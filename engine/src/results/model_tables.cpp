#include "results/model_tables.hpp"

#include <span>

#include "results/fill_table.hpp"

namespace loadpath::results {

namespace {

answer::Id id_row(std::int64_t id) { return {static_cast<double>(id)}; }

// By joint, -1 where it is no node of the document or of a mesh.
std::vector<std::int64_t> node_ids(const model::Structure& structure) {
    std::vector<std::int64_t> ids(structure.joints.size(), -1);
    for (int n = 0; n < structure.node_count(); ++n) ids[n] = structure.document->model.nodes[n].id;
    for (const model::MeshNode& node : structure.mesh_nodes) ids[node.joint] = node.id;
    return ids;
}

void fill_nodes(const model::Structure& structure, const std::vector<std::int64_t>& id_of,
                Numbers& numbers, answer::ModelTables& tables) {
    const std::vector<int> joints = reported_joints(structure);
    auto ids = fill(numbers, tables.node_ids);
    for (const int joint : joints) ids.push(id_row(id_of[joint]));
    auto positions = fill(numbers, tables.node_positions);
    for (const int joint : joints)
        positions.push(row_from<answer::Point>(structure.joints[joint].at));
}

void fill_members(const model::Structure& structure, Numbers& numbers,
                  answer::ModelTables& tables) {
    auto ids = fill(numbers, tables.member_ids);
    for (const auto& member : structure.document->model.members) ids.push(id_row(member.id));
    auto lengths = fill(numbers, tables.member_lengths);
    for (int m = 0; m < structure.member_count(); ++m) lengths.push({structure.members[m].length});
    auto axes = fill(numbers, tables.member_axes);
    for (int m = 0; m < structure.member_count(); ++m) {
        const model::Matrix3 by_column = structure.members[m].axes.transpose();
        axes.push(row_from<answer::Axes>(by_column));
    }
}

void fill_supports(const model::Structure& structure, const std::vector<std::int64_t>& id_of,
                   Numbers& numbers, answer::ModelTables& tables) {
    const std::span supports(structure.supports.data(), structure.support_count());
    auto nodes = fill(numbers, tables.support_nodes);
    for (const auto& support : supports) nodes.push(id_row(id_of[support.node]));
    auto ids = fill(numbers, tables.support_ids);
    for (const auto& support : supports) ids.push(id_row(support.id));
}

answer::PlateNodes corners_of(const model::Plate& plate, const std::vector<std::int64_t>& id_of) {
    answer::PlateNodes row;
    row.nodes.fill(-1.0);
    for (std::size_t k = 0; k < plate.joints.size(); ++k)
        row.nodes[k] = static_cast<double>(id_of[plate.joints[k]]);
    return row;
}

void fill_plates(const model::Structure& structure, const std::vector<std::int64_t>& id_of,
                 Numbers& numbers, answer::ModelTables& tables) {
    if (structure.plates.empty()) return;
    auto ids = fill(numbers, tables.plate_ids);
    for (const model::Plate& plate : structure.plates) ids.push(id_row(plate.id));
    auto surfaces = fill(numbers, tables.plate_surfaces);
    for (const model::Plate& plate : structure.plates)
        surfaces.push(id_row(plate.surface.value_or(-1)));
    auto nodes = fill(numbers, tables.plate_nodes);
    for (const model::Plate& plate : structure.plates) nodes.push(corners_of(plate, id_of));
    auto centres = fill(numbers, tables.plate_centres);
    for (const model::Plate& plate : structure.plates)
        centres.push(row_from<answer::Point>(plate.frame.centre));
    auto thickness = fill(numbers, tables.plate_thickness);
    for (const model::Plate& plate : structure.plates) thickness.push({plate.thickness});
}

}  // namespace

std::vector<int> reported_joints(const model::Structure& structure) {
    std::vector<int> joints;
    for (int n = 0; n < structure.node_count(); ++n) joints.push_back(n);
    for (const model::MeshNode& node : structure.mesh_nodes) joints.push_back(node.joint);
    return joints;
}

answer::ModelTables model_tables(const model::Structure& structure, Numbers& numbers) {
    answer::ModelTables tables;
    const std::vector<std::int64_t> id_of = node_ids(structure);
    fill_nodes(structure, id_of, numbers, tables);
    fill_members(structure, numbers, tables);
    fill_supports(structure, id_of, numbers, tables);
    fill_plates(structure, id_of, numbers, tables);
    return tables;
}

}  // namespace loadpath::results
