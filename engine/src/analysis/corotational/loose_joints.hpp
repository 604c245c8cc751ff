// Joints that nothing holds across the cables and taut bars that end there, as long as these have
// no force, and what stands in for it meanwhile.
#pragma once

#include <utility>
#include <vector>

#include "analysis/result_set.hpp"
#include "assembly/stiffness_sum.hpp"
#include "elements/corotational/chain.hpp"
#include "model/structure.hpp"

namespace loadpath::analysis {

class LooseJoints {
 public:
    // `chains`: by member, those that are not there without pieces. `taut`: motions that only the
    // tension of bars resists. `hanging`: by joint, whether cables alone hold it.
    void find(const model::Structure& structure, const std::vector<elements::Chain>& chains,
              const std::vector<FreeMotion>& taut, const std::vector<char>& hanging);
    // `unbalanced`: the largest force out of balance. `responses`: by member, of what is there.
    void hold(double unbalanced, const std::vector<elements::ChainResponse>& responses,
              assembly::StiffnessSum& sum) const;
    // Whether there are any, or cables that come to hang elsewhere as they become taut.
    bool any() const { return has_cables_ || !joints_.empty(); }

 private:
    // The shortest of its cables and bars, and the stiffness of that along itself.
    struct LooseJoint {
        int joint = 0;
        double length = 0.0, stiffness = 0.0;
        std::vector<std::pair<std::size_t, double>> cables;  // member and length
    };

    std::vector<LooseJoint> joints_;
    bool has_cables_ = false;
};

}  // namespace loadpath::analysis
