// Elastic lateral-torsional buckling of one segment: by how much its moments may grow. An
// eigenvalue solution of the twist phi; the lateral deflection follows from E I_z v'' = -M phi
// (Trahair, Flexural-Torsional Buckling of Structures, 1993, chapters 7 and 9):
//   int G I_t phi'^2 + E I_w phi''^2 = lambda^2 int M^2 phi^2 / (E I_z)
//                                    + lambda z_g int |q| phi^2 - 2 lambda z_j int M phi'^2
#pragma once

#include "curves/curve.hpp"

namespace loadpath::en1993 {

enum class SegmentEnds {
    forks,     // twist and sideways movement held at both ends, warping free
    free_end,  // held and built in sideways at x = 0, nothing holds x = length
};

struct LateralSegment {
    const curves::Curve* moment = nullptr;  // about y, from x = 0 to length
    double length = 0.0;
    double e_i_z = 0.0, g_i_t = 0.0, e_i_w = 0.0;
    double z_g = 0.0;  // load height, positive where the load pushes towards the shear centre
    double z_j = 0.0;  // positive where the larger flange is compressed
    SegmentEnds ends = SegmentEnds::forks;
    bool is_warping_held = false;  // at x = 0 of a segment with a free end
};

// The factor on the moments at which the segment buckles; infinite where there is no moment.
double critical_factor(const LateralSegment& segment);

// C1 of NCCI SN003: the moment factor between forks in the limit without warping stiffness, which
// bounds that of every section from below and depends on the diagram alone.
double moment_factor_c1(const curves::Curve& moment, double length);

}  // namespace loadpath::en1993
