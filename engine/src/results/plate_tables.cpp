#include "results/plate_tables.hpp"

namespace loadpath::results {

namespace {

constexpr std::size_t most_corners = 4;

void push(Tables& tables, const shell::Resultants& r) {
    for (const double value : {r.nx, r.ny, r.nxy, r.mx, r.my, r.mxy, r.qx, r.qy})
        tables.push(value);
}

}  // namespace

std::vector<int> reported_joints(const model::Structure& structure) {
    std::vector<int> joints;
    for (int n = 0; n < structure.node_count(); ++n) joints.push_back(n);
    for (const model::MeshNode& node : structure.mesh_nodes) joints.push_back(node.joint);
    return joints;
}

void push_plates(const model::Structure& structure, Tables& tables) {
    if (structure.plates.empty()) return;
    std::vector<std::int64_t> id_of(structure.joints.size(), -1);
    for (int n = 0; n < structure.node_count(); ++n)
        id_of[n] = structure.document->model.nodes[n].id;
    for (const model::MeshNode& node : structure.mesh_nodes) id_of[node.joint] = node.id;
    tables.begin("plate_ids", 1);
    for (const model::Plate& plate : structure.plates) tables.push(static_cast<double>(plate.id));
    tables.begin("plate_surfaces", 1);
    for (const model::Plate& plate : structure.plates)
        tables.push(static_cast<double>(plate.surface.value_or(-1)));
    tables.begin("plate_nodes", most_corners);
    for (const model::Plate& plate : structure.plates)
        for (std::size_t k = 0; k < most_corners; ++k)
            tables.push(k < plate.joints.size() ? static_cast<double>(id_of[plate.joints[k]])
                                                : -1.0);
    tables.begin("plate_centres", 3);
    for (const model::Plate& plate : structure.plates) tables.push_all(plate.frame.centre, 3);
    tables.begin("plate_thickness", 1);
    for (const model::Plate& plate : structure.plates) tables.push(plate.thickness);
}

void push_plate_results(const model::Structure& structure, const analysis::ResultSet& set,
                        Tables& tables) {
    if (set.plates.empty()) return;
    tables.begin("plate_resultants", 8 * (1 + most_corners));
    for (const analysis::PlateState& state : set.plates) {
        push(tables, state.centre);
        for (std::size_t k = 0; k < most_corners; ++k)
            push(tables, k < state.corners.size() ? state.corners[k] : shell::Resultants{});
    }
    tables.begin("plate_stresses", 3);
    for (std::size_t p = 0; p < set.plates.size(); ++p) {
        const shell::PlateStress stress =
            shell::face_stresses(set.plates[p].centre, structure.plates[p].thickness);
        tables.push(shell::largest_von_mises(stress));
        tables.push(shell::largest_principal(stress));
        tables.push(shell::smallest_principal(stress));
    }
    // Mean of the corners: six in global axes, six in the plate's own.
    tables.begin("plate_displacements", 12);
    for (const model::Plate& plate : structure.plates) {
        Eigen::Matrix<double, 6, 1> mean = Eigen::Matrix<double, 6, 1>::Zero();
        for (const int joint : plate.joints)
            for (int k = 0; k < 6; ++k)
                mean[k] += set.displacements[joint * model::unknowns_per_joint + k] /
                           static_cast<double>(plate.joints.size());
        tables.push_all(mean, 6);
        tables.push_all(Eigen::Vector3d(plate.frame.axes * mean.head<3>()), 3);
        tables.push_all(Eigen::Vector3d(plate.frame.axes * mean.tail<3>()), 3);
    }
    tables.begin("plate_forces", 6 * most_corners);
    for (const analysis::PlateState& state : set.plates)
        for (int k = 0; k < 6 * static_cast<int>(most_corners); ++k)
            tables.push(k < state.forces.size() ? state.forces[k] : 0.0);
}

}  // namespace loadpath::results
