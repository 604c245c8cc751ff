// The mass that an earthquake shakes beside that of the structure: loads that rest on it, by the
// share that is likely to be there (EN 1998-1 3.2.4).
#pragma once

#include "eigen/mass.hpp"
#include "loads/case_loads.hpp"

namespace loadpath::seismic {

// Unit vector against gravity.
model::Vector3 upwards(const document::AnalysisOptions& options);

// Kilograms by joint. What a load case puts on a joint counts where it points down in all; loads
// on members are shared between their ends by the rule of the lever. The self-weight of a load
// case is left out where the structure's own mass counts already, which a warning says.
std::vector<double> masses_of_loads(const model::Structure& structure,
                                    const std::vector<loads::CaseLoads>& cases, Issues& warnings);

// What rests on the structure while it is shaken, the weight of all its mass (EN 1998-1 3.2.4):
// load cases by their share, the structure's own weight where its mass counts, and that of masses
// on nodes.
loads::CaseLoads resting_loads(const model::Structure& structure,
                               const std::vector<loads::CaseLoads>& cases);

// The same for the equations: in all three directions.
std::vector<eigen::MassPart> mass_parts(const std::vector<double>& by_joint);

// Heights above the lowest node at which a nodal mass or a mass of loads stands.
int count_storeys(const model::Structure& structure, const std::vector<double>& by_joint);

// How far a point stands above the lowest node of the structure, and the largest of these heights.
struct Heights {
    explicit Heights(const model::Structure& structure);
    double of(const model::Vector3& at) const { return at.dot(up) - lowest; }
    model::Vector3 up;
    double lowest = 0.0, largest = 0.0;
};

}  // namespace loadpath::seismic
