// A member of the structure as an element: the beam, its hinges, its rigid arms and its axes
// brought together, between local end unknowns and global joint unknowns.
#pragma once

#include <memory>

#include "elements/beam_chain.hpp"
#include "elements/frame_stiffness.hpp"
#include "elements/released_ends.hpp"
#include "model/structure.hpp"

namespace loadpath::assembly {

using elements::FrameMatrix;
using elements::FrameProperties;
using elements::FrameVector;

// What an axial force does to a member: bends it further as a chain, or acts on its chord alone.
struct UnderAxialForce {
    elements::BeamChain chain;  // without pieces: the chord alone
    elements::CondensedChain condensed;
    FrameMatrix chord = FrameMatrix::Zero();
};

struct FrameElement {
    FrameProperties properties;
    FrameMatrix beam;  // stiffness of the beam between its ends, local axes
    std::shared_ptr<const elements::ReleasedEnds> hinges;    // null when both ends are rigid
    std::shared_ptr<const UnderAxialForce> axial = nullptr;  // null in first order

    // Motions inside the member in which it gives way by itself.
    int negative() const;
};

FrameProperties frame_properties(const model::Member& member,
                                 const document::AnalysisOptions& options);
FrameElement make_frame_element(const model::Member& member,
                                const document::AnalysisOptions& options);

// The member with what its axial force adds to the stiffness of its beam.
FrameElement under_axial_force(const FrameElement& first_order, const model::Member& member,
                               UnderAxialForce axial);

// The factor of the axial force in the stiffness against twist: the document's, or that of fibres
// which all bear the force alike.
double wagner_factor(const document::Section& section);
// In second order: only where warping holds the twist, or where the document names it. Without
// warping, thin open sections would twist under an axial force that their flanges bear.
double wagner_in_second_order(const model::Member& member);

// Truss, tension and compression members, and cables.
bool carries_axial_force_only(const model::Member& member);

// Stiffness in the global unknowns of the two joints.
FrameMatrix global_stiffness(const FrameElement& element, const model::Member& member);

// A mass or geometric stiffness of the beam between its ends (local), in the same unknowns. Slips
// in hinges follow the ends as they do at rest.
FrameMatrix in_joint_unknowns(const FrameElement& element, const model::Member& member,
                              const FrameMatrix& at_ends);

// Forces on the joints (global) of loads on the beam's ends (local).
FrameVector joint_loads(const FrameElement& element, const model::Member& member,
                        const FrameVector& end_loads);

// Forces on the joints (global) of what hinges exert without any slip.
FrameVector joint_loads_of_hinges(const FrameElement& element, const model::Member& member);

// Of the beam's ends, inside the hinges, local axes, where nothing but the joints moves them.
FrameVector end_displacements(const FrameElement& element, const model::Member& member,
                              const FrameVector& joint_displacements);

struct EndState {
    FrameVector displacements;  // of the beam's ends, inside the hinges, local axes
    FrameVector forces;         // that the nodes exert on the beam's ends, local axes
};

EndState end_state(const FrameElement& element, const model::Member& member,
                   const FrameVector& joint_displacements, const FrameVector& end_loads);

// Local end unknowns or forces to and from the joints, through axes and arms.
FrameVector to_ends(const model::Member& member, const FrameVector& joint_displacements);
FrameVector to_joints(const model::Member& member, const FrameVector& end_forces);

}  // namespace loadpath::assembly
