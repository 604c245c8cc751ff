#include "analysis/corotational/turned_springs.hpp"

#include <cmath>

namespace loadpath::analysis {

using model::unknowns_per_joint;

void TurnedSprings::put(std::size_t spring, double slip, double driver) {
    curves_.put(spring, slip, driver);
    curves_.linearize(spring, structure_);
}

void TurnedSprings::put_hinges(int member, const elements::ChainState& state,
                               const std::array<elements::Placement, 2>& joints, double factor,
                               elements::Chain& chain) {
    if (chain.is_cable()) {
        put_along_cable(member, elements::hung_between(chain, joints, factor), chain.cable);
        return;
    }
    if (chain.is_bar) {
        put_along_bar(member, elements::elongation_of_bar(chain, joints, factor), chain);
        return;
    }
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

// A cable has its springs within itself: here they only say where they are on their curves.
void TurnedSprings::put_along_cable(int member, const elements::HungCable& hung,
                                    const elements::Cable& cable) {
    for (std::size_t i = 0; i < structure_.curved.size(); ++i) {
        const model::CurvedSpring& spring = structure_.curved[i];
        if (spring.member != member || spring.tie >= 0) continue;
        const bool is_start = spring.end == 0;
        const double tension = (is_start ? hung.start : hung.end).norm();
        const double slip = cable.springs[is_start ? 0 : 1].under(tension).far;
        put(i, is_start ? -slip : slip, 0.0);
    }
}

// Along a bar all bear one force, and a curve of stiffness says at once by how much a spring slips
// under it: the force is sought at which bar and springs are as long together as they have to be.
// Nothing else acts on the end of a bar, so that other forces that set a stiffness are none.
void TurnedSprings::put_along_bar(int member, double elongation, elements::Chain& chain) {
    constexpr int stretches = 64, halvings = 60;
    std::vector<std::size_t> along;
    for (std::size_t i = 0; i < structure_.curved.size(); ++i) {
        const model::CurvedSpring& spring = structure_.curved[i];
        if (spring.member == member && spring.tie < 0 && spring.direction == 0) along.push_back(i);
    }
    chain.hinge_give = chain.hinge_shift = 0.0;
    if (along.empty()) return;
    // A joint exerts the force of the bar on its end, and the opposite on its start.
    const auto sign = [&](std::size_t i) { return structure_.curved[i].end == 0 ? -1.0 : 1.0; };
    const auto slip = [&](std::size_t i, double force) {
        const model::CurvedSpring& spring = structure_.curved[i];
        const double own = sign(i) * force;
        return own / spring.law.stiffness_at(spring.driver < 0 ? own : 0.0);
    };
    const double give = chain.piece.length / chain.piece.ea;
    const auto is_too_long = [&](double force) {
        double sum = give * force;
        for (const std::size_t i : along) sum += sign(i) * slip(i, force);
        return std::abs(sum) >= std::abs(elongation);
    };
    // From no force on, to what the bar would bear without them; the smallest where there are more.
    double least = 0.0, most = elongation / give;
    for (int part = 1; part < stretches; ++part) {
        const double force = part * (elongation / give) / stretches;
        if (is_too_long(force)) {
            most = force;
            break;
        }
        least = force;
    }
    for (int turn = 0; turn < halvings; ++turn) {
        const double force = 0.5 * (least + most);
        (is_too_long(force) ? most : least) = force;
    }
    for (const std::size_t i : along) {
        put(i, slip(i, most), 0.0);
        const model::Member& of = structure_.members[member];
        const model::Release& release =
            structure_.curved[i].end == 0 ? of.start_release : of.end_release;
        chain.hinge_give += 1.0 / release.stiffness[0];
        chain.hinge_shift -= sign(i) * release.curved.force[0] / release.stiffness[0];
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
