// Plates that turn far: each is a flat facet that turns with its corners and strains little in its
// own frame.
#pragma once

#include "analysis/corotational/turning_ties.hpp"
#include "analysis/result_set.hpp"
#include "elements/corotational/facet.hpp"

namespace loadpath::analysis {

class TurningPlates {
 public:
    // `elements`: of the linear analysis, by plate.
    TurningPlates(const model::Structure& structure,
                  const std::vector<shell::ShellElement>& elements)
        : structure_(structure), elements_(elements), responses_(structure.plates.size()) {}

    // Adds forces and tangent where the joints stand; `reach` makes forces of moments. The largest
    // of the forces.
    double add(const TurningTies::Joint& joint, double reach, std::vector<double>& left,
               std::vector<double>& whole, assembly::StiffnessSum& sum);

    // Resultants in the axes of each plate, which have turned with it, and energy. Adds what joints
    // give to plates to `given`.
    void recover(ResultSet& set, std::vector<double>& given) const;

    // A node that only membranes meet is held across their plane, where it stood. If that takes a
    // force, something has carried its neighbours away from it, and the state is no equilibrium:
    // an issue. `given`: less the loads, and without what supports bear.
    void judge_membranes(const std::vector<double>& given, Issues& errors) const;

 private:
    const model::Structure& structure_;
    const std::vector<shell::ShellElement>& elements_;
    std::vector<elements::FacetResponse> responses_;
};

}  // namespace loadpath::analysis
