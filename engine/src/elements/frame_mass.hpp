// Mass of a straight beam in the unknowns of its ends, local axes.
#pragma once

#include "elements/frame_stiffness.hpp"

namespace loadpath::elements {

struct MassPerLength {
    double mass = 0.0;
    double polar = 0.0;  // rotary inertia about the beam's axis
};

// By the beam's own shape functions, without rotary inertia in bending. Displacements along the
// axis, and twist that is free of warping, have the mean of consistent and lumped mass, whose
// frequencies converge with the fourth power of the length as those of bending do.
FrameMatrix consistent_mass(const FrameProperties& p, const MassPerLength& mass);

// Half of it at each end.
FrameMatrix lumped_mass(double length, const MassPerLength& mass);

}  // namespace loadpath::elements
