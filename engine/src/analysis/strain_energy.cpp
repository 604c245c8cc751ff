#include "analysis/strain_energy.hpp"

#include <algorithm>
#include <cmath>

#include "analysis/plate_results.hpp"
#include "assembly/conditions.hpp"

namespace loadpath::analysis {

namespace {

using elements::FrameVector;
using model::unknowns_per_joint;
using model::Vector3;

// Strain is the square of a deformation: what rounding leaves of none is below this, and a chain of
// n beams has 0.5 / n^4.
constexpr double nothing = 1e-18;

// Beside a part that is stiffer than all others by far the rest would seem to be strained by
// nothing. So a part that moves as far as others do, give or take, and is deformed by a thousandth
// of that is strained, however soft it is.
constexpr double plain_strain = 1e-6, plain_movement = 1e-3;

// A part that moves by less of the whole motion than this stands still: what strains it is rounding
// in how its joints follow others, with perhaps nothing else to hold it against.
constexpr double no_movement = 1e-12;

double largest_displacement(const std::vector<double>& motion) {
    double largest = 0.0;
    for (std::size_t i = 0; i < motion.size(); ++i)
        if (i % unknowns_per_joint < 3) largest = std::max(largest, std::abs(motion[i]));
    return largest;
}

// Energy of a motion, and what it would be if every unknown moved alone.
struct Energy {
    double largest_movement = 0.0;
    double strain = 0.0, scale = 0.0;
    bool is_plain = false;

    bool stands_still(double movement) const { return movement < no_movement * largest_movement; }

    void add_part(double part_strain, double part_scale, double movement) {
        strain += part_strain;
        scale += part_scale;
        if (movement > plain_movement * largest_movement && part_strain > plain_strain * part_scale)
            is_plain = true;
    }

    // An element of a size; `movement` of its unknowns, six or seven to a joint.
    template <class Matrix, class Vector>
    void add(const Matrix& stiffness, const Vector& deformation, const Vector& movement,
             double size, double play = 0.0) {
        const int per_joint = movement.size() % 7 == 0 ? 7 : 6;
        double moved = 0.0;
        for (int k = 0; k < movement.size(); k += per_joint)
            moved = std::max({moved, movement.template segment<3>(k).norm(),
                              movement.template segment<3>(k + 3).norm() * size});
        if (stands_still(moved)) return;
        add_part(std::abs(deformation.dot(stiffness * deformation)) + play,
                 stiffness.diagonal().cwiseAbs().dot(movement.cwiseProduct(movement)), moved);
    }
};

// Less the rigid motion of the start: of the deformation nothing is lost in rounding.
FrameVector deformation_of(const FrameVector& d, double length) {
    FrameVector rest = d;
    rest.segment<6>(0).setZero();
    rest.segment<6>(7) -= d.segment<6>(0);
    rest[8] -= d[5] * length;
    rest[9] += d[4] * length;
    return rest;
}

// What the springs of hinges take up; `slip` in the axes of the hinges.
double energy_of_hinges(const elements::ReleasedEnds& hinges, const FrameVector& slip) {
    double energy = 0.0;
    for (int k = 0; k < elements::frame_size; ++k)
        if (std::isfinite(hinges.springs[k])) energy += hinges.springs[k] * slip[k] * slip[k];
    return energy;
}

void add_members(const model::Structure& structure, const Elements& elements,
                 const assembly::State& state, const std::vector<double>& motion, Energy& energy) {
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        if (member.is_rigid() || member.is_divided() || !state.member[m]) continue;
        const assembly::FrameElement& element = elements.frames[m];
        const FrameVector ends = assembly::to_ends(member, gather(member, motion));
        if (!element.hinges) {
            energy.add(element.beam, deformation_of(ends, member.length), ends, member.length);
            continue;
        }
        const FrameVector inside = element.hinges->from_joints * ends;
        energy.add(element.beam, deformation_of(inside, member.length), ends, member.length,
                   energy_of_hinges(*element.hinges, element.hinges->turn * (inside - ends)));
    }
}

void add_cables(const model::Structure& structure, const Elements& elements,
                const std::vector<double>& motion, Energy& energy) {
    for (const CableTangent& cable : elements.cables) {
        const model::Member& member = structure.members[cable.member];
        const FrameVector ends = gather(member, motion);
        FrameVector rest = ends;
        rest.segment<3>(0).setZero();
        rest.segment<3>(7) -= ends.segment<3>(0);
        energy.add(cable.stiffness, rest, ends, member.length);
    }
}

void add_plates(const model::Structure& structure, const Elements& elements,
                const std::vector<double>& motion, Energy& energy) {
    for (std::size_t p = 0; p < structure.plates.size(); ++p) {
        const model::Plate& plate = structure.plates[p];
        const std::vector<int> unknowns = unknowns_of(plate);
        shell::ElementVector u(static_cast<int>(unknowns.size()));
        for (std::size_t k = 0; k < unknowns.size(); ++k)
            u[static_cast<int>(k)] = motion[unknowns[k]];
        shell::ElementVector rest = u;
        const Vector3 shift = u.segment<3>(0), turn = u.segment<3>(3);
        for (std::size_t k = 0; k < plate.joints.size(); ++k) {
            const Vector3 arm =
                structure.joints[plate.joints[k]].at - structure.joints[plate.joints[0]].at;
            rest.segment<3>(static_cast<int>(6 * k)) -= shift + turn.cross(arm);
            rest.segment<3>(static_cast<int>(6 * k + 3)) -= turn;
        }
        energy.add(elements.plates[p].stiffness, rest, u, std::sqrt(plate.frame.area));
    }
}

void add_spring(double stiffness, const std::vector<assembly::Term>& terms,
                const std::vector<double>& motion, Energy& energy) {
    if (!std::isfinite(stiffness)) return;
    double stretch = 0.0, alone = 0.0, moved = 0.0, moved_or_turned = 0.0;
    for (const assembly::Term& term : terms) {
        const double part = term.factor * motion[term.unknown];
        stretch += part;
        alone += part * part;
        moved_or_turned = std::max(moved_or_turned, std::abs(part));
        if (term.unknown % unknowns_per_joint < 3) moved = std::max(moved, std::abs(part));
    }
    if (energy.stands_still(moved_or_turned)) return;
    energy.add_part(stiffness * stretch * stretch, stiffness * alone, moved);
}

}  // namespace

bool strains_nothing(const model::Structure& structure, const Elements& elements,
                     const assembly::State& state, const std::vector<double>& motion) {
    Energy energy;
    energy.largest_movement = largest_displacement(motion);
    add_members(structure, elements, state, motion, energy);
    add_cables(structure, elements, motion, energy);
    add_plates(structure, elements, motion, energy);
    for (const model::Support& support : structure.supports)
        for (int k = 0; k < unknowns_per_joint; ++k)
            if (support.hold[k] == model::Hold::spring && structure.joints[support.node].used)
                add_spring(support.stiffness[k], assembly::support_terms(structure, support, k),
                           motion, energy);
    for (const model::Tie& tie : structure.ties)
        for (int k = 0; k < 6; ++k)
            add_spring(tie.stiffness[k], assembly::tie_terms(structure, tie, k), motion, energy);
    return !energy.is_plain && !(energy.strain > nothing * energy.scale);
}

}  // namespace loadpath::analysis
