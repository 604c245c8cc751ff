// Joints that nothing holds across the cables and taut bars that end there, as long as these have
// no force, and what stands in for it meanwhile.
#pragma once

#include <vector>

#include "analysis/result_set.hpp"
#include "assembly/stiffness_sum.hpp"
#include "elements/corotational/chain.hpp"
#include "model/structure.hpp"

namespace loadpath::analysis {

class LooseJoints {
 public:
    // `chains`: by member, those that are not there without pieces. `taut`: motions that only the
    // tension of bars resists.
    void find(const model::Structure& structure, const std::vector<elements::Chain>& chains,
              const std::vector<FreeMotion>& taut);
    // `unbalanced`: the largest force out of balance.
    void hold(double unbalanced, assembly::StiffnessSum& sum) const;
    bool any() const { return !joints_.empty(); }

 private:
    // The shortest of its cables and bars, and the stiffness of that along itself.
    struct LooseJoint {
        int joint = 0;
        double length = 0.0, stiffness = 0.0;
    };

    std::vector<LooseJoint> joints_;
};

}  // namespace loadpath::analysis
