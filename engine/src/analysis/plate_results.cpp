#include "analysis/plate_results.hpp"

#include "analysis/smooth_resultants.hpp"

namespace loadpath::analysis {

namespace {

std::vector<int> first_unknowns(const model::Plate& plate, int count) {
    std::vector<int> unknowns;
    for (const int joint : plate.joints)
        for (int k = 0; k < count; ++k) unknowns.push_back(joint * model::unknowns_per_joint + k);
    return unknowns;
}

}  // namespace

std::vector<int> unknowns_of(const model::Plate& plate) { return first_unknowns(plate, 6); }

std::vector<int> displacements_of(const model::Plate& plate) { return first_unknowns(plate, 3); }

PlateState plate_state(const shell::ShellElement& element, const shell::ElementVector& movements) {
    PlateState state;
    const auto& at = element.resultants;
    for (std::size_t k = 0; k + 1 < at.size(); ++k)
        state.corners.push_back(shell::resultants_from(at[k] * movements));
    state.centre = shell::resultants_from(at.back() * movements);
    return state;
}

std::vector<PlateState> recover_plates(const model::Structure& structure,
                                       const std::vector<shell::ShellElement>& elements,
                                       const std::vector<double>& displacements,
                                       std::vector<double>& given) {
    std::vector<PlateState> states;
    states.reserve(structure.plates.size());
    for (std::size_t p = 0; p < structure.plates.size(); ++p) {
        const std::vector<int> unknowns = unknowns_of(structure.plates[p]);
        shell::ElementVector u(static_cast<int>(unknowns.size()));
        for (std::size_t k = 0; k < unknowns.size(); ++k)
            u[static_cast<int>(k)] = displacements[unknowns[k]];
        PlateState state = plate_state(elements[p], u);
        state.forces = elements[p].stiffness * u;
        for (std::size_t k = 0; k < unknowns.size(); ++k)
            given[unknowns[k]] += state.forces[static_cast<int>(k)];
        states.push_back(std::move(state));
    }
    smooth_resultants(structure, states);
    return states;
}

}  // namespace loadpath::analysis
