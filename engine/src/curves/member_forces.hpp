// Section forces and deflections along one member, in its local axes and in the document's signs:
// forces as the start node exerts them, carried to the station (tension: n < 0; a simply supported
// beam under downward load: mz < 0 at mid-span).
#pragma once

#include "curves/curve.hpp"

namespace loadpath::curves {

struct MemberForces {
    double length = 0.0;
    Curve n, vy, vz, mx, my, mz;
    Curve bimoment;    // empty without warping
    Curve dx, dy, dz;  // local displacements of the axis, m
};

}  // namespace loadpath::curves
