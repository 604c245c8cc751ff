#include "analysis/corotational/turned_recovery.hpp"

#include <algorithm>
#include <cmath>

#include "analysis/corotational/member_chain.hpp"
#include "analysis/corotational/turned_bodies.hpp"
#include "analysis/corotational/turned_curves.hpp"
#include "analysis/member_curves.hpp"
#include "analysis/merge_segments.hpp"
#include "analysis/reach.hpp"
#include "analysis/recovery.hpp"

namespace loadpath::analysis {

namespace {

using elements::FrameVector;
using elements::Placement;
using model::unknowns_per_joint;
using model::Vector3;

// Where the ends of a member are, also of one that is slack.
std::array<Vector3, 2> ends_of(const TurningStructure& turned, const model::Structure& structure,
                               std::size_t m) {
    const model::Member& member = structure.members[m];
    std::array<Vector3, 2> at;
    for (std::size_t side = 0; side < 2; ++side) {
        const int joint = side == 0 ? member.start : member.end;
        const Placement placed = turned.joint(joint);
        at[side] = structure.joints[joint].at + placed.moved +
                   placed.turned * (side == 0 ? member.start_arm : member.end_arm);
    }
    return at;
}

// End forces in the axes of the member as it stood, moments at its ends and not at its joints.
FrameVector local_forces(const TurningStructure& turned, const model::Member& member,
                         std::size_t m) {
    const FrameVector& at_joints = turned.response(m).forces;
    const std::array<Placement, 2> joints = turned.joints_of(m);
    FrameVector local = at_joints;
    for (int side = 0; side < 2; ++side) {
        const Vector3 arm = joints[static_cast<std::size_t>(side)].turned *
                            (side == 0 ? member.start_arm : member.end_arm);
        const Vector3 force = at_joints.segment<3>(7 * side);
        local.segment<3>(7 * side) = member.axes * force;
        local.segment<3>(7 * side + 3) =
            member.axes * (at_joints.segment<3>(7 * side + 3) - arm.cross(force));
    }
    return local;
}

// A bar shows its force along its axis as it is, and between its ends how much longer it became:
// what one-way members are judged by. A cable shows the tension at each end, along its own course.
assembly::EndState state_of_bar(const std::array<Vector3, 2>& ends, double length,
                                const FrameVector* at_joints, bool is_cable) {
    assembly::EndState state{FrameVector::Zero(), FrameVector::Zero()};
    const Vector3 axis = (ends[1] - ends[0]).normalized();
    if (at_joints != nullptr)
        for (const int k : {0, 7}) {
            const Vector3 force = at_joints->segment<3>(k);
            state.forces[k] = !is_cable ? force.dot(axis) : k == 0 ? -force.norm() : force.norm();
        }
    state.displacements[7] = (ends[1] - ends[0]).norm() - length;
    return state;
}

FrameVector end_displacements(const model::Member& member, const std::vector<Placement>& sections) {
    FrameVector d;
    for (int side = 0; side < 2; ++side) {
        const Placement& at = side == 0 ? sections.front() : sections.back();
        d.segment<3>(7 * side) = member.axes * at.moved;
        d.segment<3>(7 * side + 3) = member.axes * elements::rotation_vector(at.turned);
        d[7 * side + 6] = at.warping;
    }
    return d;
}

struct Sum {
    Vector6 total = Vector6::Zero();
    double force_size = 0.0, moment_size = 0.0;

    void add(const Vector3& force, const Vector3& moment, const Vector3& at) {
        total.head<3>() += force;
        total.tail<3>() += moment + at.cross(force);
        force_size += force.norm();
        moment_size += moment.norm() + at.norm() * force.norm();
    }
};

// The loads on a cable where it hangs, from where its start stood.
void add_cable_loads(const TurningStructure& turned, std::size_t m, const Vector3& start,
                     Sum& loads) {
    constexpr int parts = 64;
    const elements::Cable cable = elements::cable_under(turned.chain(m), 1.0);
    const auto points = elements::shape_of(cable, -turned.response(m).forces.segment<3>(0), parts);
    for (std::size_t i = 0; i < points.size(); i += 2) {
        const elements::CablePoint &from = points[i], &to = points[i + 1];
        const double share = to.share - from.share;
        const elements::CableSpan& span = cable.spans[i / (2 * parts)];
        const Vector3 middle = 0.5 * (from.at + to.at) + share / 12.0 * (from.slope - to.slope);
        loads.add(share * cable.length * span.line, Vector3::Zero(), start + middle);
        if ((i / 2 + 1) % parts == 0) loads.add(span.point, Vector3::Zero(), start + to.at);
    }
}

// Loads and reactions where they act on the structure as it has moved.
void balance(const TurningStructure& turned, const model::Structure& structure, ResultSet& set) {
    Sum loads, reactions;
    const auto place = [&](int joint) {
        return Vector3(structure.joints[joint].at + turned.joint(joint).moved);
    };
    for (const loads::NodalAction& action : turned.joint_loads()) {
        const int k = action.unknown % unknowns_per_joint;
        if (k == model::warping) continue;
        Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
        (k < 3 ? force : moment)[k % 3] = action.value;
        loads.add(force, moment, place(action.unknown / unknowns_per_joint));
    }
    for (const BodyLoad& load : turned.body_loads()) {
        const Vector6 given = load.on_joint(turned.joint(load.joint).turned);
        loads.add(given.head<3>(), given.tail<3>(), place(load.joint));
    }
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        if (turned.has_chain(m) && turned.chain(m).is_cable())
            add_cable_loads(turned, m, ends_of(turned, structure, m)[0], loads);
        if (!turned.has_chain(m) || turned.chain(m).loads.empty()) continue;
        const elements::Chain& chain = turned.chain(m);
        const auto sections =
            elements::sections_of(chain, turned.chain_state(m), turned.joints_of(m));
        const model::Member& member = structure.members[m];
        const Vector3 axis = chain.axes.row(0);
        for (std::size_t i = 0; i < sections.size(); ++i) {
            const Vector3 at = structure.joints[member.start].at + member.start_arm +
                               static_cast<double>(i) * chain.piece.length * axis +
                               sections[i].moved;
            const elements::SectionLoad& load = chain.loads[i];
            loads.add(load.force, load.moment + (sections[i].turned * axis).cross(load.on_axis),
                      at);
        }
    }
    for (std::size_t s = 0; s < structure.supports.size(); ++s) {
        const auto& r = set.reactions[s];
        reactions.add({r[0], r[1], r[2]}, {r[3], r[4], r[5]}, place(structure.supports[s].node));
    }
    set.balance.loads = loads.total;
    set.balance.reactions += reactions.total;
    const Vector6 left = set.balance.loads + set.balance.reactions;
    const double reach = reach_of(structure);
    const double size = std::max(loads.force_size + reactions.force_size,
                                 (loads.moment_size + reactions.moment_size) / reach);
    if (size > 0.0)
        set.balance.error = std::max(left.head<3>().norm(), left.tail<3>().norm() / reach) / size;
}

double spring_energy(const model::Structure& structure, const ResultSet& set) {
    double energy = 0.0;
    for (std::size_t s = 0; s < structure.supports.size(); ++s) {
        const model::Support& support = structure.supports[s];
        for (int k = 0; k < unknowns_per_joint; ++k) {
            if (support.hold[k] != model::Hold::spring || !(support.stiffness[k] > 0.0) ||
                support.curved.follows(k))
                continue;
            const auto& r = set.reactions[s];
            const double force =
                k == model::warping
                    ? r[6]
                    : support.axes.row(k % 3).dot(k < 3 ? Vector3(r[0], r[1], r[2])
                                                        : Vector3(r[3], r[4], r[5]));
            energy += 0.5 * force * force / support.stiffness[k];
        }
    }
    return energy;
}

}  // namespace

void recover_forces_of(const TurningStructure& turned, const model::Structure& structure,
                       ResultSet& set) {
    set.displacements = turned.displacements();
    set.members.assign(structure.members.size(), {FrameVector::Zero(), FrameVector::Zero()});
    std::vector<double> given(set.displacements.size(), 0.0);
    set.strain_energy = 0.0;
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        if (member.is_rigid() || member.is_divided()) continue;
        assembly::EndState& state = set.members[m];
        const bool is_there = turned.has_chain(m);
        if (is_bar(member)) {
            state =
                state_of_bar(ends_of(turned, structure, m), member.length,
                             is_there ? &turned.response(m).forces : nullptr, member.is_cable());
        } else {
            state.forces = local_forces(turned, member, m);
        }
        if (!is_there) continue;
        set.strain_energy += turned.response(m).energy;
        const auto unknowns = unknowns_of(member);
        for (int k = 0; k < elements::frame_size; ++k)
            given[unknowns[k]] += turned.response(m).forces[k];
    }
    turned.plates().recover(set, given);
    for (const loads::NodalAction& action : turned.joint_loads())
        given[action.unknown] -= action.value;
    for (const BodyLoad& load : turned.body_loads()) {
        const Vector6 on_joint = load.on_joint(turned.joint(load.joint).turned);
        for (int k = 0; k < 6; ++k) given[load.joint * unknowns_per_joint + k] -= on_joint[k];
    }
    turned.plates().judge_membranes(given, set.errors);
    set.ties = turned.ties().spring_forces();
    turned.ties().take_springs(given);
    recover_held_beside_ties(structure, turned.system(), set, given);
    set.unbalanced = set.residual;
    set.strain_energy += spring_energy(structure, set) + turned.ties().spring_energy();
    balance(turned, structure, set);
}

void recover_courses_of(const TurningStructure& turned, const model::Structure& structure,
                        ResultSet& set) {
    set.curves.resize(structure.members.size());
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        if (member.is_rigid() || member.is_divided()) continue;
        assembly::EndState& state = set.members[m];
        const loads::MemberLoads* loads = set.loads.find(static_cast<int>(m));
        if (is_bar(member)) {
            const std::array<Vector3, 2> ends = ends_of(turned, structure, m);
            const Vector3 start = structure.joints[member.start].at + member.start_arm;
            const Vector3 end = structure.joints[member.end].at + member.end_arm;
            state.displacements.setZero();
            state.displacements.segment<3>(0) = member.axes * (ends[0] - start);
            state.displacements.segment<3>(7) = member.axes * (ends[1] - end);
            set.curves[m] = straight_member_curves(member.length, state, nullptr);
            if (turned.chain(m).is_cable())
                hang_curves(turned.chain(m), -turned.response(m).forces.segment<3>(0),
                            state.displacements.segment<3>(0), set.curves[m]);
            continue;
        }
        const auto sections =
            elements::sections_of(turned.chain(m), turned.chain_state(m), turned.joints_of(m));
        state.displacements = end_displacements(member, sections);
        set.curves[m] =
            turned_curves(turned.chain(m), sections, state.forces, loads, member.length);
    }
    recover_bodies(turned, structure, set);
    merge_segments(structure, set);
    find_extremes(set);
}

}  // namespace loadpath::analysis
