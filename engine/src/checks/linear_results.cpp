#include "checks/linear_results.hpp"

#include <algorithm>
#include <set>

#include "analysis/axial_effects.hpp"
#include "analysis/plate_stress.hpp"

namespace loadpath::checks {

bool LinearResults::is_solved(std::size_t combination) const {
    return combination < combinations_.size() && combinations_[combination].is_usable() &&
           combinations_[combination].converged;
}

double LinearResults::member_length(std::size_t member) const {
    return structure_.members[member].length;
}

const curves::MemberForces& LinearResults::member_forces(std::size_t combination,
                                                         std::size_t member) const {
    return combinations_[combination].curves[member];
}

bool LinearResults::moves_into_equilibrium(std::size_t combination,
                                           const model::Vector3& direction) const {
    const analysis::ResultSet& set = combinations_[combination];
    const document::Document& solved =
        set.imperfect ? set.imperfect->document : *structure_.document;
    if (solved.analysis.options.order != document::AnalysisOrder::NONLINEAR) return false;
    Issues told;  // with the solution
    const model::Vector3 counted = analysis::axial_effects(structure_, told).counted;
    return direction.cwiseProduct(counted).squaredNorm() >= 0.3 * direction.squaredNorm();
}

std::array<double, 6> LinearResults::node_motion(std::size_t combination, std::size_t node) const {
    const double* motion =
        combinations_[combination].displacements.data() + node * model::unknowns_per_joint;
    return {motion[0], motion[1], motion[2], motion[3], motion[4], motion[5]};
}

std::vector<std::size_t> LinearResults::surface_nodes(std::size_t surface) const {
    const std::int64_t id = structure_.document->model.plate_surfaces[surface].id;
    std::set<std::size_t> nodes;
    for (const model::Plate& plate : structure_.plates)
        if (plate.surface == id) nodes.insert(plate.joints.begin(), plate.joints.end());
    return {nodes.begin(), nodes.end()};
}

std::optional<double> LinearResults::element_stress(std::size_t combination, std::size_t element,
                                                    document::PlateStressMeasure measure) const {
    const std::int64_t id = structure_.document->model.plate_elements[element].id;
    return governing_stress(combination, measure,
                            [id](const model::Plate& plate) { return plate.id == id; });
}

std::optional<double> LinearResults::surface_stress(std::size_t combination, std::size_t surface,
                                                    document::PlateStressMeasure measure) const {
    const std::int64_t id = structure_.document->model.plate_surfaces[surface].id;
    return governing_stress(combination, measure,
                            [id](const model::Plate& plate) { return plate.surface == id; });
}

double LinearResults::surface_compression(std::size_t combination, std::size_t surface) const {
    const std::int64_t id = structure_.document->model.plate_surfaces[surface].id;
    const std::vector<analysis::PlateState>& states = combinations_[combination].plates;
    double sum = 0.0;
    int count = 0;
    for (std::size_t p = 0; p < states.size(); ++p) {
        const model::Plate& plate = structure_.plates[p];
        if (plate.surface != id) continue;
        const shell::Resultants& n = states[p].centre;
        const shell::FaceStress stress{n.nx, n.ny, n.nxy};
        sum += std::max(0.0, -stress.principal_min()) / plate.thickness;
        ++count;
    }
    return count > 0 ? sum / count : 0.0;
}

template <typename Applies>
std::optional<double> LinearResults::governing_stress(std::size_t combination,
                                                      document::PlateStressMeasure measure,
                                                      Applies applies) const {
    const std::vector<analysis::PlateState>& states = combinations_[combination].plates;
    std::optional<double> governing;
    for (std::size_t p = 0; p < states.size(); ++p) {
        if (!applies(structure_.plates[p])) continue;
        const double stress = analysis::plate_stress(states[p], structure_.plates[p], measure);
        const bool is_smallest = measure == document::PlateStressMeasure::PrincipalMin;
        if (!governing || (is_smallest ? stress < *governing : stress > *governing))
            governing = stress;
    }
    return governing;
}

}  // namespace loadpath::checks
