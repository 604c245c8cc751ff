// What the forces in a straight beam do to its stiffness: the second-order work of section forces
// on a beam whose sections turn by rotation vectors, so that members may meet at any angle and
// moments at a joint agree (the beam of Reissner and Simo, to second order; moments behave as
// semitangential ones, Argyris et al. 1979). The unknowns along the axis do not enter: no axial
// modes.
#pragma once

#include <array>

#include "elements/alike.hpp"
#include "elements/gauss_line.hpp"

namespace loadpath::elements {

// On the side of the section that faces the end, in local axes; n is tension. Moments are about the
// centroid.
struct SectionForces {
    double n = 0.0, vy = 0.0, vz = 0.0, mx = 0.0, my = 0.0, mz = 0.0;
};

// The shapes of a beam are worked out once, and serve under any forces.
class FrameGeometric {
 public:
    explicit FrameGeometric(const FrameProperties& p);

    bool is_of(const FrameProperties& p) const { return are_alike(properties_, p); }

    // `forces` at the points of gauss_line; `wagner` is the factor of n in the stiffness against
    // twist, about (I_y + I_z) / A.
    FrameMatrix under(double wagner, const std::array<SectionForces, 4>& forces) const;

 private:
    using Row = Eigen::Matrix<double, 1, frame_size>;
    // Of the axis v' w', of the sections' rotation vector t' and t.
    struct Section {
        Row v_slope, w_slope, x_slope, y_slope, z_slope, x, y, z;
    };

    FrameProperties properties_;
    std::array<Section, 4> sections_;
};

}  // namespace loadpath::elements
