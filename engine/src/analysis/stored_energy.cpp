#include "analysis/stored_energy.hpp"

#include <array>
#include <cmath>

#include "assembly/conditions.hpp"

namespace loadpath::analysis {

namespace {

using elements::FrameProperties;
using elements::FrameVector;
using model::unknowns_per_joint;
using model::Vector3;

// Six points of Gauss: exact up to degree 11, and squares of section forces have at most 10.
constexpr std::array<double, 6> gauss_at{0.033765242898423975, 0.16939530676686776,
                                         0.3806904069584015,   0.6193095930415985,
                                         0.8306046932331322,   0.966234757101576};
constexpr std::array<double, 6> gauss_weight{0.0856622461895852,  0.18038078652406931,
                                             0.23395696728634552, 0.23395696728634552,
                                             0.18038078652406931, 0.0856622461895852};

double value_in(const curves::Curve& curve, std::size_t piece, double s) {
    return curve.is_empty() ? 0.0 : curve.pieces[piece].p.at(s);
}

double slope_in(const curves::Curve& curve, std::size_t piece, double s) {
    return curve.is_empty() ? 0.0 : curve.pieces[piece].p.derivative().at(s);
}

// Twice the energy per metre. Bending couples where y and z are no principal axes; torsion and
// bimoment are about the shear centre: bimoment' = -T - G J th' (warping_twist.cpp).
double twice_per_metre(const FrameProperties& p, const curves::MemberForces& f, std::size_t piece,
                       double s, bool is_second_order) {
    const double n = value_in(f.n, piece, s);
    // The shear force across the deformed axis is what bends: the slope of the moment.
    const double vy = is_second_order ? -slope_in(f.mz, piece, s) : value_in(f.vy, piece, s);
    const double vz = is_second_order ? slope_in(f.my, piece, s) : value_in(f.vz, piece, s);
    const double my = value_in(f.my, piece, s), mz = value_in(f.mz, piece, s);
    double twice = n * n / p.ea + p.shear_y * vy * vy + p.shear_z * vz * vz;
    if (my != 0.0 || mz != 0.0)
        twice += (p.eiz * my * my + 2.0 * p.eiyz * my * mz + p.eiy * mz * mz) /
                 (p.eiy * p.eiz - p.eiyz * p.eiyz);
    double torque = value_in(f.mx, piece, s) - p.y_s * vz + p.z_s * vy;
    if (p.eiw > 0.0) {
        const double bimoment = value_in(f.bimoment, piece, s);
        torque += f.bimoment.pieces[piece].p.derivative().at(s);
        twice += bimoment * bimoment / p.eiw;
    }
    if (torque != 0.0) twice += torque * torque / p.gj;
    return twice;
}

double twice_in_member(const FrameProperties& p, const curves::MemberForces& f,
                       bool is_second_order) {
    double twice = 0.0;
    for (std::size_t i = 0; i < f.n.pieces.size(); ++i) {
        const double h = f.n.pieces[i].x1 - f.n.pieces[i].x0;
        for (std::size_t g = 0; g < gauss_at.size(); ++g)
            twice +=
                gauss_weight[g] * h * twice_per_metre(p, f, i, gauss_at[g] * h, is_second_order);
    }
    return twice;
}

// What the springs of a hinge store under the forces that pass through them.
double twice_in_hinge(const model::Member& member, const model::Release& release,
                      const FrameVector& forces, int from) {
    const Vector3 moment =
        release.rotation_axes * (member.axes.transpose() * Vector3(forces.segment<3>(from + 3)));
    double twice = 0.0;
    for (int k = 0; k < unknowns_per_joint; ++k) {
        const double stiffness = release.stiffness[static_cast<std::size_t>(k)];
        const double force = k < 3 || k == model::warping ? forces[from + k] : moment[k - 3];
        if (std::isfinite(stiffness) && stiffness > 0.0 && !release.curved.follows(k))
            twice += force * force / stiffness;
    }
    return twice;
}

double twice_in_members(const model::Structure& structure, const Elements& elements,
                        const ResultSet& set) {
    double twice = 0.0;
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        if (member.is_rigid() || member.is_divided() || set.state.member[m] == 0) continue;
        const FrameVector& forces = set.members[m].forces;
        twice += twice_in_member(elements.frames[m].properties, set.curves[m],
                                 elements.frames[m].axial != nullptr);
        twice += twice_in_hinge(member, member.start_release, forces, 0);
        twice += twice_in_hinge(member, member.end_release, forces, 7);
    }
    return twice;
}

double twice_in_cables(const model::Structure& structure, const Elements& elements,
                       const ResultSet& set) {
    double twice = 0.0;
    for (const CableTangent& cable : elements.cables)
        twice += gather(structure.members[cable.member], set.displacements)
                     .dot(forces_of(cable, structure, set.displacements));
    return twice;
}

// Loads on plates act on their nodes, so the forces of the nodes do all the work.
double twice_in_plates(const model::Structure& structure, const ResultSet& set) {
    double twice = 0.0;
    for (std::size_t p = 0; p < set.plates.size(); ++p) {
        const std::vector<int> unknowns = unknowns_of(structure.plates[p]);
        for (std::size_t k = 0; k < unknowns.size(); ++k)
            twice += set.plates[p].forces[static_cast<int>(k)] * set.displacements[unknowns[k]];
    }
    return twice;
}

double twice_in_spring(double stiffness, const std::vector<assembly::Term>& terms,
                       const std::vector<double>& displacements, double movement) {
    if (!std::isfinite(stiffness)) return 0.0;
    double stretch = -movement;
    for (const assembly::Term& term : terms) stretch += term.factor * displacements[term.unknown];
    return stiffness * stretch * stretch;
}

double twice_in_supports(const model::Structure& structure, const System& system,
                         const ResultSet& set) {
    const std::vector<double> moved = movements(system, set.loads);
    double twice = 0.0;
    for (std::size_t s = 0; s < structure.supports.size(); ++s) {
        const model::Support& support = structure.supports[s];
        if (!structure.joints[support.node].used) continue;
        for (int k = 0; k < unknowns_per_joint; ++k) {
            if (support.hold[k] != model::Hold::spring || support.curved.follows(k)) continue;
            const int parameter = system.parameters.of_hold[s * unknowns_per_joint + k];
            twice += twice_in_spring(support.stiffness[k],
                                     assembly::support_terms(structure, support, k),
                                     set.displacements, parameter < 0 ? 0.0 : moved[parameter]);
        }
    }
    return twice;
}

double twice_in_ties(const model::Structure& structure, const ResultSet& set) {
    double twice = 0.0;
    for (const model::Tie& tie : structure.ties)
        for (int k = 0; k < 6; ++k)
            if (!tie.curved.follows(k))
                twice += twice_in_spring(tie.stiffness[k], assembly::tie_terms(structure, tie, k),
                                         set.displacements, 0.0);
    return twice;
}

}  // namespace

double stored_energy(const model::Structure& structure, const Elements& elements,
                     const System& system, const ResultSet& set) {
    return 0.5 * (twice_in_members(structure, elements, set) +
                  twice_in_cables(structure, elements, set) + twice_in_plates(structure, set) +
                  twice_in_supports(structure, system, set) + twice_in_ties(structure, set));
}

}  // namespace loadpath::analysis
