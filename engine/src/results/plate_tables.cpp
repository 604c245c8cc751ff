#include "results/plate_tables.hpp"

#include "results/fill_table.hpp"

namespace loadpath::results {

namespace {

answer::Resultants row_of(const shell::Resultants& r) {
    return {r.nx, r.ny, r.nxy, r.mx, r.my, r.mxy, r.qx, r.qy};
}

answer::PlateResultants resultants_of(const analysis::PlateState& state) {
    answer::PlateResultants row;
    row.centre = row_of(state.centre);
    for (std::size_t k = 0; k < state.corners.size(); ++k)
        row.corners[k] = row_of(state.corners[k]);
    return row;
}

answer::PlateStresses stresses_of(const shell::PlateStress& stress) {
    return {shell::largest_von_mises(stress), shell::largest_principal(stress),
            shell::smallest_principal(stress)};
}

// The mean of the corners.
answer::PlateDisplacements movement_of(const model::Plate& plate,
                                       const std::vector<double>& displacements) {
    Eigen::Matrix<double, 6, 1> mean = Eigen::Matrix<double, 6, 1>::Zero(), local;
    for (const int joint : plate.joints)
        for (int k = 0; k < 6; ++k)
            mean[k] += displacements[joint * model::unknowns_per_joint + k] /
                       static_cast<double>(plate.joints.size());
    local << plate.frame.axes * mean.head<3>(), plate.frame.axes * mean.tail<3>();
    return {row_from<answer::Motion>(mean), row_from<answer::Motion>(local)};
}

answer::PlateForces forces_of(const analysis::PlateState& state) {
    constexpr int per_corner = sizeof(answer::NodalForces) / sizeof(double);
    answer::PlateForces row;
    for (int k = 0; k < state.forces.size() / per_corner; ++k)
        row.corners[static_cast<std::size_t>(k)] =
            row_at<answer::NodalForces>(state.forces.data() + k * per_corner);
    return row;
}

}  // namespace

void fill_plate_tables(const model::Structure& structure, const analysis::ResultSet& set,
                       Numbers& numbers, answer::SetTables& tables) {
    auto resultants = fill(numbers, tables.plate_resultants);
    for (const analysis::PlateState& state : set.plates) resultants.push(resultants_of(state));
    auto stresses = fill(numbers, tables.plate_stresses);
    for (std::size_t p = 0; p < set.plates.size(); ++p)
        stresses.push(
            stresses_of(shell::face_stresses(set.plates[p].centre, structure.plates[p].thickness,
                                             structure.plates[p].stiffness.stress_across)));
    auto displacements = fill(numbers, tables.plate_displacements);
    for (const model::Plate& plate : structure.plates)
        displacements.push(movement_of(plate, set.displacements));
    auto forces = fill(numbers, tables.plate_forces);
    for (const analysis::PlateState& state : set.plates) forces.push(forces_of(state));
}

}  // namespace loadpath::results
