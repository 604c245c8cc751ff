#include "analysis/recovery.hpp"

#include <algorithm>
#include <cmath>

#include "analysis/chain_curves.hpp"
#include "analysis/constraint_forces.hpp"
#include "analysis/member_curves.hpp"
#include "analysis/merge_segments.hpp"
#include "analysis/reach.hpp"
#include "analysis/stored_energy.hpp"

namespace loadpath::analysis {

namespace {

using elements::FrameVector;
using model::unknowns_per_joint;
using model::Vector3;

double value_along(const std::vector<assembly::Term>& terms, const std::vector<double>& full) {
    double value = 0.0;
    for (const assembly::Term& term : terms) value += term.factor * full[term.unknown];
    return value;
}

void add_along(const std::vector<assembly::Term>& terms, double force, std::vector<double>& full) {
    for (const assembly::Term& term : terms) full[term.unknown] += force * term.factor;
}

// End forces and displacements of every member, and the sum of what joints give to them.
std::vector<double> recover_members(const model::Structure& structure, const Elements& elements,
                                    ResultSet& set) {
    std::vector<double> given(static_cast<std::size_t>(structure.unknown_count()), 0.0);
    set.members.assign(structure.members.size(), {FrameVector::Zero(), FrameVector::Zero()});
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        if (member.is_rigid() || member.is_divided()) continue;
        const assembly::FrameElement& element = elements.frames[m];
        const loads::MemberLoads* loads = set.loads.find(static_cast<int>(m));
        const bool is_at_work = set.state.member[m] != 0;
        const FrameVector on_ends = loads == nullptr ? FrameVector(FrameVector::Zero())
                                                     : end_loads(element, *loads, is_at_work);
        const FrameVector u = gather(member, set.displacements);
        assembly::EndState& state = set.members[m];
        if (is_at_work) {
            state = assembly::end_state(element, member, u, on_ends);
        } else {
            state.displacements = assembly::to_ends(member, u);
            state.forces = -(element.hinges->from_joints.transpose() * on_ends);
        }
        const FrameVector at_joints = assembly::to_joints(member, state.forces);
        const auto unknowns = unknowns_of(member);
        for (int k = 0; k < elements::frame_size; ++k) given[unknowns[k]] += at_joints[k];
    }
    for (const CableTangent& cable : elements.cables) {
        const FrameVector at_joints = forces_of(cable, structure, set.displacements);
        const auto unknowns = unknowns_of(structure.members[cable.member]);
        for (int k = 0; k < elements::frame_size; ++k) given[unknowns[k]] += at_joints[k];
    }
    for (const ArmStiffness& arm : elements.arms) {
        const int first = arm.joint * unknowns_per_joint + 3;
        const Eigen::Map<Vector3> turned(&set.displacements[static_cast<std::size_t>(first)]);
        Eigen::Map<Vector3>(&given[static_cast<std::size_t>(first)]) += arm.stiffness * turned;
    }
    return given;
}

// The curves of a member whose axial force acts on its chord. A bar that carries axial force alone
// shows it along its current axis; else end forces keep the axes of the undeformed member.
curves::MemberForces chord_curves(const assembly::FrameElement& element,
                                  const model::Member& member, const loads::MemberLoads* loads,
                                  assembly::EndState& state) {
    const FrameVector by_chord = element.axial->chord * state.displacements;
    assembly::EndState along_chord = state;
    along_chord.forces -= by_chord;
    curves::MemberForces curves = member_curves(element.properties, along_chord, loads);
    if (assembly::carries_axial_force_only(member)) {
        state.forces = along_chord.forces;
        return curves;
    }
    for (std::size_t i = 0; i < curves.vy.pieces.size(); ++i) {
        curves.vy.pieces[i].p.c[0] += by_chord[1];
        curves.vz.pieces[i].p.c[0] += by_chord[2];
    }
    return curves;
}

void recover_curves(const model::Structure& structure, const Elements& elements, ResultSet& set) {
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        if (member.is_rigid() || member.is_divided()) continue;
        const assembly::FrameElement& element = elements.frames[m];
        const loads::MemberLoads* loads = set.loads.find(static_cast<int>(m));
        assembly::EndState& state = set.members[m];
        if (set.state.member[m] == 0)
            set.curves[m] = straight_member_curves(member.length, state, loads);
        else if (!element.axial)
            set.curves[m] = member_curves(element.properties, state, loads);
        else if (element.axial->chain.pieces.empty())
            set.curves[m] = chord_curves(element, member, loads, state);
        else
            set.curves[m] = chain_curves(element.axial->chain, state.displacements, loads);
    }
}

void subtract_joint_loads(const model::Structure& structure, const ResultSet& set,
                          std::vector<double>& given) {
    for (const loads::NodalAction& action : set.loads.nodal) given[action.unknown] -= action.value;
    for (const model::RigidBody& body : structure.rigid_bodies) {
        const loads::MemberLoads* loads = set.loads.find(body.member);
        if (loads == nullptr) continue;
        Vector3 force, moment;
        loads->resultant(force, moment);
        const model::Matrix3 to_global = structure.members[body.member].axes.transpose();
        force = to_global * force;
        moment = to_global * moment + body.arm.cross(force);
        for (int k = 0; k < 3; ++k) {
            given[body.body * unknowns_per_joint + k] -= force[k];
            given[body.body * unknowns_per_joint + 3 + k] -= moment[k];
        }
    }
}

void add_to(Vector6& sum, const Vector3& force, const Vector3& moment, const Vector3& at) {
    sum.head<3>() += force;
    sum.tail<3>() += moment + at.cross(force);
}

std::vector<TieForce> tie_spring_forces(const model::Structure& structure, const ResultSet& set,
                                        std::vector<double>& given) {
    std::vector<TieForce> forces(structure.ties.size(), TieForce{});
    for (std::size_t t = 0; t < structure.ties.size(); ++t)
        for (int k = 0; k < 6; ++k) {
            const model::Tie& tie = structure.ties[t];
            const double stiffness = tie.stiffness[k];
            if (!std::isfinite(stiffness) || (stiffness == 0.0 && !tie.curved.follows(k))) continue;
            const auto terms = assembly::tie_terms(structure, tie, k);
            forces[t][k] =
                -(stiffness * value_along(terms, set.displacements) + tie.curved.force[k]);
            add_along(terms, -forces[t][k], given);
        }
    return forces;
}

void add_reaction(const model::Support& support, int direction, double force, ResultSet& set,
                  std::size_t index) {
    auto& reaction = set.reactions[index];
    if (direction == model::warping) {
        reaction[model::warping] += force;
        return;
    }
    const Vector3 global = force * support.axes.row(direction % 3).transpose();
    for (int k = 0; k < 3; ++k) reaction[(direction < 3 ? 0 : 3) + k] += global[k];
}

void recover_springs(const model::Structure& structure, const System& system, ResultSet& set,
                     std::vector<double>& given) {
    const std::vector<double> moved = movements(system, set.loads);
    for (std::size_t s = 0; s < structure.supports.size(); ++s) {
        const model::Support& support = structure.supports[s];
        if (!structure.joints[support.node].used) continue;
        for (int k = 0; k < unknowns_per_joint; ++k) {
            if (support.hold[k] != model::Hold::spring) continue;
            const auto terms = assembly::support_terms(structure, support, k);
            if (terms.empty()) continue;
            const int parameter = system.parameters.of_hold[s * unknowns_per_joint + k];
            const double movement = parameter < 0 ? 0.0 : moved[parameter];
            const double slip = value_along(terms, set.displacements) - movement;
            const double force = -(support.stiffness[k] * slip + support.curved.force[k]);
            add_along(terms, -force, given);
            add_reaction(support, k, force, set, s);
        }
    }
}

// Reactions go to their supports and forces of ties to `ties`; what holds a 2D structure in its
// plane is added to the balance of reactions.
void recover_conditions(const model::Structure& structure, const System& system, ResultSet& set,
                        std::vector<double>& given, std::vector<TieForce>& ties) {
    const std::vector<double> forces = constraint_forces(system, given);
    for (std::size_t c = 0; c < system.conditions.size(); ++c) {
        const assembly::Condition& condition = system.conditions[c];
        add_along(condition.terms, -forces[c], given);
        if (condition.support >= 0)
            add_reaction(structure.supports[condition.support], condition.direction, forces[c], set,
                         static_cast<std::size_t>(condition.support));
        if (condition.tie >= 0) ties[condition.tie][condition.direction] += forces[c];
        if (condition.tie < 0 && condition.support < 0) {
            const int joint = condition.terms[0].unknown / unknowns_per_joint;
            Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
            (condition.direction < 3 ? force : moment)[condition.direction % 3] = forces[c];
            add_to(set.balance.reactions, force, moment, structure.joints[joint].at);
        }
    }
}

// A rigid member's end gets what its tie there does not give to the joint; its start follows from
// equilibrium of the member.
void recover_rigid_members(const model::Structure& structure, ResultSet& set) {
    for (const model::RigidBody& body : structure.rigid_bodies) {
        const model::Member& member = structure.members[body.member];
        const model::Tie& tie = structure.ties[body.end_tie];
        const auto& t = set.ties[body.end_tie];
        const Vector3 end_force = -Vector3(t[0], t[1], t[2]);
        const Vector3 end_moment =
            -(member.axes * (tie.rotation_axes.transpose() * Vector3(t[3], t[4], t[5])));
        Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
        const loads::MemberLoads* loads = set.loads.find(body.member);
        if (loads != nullptr) loads->resultant(force, moment);
        assembly::EndState& state = set.members[body.member];
        state.forces.segment<3>(7) = end_force;
        state.forces.segment<3>(10) = end_moment;
        state.forces.segment<3>(0) = -(end_force + force);
        state.forces.segment<3>(3) =
            -(end_moment + moment + Vector3(member.length, 0, 0).cross(end_force));

        const int base = body.body * unknowns_per_joint;
        const Eigen::Map<const Eigen::VectorXd> u(set.displacements.data(),
                                                  static_cast<int>(set.displacements.size()));
        const Vector3 turn = u.segment<3>(base + 3);
        const Vector3 start = u.segment<3>(base) + turn.cross(body.arm);
        const Vector3 along = member.length * member.axes.row(0).transpose();
        state.displacements.segment<3>(0) = member.axes * start;
        state.displacements.segment<3>(7) = member.axes * (start + turn.cross(along));
        state.displacements.segment<3>(3) = state.displacements.segment<3>(10) = member.axes * turn;
        set.curves[body.member] = straight_member_curves(member.length, state, loads);
    }
}

// What the membrane forces of a plate add to the forces on its corners.
Eigen::VectorXd membrane_forces(const model::Structure& structure, const Elements& elements,
                                const ResultSet& set, std::size_t plate) {
    const std::vector<int> unknowns = displacements_of(structure.plates[plate]);
    Eigen::VectorXd u(static_cast<int>(unknowns.size()));
    for (std::size_t k = 0; k < unknowns.size(); ++k)
        u[static_cast<int>(k)] = set.displacements[unknowns[k]];
    return elements.membranes[plate] * u;
}

// Moments that axial forces make on the displaced structure: what is left over of the moments on a
// member and its rigid arms about the place where it stood.
Vector3 moments_of_displaced(const model::Structure& structure, const Elements& elements,
                             const ResultSet& set) {
    Vector3 sum = Vector3::Zero();
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        if (member.is_rigid() || member.is_divided() || !elements.frames[m].axial) continue;
        const FrameVector& f = set.members[m].forces;
        Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
        const loads::MemberLoads* loads = set.loads.find(static_cast<int>(m));
        if (loads != nullptr) loads->resultant(force, moment);
        moment += f.segment<3>(3) + f.segment<3>(10);
        moment += Vector3(member.length, 0.0, 0.0).cross(Vector3(f.segment<3>(7)));
        sum -= member.axes.transpose() * moment;
    }
    for (const CableTangent& cable : elements.cables) {
        const model::Member& member = structure.members[cable.member];
        const FrameVector f = forces_of(cable, structure, set.displacements);
        sum -= structure.joints[member.start].at.cross(Vector3(f.segment<3>(0)));
        sum -= structure.joints[member.end].at.cross(Vector3(f.segment<3>(7)));
        sum -= f.segment<3>(3) + f.segment<3>(10);
    }
    for (std::size_t p = 0; p < elements.membranes.size(); ++p) {
        const Eigen::VectorXd forces = membrane_forces(structure, elements, set, p);
        for (std::size_t k = 0; k < structure.plates[p].joints.size(); ++k)
            sum -= structure.joints[structure.plates[p].joints[k]].at.cross(
                Vector3(forces.segment<3>(static_cast<int>(3 * k))));
    }
    for (const ArmStiffness& arm : elements.arms) {
        const auto first = static_cast<std::size_t>(arm.joint * unknowns_per_joint + 3);
        sum -= arm.stiffness * Eigen::Map<const Vector3>(&set.displacements[first]);
    }
    return sum;
}

// Adds loads and reactions up about the origin and says how far they miss each other.
void complete_balance(const model::Structure& structure, const Elements& elements, ResultSet& set) {
    Balance& balance = set.balance;
    double force_size = 0.0, moment_size = 0.0;
    const auto add = [&](Vector6& sum, const Vector3& force, const Vector3& moment,
                         const Vector3& at) {
        add_to(sum, force, moment, at);
        force_size += force.norm();
        moment_size += moment.norm() + at.norm() * force.norm();
    };
    for (const loads::NodalAction& action : set.loads.nodal) {
        const int k = action.unknown % unknowns_per_joint;
        if (k == model::warping) continue;
        Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
        (k < 3 ? force : moment)[k % 3] = action.value;
        add(balance.loads, force, moment, structure.joints[action.unknown / unknowns_per_joint].at);
    }
    for (const int m : set.loads.loaded_members()) {
        const model::Member& member = structure.members[m];
        Vector3 force, moment;
        set.loads.find(m)->resultant(force, moment);
        const int start = structure.joints[member.start].node;
        add(balance.loads, member.axes.transpose() * force, member.axes.transpose() * moment,
            structure.joints[start].at + member.start_arm);
    }
    for (std::size_t s = 0; s < structure.supports.size(); ++s) {
        const auto& r = set.reactions[s];
        add(balance.reactions, {r[0], r[1], r[2]}, {r[3], r[4], r[5]},
            structure.joints[structure.supports[s].node].at);
    }
    balance.loads.tail<3>() += moments_of_displaced(structure, elements, set);
    const Vector6 left = balance.loads + balance.reactions;
    const double reach = reach_of(structure);
    force_size = std::max(force_size, moment_size / reach);
    if (force_size > 0.0)
        balance.error = std::max(left.head<3>().norm(), left.tail<3>().norm() / reach) / force_size;
}

// The largest force or moment at a joint that no element, support or tie accounts for, against the
// largest force of all: of a member's end, a plate, a load or a support. Moments count by a length.
// A member that only rounding strains does not make the rest inaccurate.
double unbalanced_share(const model::Structure& structure, const System& system,
                        const std::vector<double>& left, const ResultSet& set) {
    double largest = 0.0, longest = 0.0, worst = 0.0;
    for (std::size_t m = 0; m < set.members.size(); ++m) {
        const double length = structure.members[m].length;
        longest = std::max(longest, length);
        for (int k = 0; k < elements::frame_size; ++k)
            if (k % 7 != model::warping)
                largest = std::max(largest,
                                   std::abs(set.members[m].forces[k]) / (k % 7 < 3 ? 1.0 : length));
    }
    for (std::size_t p = 0; p < set.plates.size(); ++p) {
        const double size = std::sqrt(structure.plates[p].frame.area);
        longest = std::max(longest, size);
        for (int k = 0; k < set.plates[p].forces.size(); ++k)
            largest =
                std::max(largest, std::abs(set.plates[p].forces[k]) / (k % 6 < 3 ? 1.0 : size));
    }
    const auto count = [&](int direction, double value) {
        if (direction != model::warping)
            largest = std::max(largest, std::abs(value) / (direction < 3 ? 1.0 : longest));
    };
    for (const loads::NodalAction& action : set.loads.nodal)
        count(action.unknown % unknowns_per_joint, action.value);
    for (const auto& reaction : set.reactions)
        for (int k = 0; k < unknowns_per_joint; ++k) count(k, reaction[k]);
    for (const int unknown : system.kinematics.unknown_of_free) {
        const int k = unknown % unknowns_per_joint;
        if (k != model::warping)
            worst = std::max(worst, std::abs(left[unknown]) / (k < 3 ? 1.0 : longest));
    }
    return largest > 0.0 ? worst / largest : 0.0;
}

}  // namespace

void recover_forces(const model::Structure& structure, const Elements& elements,
                    const System& system, ResultSet& set) {
    std::vector<double> given = recover_members(structure, elements, set);
    set.curves.resize(structure.members.size());
    set.plates = recover_plates(structure, elements.plates, set.displacements, given);
    for (std::size_t p = 0; p < elements.membranes.size(); ++p) {
        const Eigen::VectorXd forces = membrane_forces(structure, elements, set, p);
        const std::vector<int> unknowns = displacements_of(structure.plates[p]);
        for (std::size_t k = 0; k < unknowns.size(); ++k)
            given[unknowns[k]] += forces[static_cast<int>(k)];
    }
    subtract_joint_loads(structure, set, given);
    recover_held(structure, system, set, given);
    recover_rigid_members(structure, set);
    set.unbalanced = unbalanced_share(structure, system, given, set);
}

void recover_held(const model::Structure& structure, const System& system, ResultSet& set,
                  std::vector<double>& given) {
    set.ties = tie_spring_forces(structure, set, given);
    recover_held_beside_ties(structure, system, set, given);
}

void recover_held_beside_ties(const model::Structure& structure, const System& system,
                              ResultSet& set, std::vector<double>& given) {
    set.reactions.assign(structure.supports.size(), {});
    set.balance = {};
    recover_springs(structure, system, set, given);
    recover_conditions(structure, system, set, given, set.ties);
}

void recover(const model::Structure& structure, const Elements& elements, const System& system,
             ResultSet& set) {
    recover_forces(structure, elements, system, set);
    complete_balance(structure, elements, set);
    recover_curves(structure, elements, set);
    set.strain_energy = stored_energy(structure, elements, system, set);
    merge_segments(structure, set);
    find_extremes(set);
}

}  // namespace loadpath::analysis
