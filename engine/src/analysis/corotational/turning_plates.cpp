#include "analysis/corotational/turning_plates.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "analysis/smooth_resultants.hpp"

namespace loadpath::analysis {

namespace {

// Of the largest force on a corner, what rounding leaves across a membrane.
constexpr double nothing_across = 1e-6;

}  // namespace

double TurningPlates::add(const TurningTies::Joint& joint, double reach, std::vector<double>& left,
                          std::vector<double>& whole, assembly::StiffnessSum& sum) {
    double largest = 0.0;
    for (std::size_t p = 0; p < responses_.size(); ++p) {
        const model::Plate& plate = structure_.plates[p];
        std::vector<model::Vector3> corners;
        std::vector<elements::Placement> placed;
        for (const int each : plate.joints) {
            corners.push_back(structure_.joints[each].at);
            placed.push_back(joint(each));
        }
        elements::FacetResponse& response = responses_[p];
        response = elements::respond_as_facet(corners, elements_[p].stiffness, placed);
        const std::vector<int> unknowns = unknowns_of(plate);
        sum.add(unknowns, Eigen::MatrixXd(response.tangent));
        for (int k = 0; k < response.forces.size(); ++k) {
            const int unknown = unknowns[static_cast<std::size_t>(k)];
            left[unknown] += response.forces[k];
            whole[unknown] += elements_[p].stiffness(k, k);
            largest = std::max(largest, std::abs(response.forces[k]) / (k % 6 < 3 ? 1.0 : reach));
        }
    }
    return largest;
}

void TurningPlates::recover(ResultSet& set, std::vector<double>& given) const {
    set.plates.clear();
    for (std::size_t p = 0; p < responses_.size(); ++p) {
        const elements::FacetResponse& response = responses_[p];
        PlateState state = plate_state(elements_[p], response.deformed);
        state.forces = response.forces;
        const std::vector<int> unknowns = unknowns_of(structure_.plates[p]);
        for (std::size_t k = 0; k < unknowns.size(); ++k)
            given[unknowns[k]] += response.forces[static_cast<int>(k)];
        set.strain_energy += response.energy;
        set.plates.push_back(std::move(state));
    }
    smooth_resultants(structure_, set.plates);
}

void TurningPlates::judge_membranes(const std::vector<double>& given, Issues& errors) const {
    double largest = 0.0;
    for (const elements::FacetResponse& response : responses_)
        for (int k = 0; k < response.forces.size(); k += 6)
            largest = std::max(largest, response.forces.segment<3>(k).norm());
    for (const model::IdleDirection& idle : structure_.idle) {
        const bool is_supported = std::ranges::any_of(
            structure_.supports, [&](const auto& support) { return support.node == idle.joint; });
        if (idle.is_rotation || is_supported) continue;
        const auto first = static_cast<std::size_t>(idle.joint * model::unknowns_per_joint);
        const model::Vector3 force(&given[first]);
        if (std::abs(force.dot(idle.axis)) <= nothing_across * largest) continue;
        errors.push_back(
            {IssueCode::membrane_loaded_across,
             "the membranes at node " + std::to_string(structure_.node_id(idle.joint)) +
                 " are carried out of their plane, which they cannot resist; plates that bend have "
                 "the behavior \"Shell\"",
             "model"});
        return;
    }
}

}  // namespace loadpath::analysis
