// A member that may move and turn as far as it likes: a chain of pieces between two joints, with
// hinges and arms at its ends. What lies between the joints is eliminated in every step of the
// iteration, so that outside it has the 14 unknowns of its joints. Where the sections between them
// are is a state that the caller keeps from step to step.
#pragma once

#include <array>
#include <vector>

#include "elements/corotational/cable.hpp"
#include "elements/corotational/piece.hpp"

namespace loadpath::elements {

inline constexpr int section_size = 7;  // unknowns of a cross-section: displacement, spin, warping
using SectionMatrix = Eigen::Matrix<double, section_size, section_size>;
using SectionVector = Eigen::Matrix<double, section_size, 1>;

// Between a joint and the end of the chain: an arm that turns with the joint, and a hinge. Its
// displacements are along the member's axes, its rotations about `rotation_axes`; both turn with
// the joint.
struct ChainEnd {
    Eigen::Vector3d arm = Eigen::Vector3d::Zero();
    std::array<double, section_size> springs;  // infinite: rigid, 0: free
    // Of springs that follow curves, whose energy is not counted here: the force beside stiffness
    // times slip that the joint exerts on the end, as they stand.
    unsigned curved = 0;  // bit k
    std::array<double, section_size> held{};
    Eigen::Matrix3d rotation_axes = Eigen::Matrix3d::Identity();

    bool is_released() const;
};

// Dead loads on a cross-section of the chain: a force, and a force on the tip of its axis, whose
// moment follows from how the axis has turned (what a load between two sections gives to them).
struct SectionLoad {
    Eigen::Vector3d force = Eigen::Vector3d::Zero();
    Eigen::Vector3d on_axis = Eigen::Vector3d::Zero();
    Eigen::Vector3d moment = Eigen::Vector3d::Zero();  // keeps its direction
};

struct Chain {
    Eigen::Matrix3d axes = Eigen::Matrix3d::Identity();
    Piece piece;
    int pieces = 1;
    std::array<ChainEnd, 2> ends;
    std::vector<SectionLoad> loads;  // by section, pieces + 1 of them, or none
    OwnStrain own;
    bool is_in_plane = false;  // nothing between its ends leaves the plane XY
    bool is_bar = false;       // one piece that carries axial force only, between ball joints
    Cable cable;               // of such a piece: without spans it is a straight bar
    // What hinges that follow curves lengthen a bar by: per force, and at none, as they stand.
    double hinge_give = 0.0, hinge_shift = 0.0;

    bool is_cable() const { return !cable.spans.empty(); }
};

// How much longer a bar is than it would be without force.
double elongation_of_bar(const Chain& chain, const std::array<Placement, 2>& joints, double factor);

// Cables that are too long come to their length under this share of the loads, and are as long
// under all of them from there.
inline constexpr double first_share = 1.0 / 16.0;

// The cable of a chain at a load factor: loads grow with it, and so does, from the straight cable
// at rest, an unstretched length, to its end or that of the first share.
Cable cable_under(const Chain& chain, double factor);
HungCable hung_between(const Chain& chain, const std::array<Placement, 2>& joints, double factor);

struct ChainState {
    std::vector<Placement> inner;                                                      // pieces - 1
    std::array<SectionVector, 2> slips{SectionVector::Zero(), SectionVector::Zero()};  // of hinges
};

ChainState at_rest(const Chain& chain);

using Columns = Eigen::Matrix<double, section_size, 2 + frame_size + section_size>;

struct ChainResponse {
    FrameVector forces;  // that the joints exert on it, global axes, at the given load factor
    FrameVector loads;   // on the joints, per unit of the load factor
    FrameMatrix tangent;
    FrameVector stiffness;  // diagonal of the tangent before anything is eliminated
    double energy = 0.0;
    double most_turn = 0.0;  // of an end of a piece against its middle, rad
    double most_compression = 0.0;
    int negative = 0;         // directions inside in which it is unstable though its joints rest
    double unbalanced = 0.0;  // largest force inside that is not in balance; moments by a piece
    std::vector<Columns> eliminated;  // inner unknowns as functions of those of the joints
};

// Where every cross-section of the chain is.
std::vector<Placement> sections_of(const Chain& chain, const ChainState& state,
                                   const std::array<Placement, 2>& joints);

// What the joints exert on the ends behind arms and hinges, along the axes of the member that turn
// with each joint, and about those of the hinge; warping last.
std::array<SectionVector, 2> forces_at_hinges(const Chain& chain, const ChainState& state,
                                              const std::array<Placement, 2>& joints,
                                              double factor);

ChainResponse respond(const Chain& chain, const ChainState& state,
                      const std::array<Placement, 2>& joints, double factor);

// The step inside that goes with a step of the joints and of the load factor.
struct ChainStep {
    std::vector<SectionVector> inner;
    std::array<SectionVector, 2> slips{SectionVector::Zero(), SectionVector::Zero()};
};

ChainStep step_inside(const Chain& chain, const ChainResponse& response, const FrameVector& joints,
                      double factor_step);

// Goes a part of the step.
void advance(const ChainStep& step, double part, ChainState& state);
void advance(const Eigen::Ref<const SectionVector>& step, double part, Placement& placement);

}  // namespace loadpath::elements
