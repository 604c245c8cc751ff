// Where the mass of a structure sits: of members, plates, rigid members and on nodes, by the
// unknowns it moves with.
#pragma once

#include <span>
#include <vector>

#include "eigen/divided_model.hpp"
#include "elements/frame_mass.hpp"

namespace loadpath::eigen {

struct MassPart {
    std::vector<int> unknowns;  // of the structure
    Eigen::MatrixXd mass;
    int piece = -1;  // member of the divided structure that it is of
};

// Mass and rotary inertia of a member per metre: its own weight where it names one.
elements::MassPerLength mass_of(const model::Member& member,
                                const document::AnalysisOptions& options);

// Without the structure's own mass only what stands on nodes is left.
std::vector<MassPart> gather_masses(const DividedModel& model, document::MassFormulation how,
                                    bool include_structural_mass = true);

// Mass times a vector of all unknowns of the structure.
std::vector<double> times_mass(std::span<const MassPart> masses, const std::vector<double>& x);

}  // namespace loadpath::eigen
