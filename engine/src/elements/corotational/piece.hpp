// A short straight piece of a beam that may move and turn as far as it likes. Seen from the frame
// halfway between its two cross-sections it bends little, and there it is a shallow Timoshenko
// beam with the mean of the squared slope in its axial strain, so that the axial force acts on the
// bow inside the piece. Everything follows from one stored energy: forces are its derivative and
// the tangent is the second derivative along rotations, which is symmetric.
//
// The curvature is the rotation vector between the two ends (exact for a helix); frame and vector
// are those of Crisfield, Non-linear Finite Element Analysis, vol. 2, ch. 17, the membrane strain
// as in his sec. 7.3. The error is of fourth order in the length of the piece.
#pragma once

#include "elements/corotational/rotation.hpp"
#include "elements/frame_stiffness.hpp"

namespace loadpath::elements {

// A cross-section on its way: what its centroid moved, how it has turned, and its warping.
struct Placement {
    Eigen::Vector3d moved = Eigen::Vector3d::Zero();
    Eigen::Quaterniond turned = Eigen::Quaterniond::Identity();
    double warping = 0.0;
};

// Deformation that an unstrained piece takes on by itself: elongation, th_y', th_z'.
struct OwnStrain {
    double axial = 0.0, curvature_y = 0.0, curvature_z = 0.0;
};

struct Piece {
    double length = 0.0;
    double ea = 0.0;
    double wagner = 0.0;  // axial strain per half of the squared twist rate, m2
    double y_s = 0.0, z_s = 0.0;
    Eigen::Matrix2d even;       // bending stiffness against (th_y, th_z) turned opposite ways
    Eigen::Matrix2d odd;        // and turned the same way, shear included
    Eigen::Matrix2d odd_slope;  // mean squared slope of the latter
    Eigen::Matrix3d torsion;    // against the twist and the warping of both ends
};

// `whole` with the length of the piece; `wagner` 0 leaves the twist out of the axial strain.
Piece make_piece(const FrameProperties& whole, double wagner);

struct PieceResponse {
    double energy = 0.0;
    double axial_force = 0.0;
    double turn = 0.0;       // of either end against the middle, rad
    FrameVector forces;      // that the ends take from their cross-sections, global axes
    FrameVector own_strain;  // change of the forces with the load factor through `own`
    FrameMatrix tangent;     // by displacement, spin and warping of both ends
};

// `axes` as of the unmoved member (rows), `own` the strain at `factor` 1.
PieceResponse evaluate(const Piece& piece, const Eigen::Matrix3d& axes, const Placement& start,
                       const Placement& end, const OwnStrain& own, double factor);

}  // namespace loadpath::elements
