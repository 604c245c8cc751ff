// What a load case or a combination comes to.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "analysis/plate_results.hpp"
#include "assembly/frame_element.hpp"
#include "assembly/state.hpp"
#include "curves/member_forces.hpp"
#include "loads/case_loads.hpp"
#include "model/imperfections.hpp"

namespace loadpath::analysis {

using Vector6 = Eigen::Matrix<double, 6, 1>;

// Forces and moments about the origin, in global axes.
struct Balance {
    Vector6 loads = Vector6::Zero();
    Vector6 reactions = Vector6::Zero();  // in a 2D structure with what holds it in its plane
    double error = 0.0;  // largest imbalance, relative to the size of the forces that should cancel
};

// The curves of a member in the order of tables: n vy vz mx my mz bimoment dx dy dz.
inline constexpr std::size_t curve_count = 10;
std::array<const curves::Curve*, curve_count> curves_of(const curves::MemberForces& forces);

struct Range {
    curves::Extreme most, least;
};

// A motion that costs no force: one displacement per unknown of the structure, largest 1.
struct FreeMotion {
    std::vector<double> displacements;
};

// Force of each direction of a tie on its second joint.
using TieForce = std::array<double, 6>;

// Of a member, what otherwise follows from other figures: how its nodes move it in local axes, and
// its end forces at the nodes in global axes.
struct OwnFigures {
    std::vector<elements::FrameVector> end_displacements, node_forces;  // by member
};

struct ResultSet {
    enum class Kind { load_case, combination };
    enum class Method { linear, p_delta, corotational, seismic };
    Kind kind = Kind::load_case;
    std::int64_t id = 0;
    std::string name;
    loads::CaseLoads loads{0};
    std::shared_ptr<const model::ImperfectStructure> imperfect;  // that it was solved on, if any
    assembly::State state;

    std::vector<double> displacements;                     // by unknown of the structure
    std::vector<assembly::EndState> members;               // by member
    std::vector<curves::MemberForces> curves;              // by member
    std::vector<std::array<Range, curve_count>> extremes;  // of those curves
    std::vector<TieForce> ties;                            // by tie
    std::vector<PlateState> plates;                        // by plate
    std::vector<std::array<double, model::unknowns_per_joint>>
        reactions;  // by support, global axes
    Balance balance;
    double residual = 0.0;       // backward error of the equations
    double unbalanced = 0.0;     // largest force left over at a joint, relative to the forces there
    double strain_energy = 0.0;  // of members, plates, hinges, ties and supports
    Method method = Method::linear;
    int iterations = 1;
    bool converged = true;
    // In second order: per iteration the change of the displacements, of the largest; the share of
    // the loads that was reached; how much further than in first order the structure moves (0:
    // unknown).
    std::vector<double> history;
    double load_factor = 1.0;
    double amplification = 0.0;
    Issues errors, warnings;
    std::vector<FreeMotion> motions;  // of a mechanism
    // Where an earthquake takes part every figure is found by itself, and none follows from others.
    std::shared_ptr<const OwnFigures> own;

    bool is_usable() const {
        return std::all_of(errors.begin(), errors.end(),
                           [](const Issue& error) { return leaves_figures(error.code); });
    }
};

}  // namespace loadpath::analysis
