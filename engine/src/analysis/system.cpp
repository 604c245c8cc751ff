#include "analysis/system.hpp"

#include <cmath>
#include <string>

#include "analysis/held_motions.hpp"
#include "analysis/plate_results.hpp"

namespace loadpath::analysis {

using model::unknowns_per_joint;

Elements make_elements(const model::Structure& structure, Issues&) {
    const document::AnalysisOptions& options = structure.document->analysis.options;
    Elements elements;
    elements.frames.resize(structure.members.size());
    for (std::size_t m = 0; m < structure.members.size(); ++m)
        if (!structure.members[m].is_rigid() && !structure.members[m].is_divided())
            elements.frames[m] = assembly::make_frame_element(structure.members[m], options);
    elements.plates.reserve(structure.plates.size());
    for (const model::Plate& plate : structure.plates)
        elements.plates.push_back(
            shell::shell_element(plate.frame, plate.stiffness, plate.theory, plate.behavior));
    return elements;
}

std::array<int, elements::frame_size> unknowns_of(const model::Member& member) {
    std::array<int, elements::frame_size> unknowns;
    for (int k = 0; k < unknowns_per_joint; ++k) {
        unknowns[k] = member.start * unknowns_per_joint + k;
        unknowns[k + 7] = member.end * unknowns_per_joint + k;
    }
    return unknowns;
}

elements::FrameVector gather(const model::Member& member, const std::vector<double>& full) {
    elements::FrameVector values;
    const auto unknowns = unknowns_of(member);
    for (int k = 0; k < elements::frame_size; ++k) values[k] = full[unknowns[k]];
    return values;
}

elements::FrameVector forces_of(const CableTangent& cable, const model::Structure& structure,
                                const std::vector<double>& displacements) {
    return cable.stiffness * gather(structure.members[cable.member], displacements);
}

namespace {

void add_support_springs(const model::Structure& structure, const assembly::Parameters& parameters,
                         assembly::StiffnessSum& sum) {
    for (std::size_t s = 0; s < structure.supports.size(); ++s) {
        const model::Support& support = structure.supports[s];
        if (!structure.joints[support.node].used) continue;
        for (int k = 0; k < unknowns_per_joint; ++k) {
            if (support.hold[k] != model::Hold::spring) continue;
            auto along = assembly::support_terms(structure, support, k);
            const int parameter = parameters.of_hold[s * unknowns_per_joint + k];
            if (parameter >= 0) along.push_back({structure.unknown_count() + parameter, -1.0});
            sum.add_spring(along, support.stiffness[k]);
        }
    }
}

void add_tie_springs(const model::Structure& structure, assembly::StiffnessSum& sum) {
    for (const model::Tie& tie : structure.ties)
        for (int k = 0; k < 6; ++k)
            if (std::isfinite(tie.stiffness[k]) && tie.stiffness[k] > 0.0)
                sum.add_spring(assembly::tie_terms(structure, tie, k), tie.stiffness[k]);
}

}  // namespace

System assemble(const model::Structure& structure, const Elements& elements,
                const assembly::Parameters& parameters, const assembly::State& state,
                Issues& errors) {
    System system;
    system.parameters = parameters;
    system.conditions = assembly::gather_conditions(structure, parameters, state);
    int contradiction = -1;
    system.kinematics =
        assembly::eliminate(structure, system.conditions, parameters.count, contradiction);
    if (contradiction >= 0) {
        const assembly::Condition& condition = system.conditions[contradiction];
        errors.push_back(
            {IssueCode::contradictory_support,
             "an imposed movement contradicts what other supports or rigid members hold",
             condition.support < 0
                 ? "analysis.load_cases"
                 : "model.nodes[" + std::to_string(structure.supports[condition.support].node) +
                       "]"});
        return system;
    }
    assembly::StiffnessSum sum(system.kinematics);
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        if (member.is_rigid() || member.is_divided() || !state.member[m]) continue;
        sum.add(unknowns_of(member), assembly::global_stiffness(elements.frames[m], member));
    }
    for (const CableTangent& cable : elements.cables)
        sum.add(unknowns_of(structure.members[cable.member]), cable.stiffness);
    for (std::size_t p = 0; p < structure.plates.size(); ++p)
        sum.add(unknowns_of(structure.plates[p]), Eigen::MatrixXd(elements.plates[p].stiffness));
    for (std::size_t p = 0; p < elements.membranes.size(); ++p)
        sum.add(displacements_of(structure.plates[p]), elements.membranes[p]);
    for (const ArmStiffness& arm : elements.arms) {
        const int first = arm.joint * unknowns_per_joint + 3;
        sum.add(std::array{first, first + 1, first + 2}, arm.stiffness);
    }
    add_support_springs(structure, parameters, sum);
    add_tie_springs(structure, sum);
    system.stiffness = sum.lower();
    system.couplings = sum.couplings();
    for (const int unknown : system.kinematics.unknown_of_free)
        system.block_of_dof.push_back(unknown / unknowns_per_joint);
    for (const model::Joint& joint : structure.joints)
        for (int k = 0; k < 3; ++k) system.coordinates.push_back(joint.at[k]);
    hold_idle_joints(system, sum.alone());
    return system;
}

elements::FrameVector end_loads(const assembly::FrameElement& element,
                                const loads::MemberLoads& loads, bool is_at_work) {
    if (element.axial && !element.axial->chain.pieces.empty())
        return element.axial->condensed.loads;
    if (is_at_work) return loads::end_loads(element.properties, loads);
    loads::MemberLoads without_strain = loads;
    without_strain.strain = {};
    return loads::end_loads(element.properties, without_strain);
}

namespace {

// What springs that follow curves exert on the joints beside stiffness times movement.
void add_forces_of_curves(const model::Structure& structure, const Elements& elements,
                          const assembly::State& state, std::vector<double>& forces) {
    const auto add = [&](const std::vector<assembly::Term>& terms, double force) {
        for (const assembly::Term& term : terms) forces[term.unknown] -= force * term.factor;
    };
    int done = -1;  // both ends of a member at once
    for (const model::CurvedSpring& spring : structure.curved) {
        const int k = spring.direction;
        if (spring.support >= 0) {
            const model::Support& support = structure.supports[spring.support];
            add(assembly::support_terms(structure, support, k), support.curved.force[k]);
        } else if (spring.tie >= 0) {
            const model::Tie& tie = structure.ties[spring.tie];
            add(assembly::tie_terms(structure, tie, k), tie.curved.force[k]);
        } else if (spring.member != done && state.member[spring.member] != 0) {
            done = spring.member;
            const model::Member& member = structure.members[done];
            const elements::FrameVector on_joints =
                assembly::joint_loads_of_hinges(elements.frames[done], member);
            const auto unknowns = unknowns_of(member);
            for (int i = 0; i < elements::frame_size; ++i) forces[unknowns[i]] += on_joints[i];
        }
    }
}

}  // namespace

std::vector<double> force_vector(const model::Structure& structure, const Elements& elements,
                                 const loads::CaseLoads& loads, const assembly::State& state) {
    std::vector<double> forces(static_cast<std::size_t>(structure.unknown_count()), 0.0);
    for (const loads::NodalAction& action : loads.nodal) forces[action.unknown] += action.value;
    for (const int m : loads.loaded_members()) {
        const model::Member& member = structure.members[m];
        if (member.is_rigid() || member.is_divided()) continue;
        const assembly::FrameElement& element = elements.frames[m];
        const elements::FrameVector on_joints = assembly::joint_loads(
            element, member, end_loads(element, *loads.find(m), state.member[m] != 0));
        const auto unknowns = unknowns_of(member);
        for (int k = 0; k < elements::frame_size; ++k) forces[unknowns[k]] += on_joints[k];
    }
    for (const model::RigidBody& body : structure.rigid_bodies) {
        const loads::MemberLoads* on_member = loads.find(body.member);
        if (on_member == nullptr) continue;
        const model::Member& member = structure.members[body.member];
        model::Vector3 force, moment;
        on_member->resultant(force, moment);
        force = member.axes.transpose() * force;
        moment = member.axes.transpose() * moment + body.arm.cross(force);
        for (int k = 0; k < 3; ++k) {
            forces[body.body * unknowns_per_joint + k] += force[k];
            forces[body.body * unknowns_per_joint + 3 + k] += moment[k];
        }
    }
    add_forces_of_curves(structure, elements, state, forces);
    return forces;
}

std::vector<double> movements(const System& system, const loads::CaseLoads& loads) {
    std::vector<double> values(static_cast<std::size_t>(system.parameters.count), 0.0);
    for (const loads::Settlement& settlement : loads.settlements)
        values[system.parameters
                   .of_hold[settlement.support * unknowns_per_joint + settlement.direction]] +=
            settlement.value;
    return values;
}

std::vector<double> reduce(const System& system, const std::vector<double>& forces,
                           const std::vector<double>& moved) {
    const int n = system.kinematics.free_count;
    std::vector<double> reduced(static_cast<std::size_t>(n), 0.0);
    for (std::size_t i = 0; i < forces.size(); ++i) {
        if (forces[i] == 0.0) continue;
        for (const assembly::Term& term : system.kinematics.of(static_cast<int>(i)))
            if (term.unknown < n) reduced[term.unknown] += term.factor * forces[i];
    }
    for (const auto& coupling : system.couplings)
        reduced[coupling.free] -= coupling.value * moved[coupling.parameter];
    return reduced;
}

}  // namespace loadpath::analysis
