#include "analysis/corotational/loose_joints.hpp"

#include <algorithm>
#include <array>

#include "model/axes.hpp"

namespace loadpath::analysis {

void LooseJoints::find(const model::Structure& structure,
                       const std::vector<elements::Chain>& chains,
                       const std::vector<FreeMotion>& taut, const std::vector<char>& hanging) {
    constexpr double no_part = 1e-6;
    const auto moves = [&](int joint) {
        return std::ranges::any_of(taut, [&](const FreeMotion& motion) {
            return elements::SectionVector::Map(
                       &motion.displacements[static_cast<std::size_t>(joint) *
                                             model::unknowns_per_joint])
                       .head<3>()
                       .norm() > no_part;
        });
    };
    for (std::size_t m = 0; m < chains.size(); ++m) {
        const bool is_cable = chains[m].is_cable();
        if (!is_cable && (taut.empty() || chains[m].pieces == 0)) continue;
        has_cables_ = has_cables_ || is_cable;
        const model::Member& member = structure.members[m];
        const double length = member.length,
                     stiffness = (is_cable ? chains[m].cable.ea : chains[m].piece.ea) / length;
        for (const int joint : {member.start, member.end}) {
            if (is_cable ? hanging[static_cast<std::size_t>(joint)] == 0 : !moves(joint)) continue;
            auto known = std::ranges::find(joints_, joint, &LooseJoint::joint);
            if (known == joints_.end()) {
                joints_.push_back({joint, length, stiffness, {}});
                known = joints_.end() - 1;
            } else if (length < known->length) {
                known->length = length;
                known->stiffness = stiffness;
            }
            if (is_cable) known->cables.push_back({m, length});
        }
    }
}

// What stands in goes with what is out of balance, so that a step leads no further than a part of
// the cable, and is gone, but for a trifle that keeps the equations regular, when all is in
// balance.
void LooseJoints::hold(double unbalanced, const std::vector<elements::ChainResponse>& responses,
                       assembly::StiffnessSum& sum) const {
    constexpr double furthest_step = 0.05, trifle = 1e-9;
    for (const LooseJoint& loose : joints_) {
        double across = 0.0;
        for (const auto& [member, length] : loose.cables)
            across = std::max(across, responses[member].forces.head<3>().norm() / length);
        const double stiffness =
            std::max(0.0, unbalanced / (furthest_step * loose.length) - across) +
            trifle * loose.stiffness;
        const int first = loose.joint * model::unknowns_per_joint;
        sum.add(std::array{first, first + 1, first + 2},
                model::Matrix3(stiffness * model::Matrix3::Identity()));
    }
}

}  // namespace loadpath::analysis
