// Springs of supports and hinges that follow curves, in a structure that turns far: each is put on
// its curve where the structure stands, with the tangent of the curve there.
#pragma once

#include "analysis/corotational/turning_ties.hpp"
#include "analysis/second_order/curve_following.hpp"
#include "elements/corotational/chain.hpp"

namespace loadpath::analysis {

class TurnedSprings {
 public:
    explicit TurnedSprings(const model::Structure& structure)
        : structure_(structure), curves_(structure_) {}

    // With the springs as they are put: stiffness, and force at no slip.
    const model::Structure& structure() const { return structure_; }
    const CurveFollowing& curves() const { return curves_; }

    // The hinges of a member, by how its ends have slipped, and into its chain.
    void put_hinges(int member, const elements::ChainState& state,
                    const std::array<elements::Placement, 2>& joints, double factor,
                    elements::Chain& chain);
    // The hinges of rigid members.
    void put_ties(const TurningTies& ties);
    // The springs of supports, by where joints are and by what they bear there without them, both
    // by unknown of the structure. `movements`: of supports, by parameter.
    void put_supports(const System& system, const std::vector<double>& displacements,
                      const std::vector<double>& borne, const std::vector<double>& movements);

    // Which stretch of its curve each spring is on: beyond a kink a tangent says nothing.
    std::vector<int> stretches() const;
    // Takes out connectors beyond the ends of their curves; false where none is.
    bool break_furthest() { return !curves_.is_idle() && curves_.break_furthest(); }

 private:
    void put(std::size_t spring, double slip, double driver);
    void put_along_cable(int member, const elements::HungCable& hung, const elements::Cable& cable);
    void put_along_bar(int member, double elongation, elements::Chain& chain);

    model::Structure structure_;
    CurveFollowing curves_;
};

}  // namespace loadpath::analysis
