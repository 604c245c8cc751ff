// What an axial force adds to the stiffness of a beam: its work on the slopes of the axis and on
// the twist (Przemieniecki, Theory of Matrix Structural Analysis, sec. 15.3).
#pragma once

#include <array>

#include "elements/frame_stiffness.hpp"

namespace loadpath::elements {

// An axial force along a beam, tension positive, linear between its ends, and what it acts on.
struct AxialForce {
    double at_start = 0.0, at_end = 0.0;
    double wagner = 0.0;  // m2: its factor in the stiffness against twisting
    // How much of the slopes (v', w') counts: the identity where no direction is left out.
    Eigen::Matrix2d planes = Eigen::Matrix2d::Identity();
};

// The slopes of a beam's own shapes, shear deformation included, where work on them is summed.
class BeamSlopes {
 public:
    explicit BeamSlopes(const FrameProperties& p);

    // Of all section forces only this one: what the others add is frame_geometric.
    FrameMatrix geometric_stiffness(const AxialForce& force) const;

 private:
    double length_;
    std::array<Eigen::Matrix<double, 6, frame_size>, 4> at_;  // the points of gauss_line
};

// The same with the slope of the chord alone: what a bar without bending has.
FrameMatrix chord_stiffness(double length, const AxialForce& force);

}  // namespace loadpath::elements
