// The equations of a structure in one state of its one-way parts: stiffness in the free unknowns
// and what is needed to go from loads to right-hand sides and from solutions to displacements.
#pragma once

#include <vector>

#include "assembly/frame_element.hpp"
#include "assembly/stiffness_sum.hpp"
#include "elements/shell/shell_element.hpp"

namespace loadpath::analysis {

// Stiffness against rotations of a joint: of rigid arms there that carry axial force.
struct ArmStiffness {
    int joint = 0;
    model::Matrix3 stiffness = model::Matrix3::Zero();  // global axes
};

// A cable that hangs in some state, as modes and earthquakes find it: its tangent.
struct CableTangent {
    int member = 0;
    elements::FrameMatrix stiffness;  // in the global unknowns of its joints
};

struct Elements {
    std::vector<assembly::FrameElement>
        frames;                               // by member; empty ones for rigid and divided members
    std::vector<shell::ShellElement> plates;  // by plate
    std::vector<ArmStiffness> arms;           // none in first order
    // By plate, in the displacements of its corners: what membrane forces add; none in first order.
    std::vector<Eigen::MatrixXd> membranes;
    // None where cables do not hang yet; those that do are not at work as bars.
    std::vector<CableTangent> cables;
};

Elements make_elements(const model::Structure& structure, Issues& errors);

// A motion that nothing resists, held at one unknown by a stand-in, so that the equations have one
// answer: the one in which that unknown rests. What the stand-in bears tells whether loads drive
// it.
struct HeldMotion {
    std::vector<assembly::Term> terms;  // of free unknowns, largest 1
    int unknown = 0;                    // the free unknown that is held
    double factor = 1.0;                // of that unknown in the motion
    double stand_in = 1.0;              // stiffness
};

struct System {
    std::vector<assembly::Condition> conditions;
    assembly::Parameters parameters;
    assembly::Kinematics kinematics;
    assembly::SparseLower stiffness;
    std::vector<assembly::StiffnessSum::Coupling> couplings;
    std::vector<HeldMotion> held;
    std::vector<int> block_of_dof;    // joint of each free unknown
    std::vector<double> coordinates;  // of the joints
};

System assemble(const model::Structure& structure, const Elements& elements,
                const assembly::Parameters& parameters, const assembly::State& state,
                Issues& errors);

// The 14 unknowns of a member.
std::array<int, elements::frame_size> unknowns_of(const model::Member& member);
elements::FrameVector gather(const model::Member& member, const std::vector<double>& full);
// What joints that move so exert on the cable between them, global axes.
elements::FrameVector forces_of(const CableTangent& cable, const model::Structure& structure,
                                const std::vector<double>& displacements);

// A slack member hands its loads to its joints all the same; only its own strain has no effect.
elements::FrameVector end_loads(const assembly::FrameElement& element,
                                const loads::MemberLoads& loads, bool is_at_work);

// All loads as forces on the unknowns of the structure, in the given state.
std::vector<double> force_vector(const model::Structure& structure, const Elements& elements,
                                 const loads::CaseLoads& loads, const assembly::State& state);

std::vector<double> movements(const System& system, const loads::CaseLoads& loads);

std::vector<double> reduce(const System& system, const std::vector<double>& forces,
                           const std::vector<double>& movements);

}  // namespace loadpath::analysis
