// Torsion with warping (Vlasov): G J th'' - E I_w th'''' = 0, solved exactly between the ends.
// It is the equation of a beam under tension, so these are its stability functions
// (Livesley, Matrix Methods of Structural Analysis, ch. 7) with N = G J and E I = E I_w.
#pragma once

#include <Eigen/Core>

namespace loadpath::elements {

// In (th1, th1', th2, th2'); conjugate forces are torque and bimoment.
Eigen::Matrix4d warping_torsion_stiffness(double gj, double eiw, double length);

// Values at x of the four functions whose unknowns are those of the stiffness.
Eigen::Vector4d warping_torsion_shape(double gj, double eiw, double length, double x);

// First derivatives of the same functions.
Eigen::Vector4d warping_torsion_slope(double gj, double eiw, double length, double x);

// Second derivatives of the same functions; the bimoment is -E I_w times th''.
Eigen::Vector4d warping_torsion_curvature(double gj, double eiw, double length, double x);

}  // namespace loadpath::elements
