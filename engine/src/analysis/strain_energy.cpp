#include "analysis/strain_energy.hpp"

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

// Energy of a motion, and what it would be if every unknown moved alone.
struct Energy {
    double strain = 0.0, scale = 0.0;

    template <class Matrix, class Vector>
    void add(const Matrix& stiffness, const Vector& deformation, const Vector& movement) {
        strain += std::abs(deformation.dot(stiffness * deformation));
        scale += stiffness.diagonal().cwiseAbs().dot(movement.cwiseProduct(movement));
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

// What the springs of hinges take up.
void add_play(const model::Member& member, const model::Release& release, const FrameVector& play,
              int from, Energy& energy) {
    const Vector3 turn =
        release.rotation_axes * (member.axes.transpose() * Vector3(play.segment<3>(from + 3)));
    for (int k = 0; k < 6; ++k) {
        const double slip = k < 3 ? play[from + k] : turn[k - 3];
        if (std::isfinite(release.stiffness[k]))
            energy.strain += release.stiffness[k] * slip * slip;
    }
}

void add_members(const model::Structure& structure, const Elements& elements,
                 const assembly::State& state, const std::vector<double>& motion, Energy& energy) {
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        if (member.is_rigid() || member.is_divided() || !state.member[m]) continue;
        const assembly::FrameElement& element = elements.frames[m];
        const FrameVector ends = assembly::to_ends(member, gather(member, motion));
        if (!element.hinges) {
            energy.add(element.beam, deformation_of(ends, member.length), ends);
            continue;
        }
        const FrameVector inside = element.hinges->from_joints * ends;
        energy.add(element.beam, deformation_of(inside, member.length), ends);
        add_play(member, member.start_release, FrameVector(inside - ends), 0, energy);
        add_play(member, member.end_release, FrameVector(inside - ends), 7, energy);
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
        energy.add(elements.plates[p].stiffness, rest, u);
    }
}

void add_spring(double stiffness, const std::vector<assembly::Term>& terms,
                const std::vector<double>& motion, Energy& energy) {
    if (!std::isfinite(stiffness)) return;
    double stretch = 0.0;
    for (const assembly::Term& term : terms) {
        const double part = term.factor * motion[term.unknown];
        stretch += part;
        energy.scale += stiffness * part * part;
    }
    energy.strain += stiffness * stretch * stretch;
}

}  // namespace

bool strains_nothing(const model::Structure& structure, const Elements& elements,
                     const assembly::State& state, const std::vector<double>& motion) {
    Energy energy;
    add_members(structure, elements, state, motion, energy);
    add_plates(structure, elements, motion, energy);
    for (const model::Support& support : structure.supports)
        for (int k = 0; k < unknowns_per_joint; ++k)
            if (support.hold[k] == model::Hold::spring && structure.joints[support.node].used)
                add_spring(support.stiffness[k], assembly::support_terms(structure, support, k),
                           motion, energy);
    for (const model::Tie& tie : structure.ties)
        for (int k = 0; k < 6; ++k)
            add_spring(tie.stiffness[k], assembly::tie_terms(structure, tie, k), motion, energy);
    return !(energy.strain > nothing * energy.scale);
}

}  // namespace loadpath::analysis
