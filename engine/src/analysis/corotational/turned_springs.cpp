#include "analysis/corotational/turned_springs.hpp"

namespace loadpath::analysis {

using model::unknowns_per_joint;

void TurnedSprings::put(std::size_t spring, double slip, double driver) {
    curves_.put(spring, slip, driver);
    curves_.linearize(spring, structure_);
}

void TurnedSprings::put_hinges(int member, const elements::ChainState& state,
                               const std::array<elements::Placement, 2>& joints, double factor,
                               elements::Chain& chain) {
    std::array<elements::SectionVector, 2> forces;
    bool are_known = false;
    for (std::size_t i = 0; i < structure_.curved.size(); ++i) {
        const model::CurvedSpring& spring = structure_.curved[i];
        if (spring.member != member || spring.tie >= 0) continue;
        if (spring.driver >= 0 && !are_known) {
            forces = elements::forces_at_hinges(chain, state, joints, factor);
            are_known = true;
        }
        const std::size_t side = spring.end == 0 ? 0 : 1;
        const int k = spring.direction;
        // A curve counts how far the joint runs ahead of the member's end.
        put(i, -state.slips[side][k], spring.driver < 0 ? 0.0 : forces[side][spring.driver]);
        const model::Member& of = structure_.members[member];
        const model::Release& release = side == 0 ? of.start_release : of.end_release;
        chain.ends[side].springs[k] = release.stiffness[k];
        chain.ends[side].held[k] = release.curved.force[k];
        chain.ends[side].curved |= 1u << k;
    }
}

void TurnedSprings::put_ties(const TurningTies& ties) {
    for (std::size_t i = 0; i < structure_.curved.size(); ++i) {
        const model::CurvedSpring& spring = structure_.curved[i];
        if (spring.tie < 0) continue;
        const double sign = spring.end == 0 ? -1.0 : 1.0;  // a start tie runs to the body
        put(i, sign * ties.slip(spring.tie, spring.direction),
            spring.driver < 0 ? 0.0 : -sign * ties.force(spring.tie, spring.driver));
    }
}

void TurnedSprings::put_supports(const System& system, const std::vector<double>& displacements,
                                 const std::vector<double>& borne,
                                 const std::vector<double>& movements) {
    for (std::size_t i = 0; i < structure_.curved.size(); ++i) {
        const model::CurvedSpring& spring = structure_.curved[i];
        if (spring.support < 0) continue;
        const model::Support& support = structure_.supports[spring.support];
        const auto along = [&](int direction, const std::vector<double>& values) {
            double sum = 0.0;
            for (const auto& term : assembly::support_terms(structure_, support, direction))
                sum += term.factor * values[term.unknown];
            return sum;
        };
        const int parameter =
            system.parameters.of_hold[spring.support * unknowns_per_joint + spring.direction];
        put(i,
            along(spring.direction, displacements) - (parameter < 0 ? 0.0 : movements[parameter]),
            spring.driver < 0 ? 0.0 : -along(spring.driver, borne));
    }
}

std::vector<int> TurnedSprings::stretches() const {
    std::vector<int> all;
    for (std::size_t i = 0; i < structure_.curved.size(); ++i) {
        const model::CurvedSpring& spring = structure_.curved[i];
        all.push_back(spring.driver < 0 ? spring.law.stretch_at(curves_.place().slip[i]) : 0);
    }
    return all;
}

}  // namespace loadpath::analysis
