// Stress resultants of a plate and the stresses at its faces, in the plate's local axes.
// Signs: nx, ny, nxy positive in tension (nxy: positive shear stress). A positive moment stretches
// the bottom face (local z negative), as in a sagging slab whose z points up; qx = dmx/dx +
// dmxy/dy, so qx > 0 where mx grows along x. Per unit width: N/m for n and q, Nm/m for m.
#pragma once

#include <Eigen/Dense>

namespace loadpath::shell {

struct Resultants {
    double nx = 0, ny = 0, nxy = 0, mx = 0, my = 0, mxy = 0, qx = 0, qy = 0;
};

Resultants resultants_from(const Eigen::Matrix<double, 8, 1>& values);

struct FaceStress {
    double sx = 0, sy = 0, sxy = 0;
    double sz = 0;  // across the plate, in plane strain only

    double principal_max() const;  // in the plane
    double principal_min() const;
    double von_mises() const;
};

struct PlateStress {
    FaceStress top, bottom;  // faces at local z = +t/2 and -t/2
};

// `stress_across` as in PlateStiffness; it concerns the membrane alone.
PlateStress face_stresses(const Resultants& r, double thickness, double stress_across = 0.0);

// Over both faces: what a check compares with a strength.
double largest_von_mises(const PlateStress& s);
double largest_principal(const PlateStress& s);
double smallest_principal(const PlateStress& s);

}  // namespace loadpath::shell
