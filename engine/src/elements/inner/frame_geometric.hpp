// What the forces in a straight beam do to its stiffness: the second-order work of section forces
// on a beam whose sections turn by rotation vectors, so that members may meet at any angle and
// moments at a joint agree (the beam of Reissner and Simo, to second order; moments behave as
// semitangential ones, Argyris et al. 1979). The unknowns along the axis do not enter: no axial
// modes.
#pragma once

#include <array>
#include <optional>

#include "elements/alike.hpp"
#include "elements/gauss_line.hpp"

namespace loadpath::elements {

// On the side of the section that faces the end, in local axes; n is tension. Moments are about the
// centroid.
struct SectionForces {
    double n = 0.0, vy = 0.0, vz = 0.0, mx = 0.0, my = 0.0, mz = 0.0;
};

// Shapes of twist of a beam without warping stiffness that leave its ends alone, beside the linear
// one: of second and of third degree. Moments twist a beam as it bends sideways, in the same waves.
inline constexpr int inner_twists = 2;

// The geometric stiffness of a beam between its ends and its inner twists.
struct FrameUnderForces {
    FrameMatrix ends;
    Eigen::Matrix<double, frame_size, inner_twists> between;
    Eigen::Matrix<double, inner_twists, inner_twists> inner;
    std::array<double, inner_twists>
        resistance{};  // stiffness of the inner twists; 0: there are none

    // With inner twists that follow the ends as they do under `factor` times the forces: what that
    // costs in stiffness, and the geometric stiffness.
    struct Following {
        FrameMatrix stiffness, geometric;
        bool is_stiffer = false;  // else `stiffness` is zero
    };
    Following following(double factor) const;

    // Twice the work of `times` the forces beyond that of `ends`, with inner twists that follow as
    // under `factor` times them, and what that costs.
    double work_of_following(double factor, double times, const FrameVector& moved) const;

 private:
    using Inner = Eigen::Matrix<double, inner_twists, inner_twists>;
    Inner resisting(double times) const;
    // How inner twists follow what the ends do to them; nothing where they stay.
    std::optional<Inner> follow(double factor) const;
};

// The shapes of a beam are worked out once, and serve under any forces.
class FrameGeometric {
 public:
    explicit FrameGeometric(const FrameProperties& p);

    bool is_of(const FrameProperties& p) const { return are_alike(properties_, p); }

    // `forces` at the points of gauss_line; `wagner` is the factor of n in the stiffness against
    // twist, about (I_y + I_z) / A.
    FrameUnderForces under(double wagner, const std::array<SectionForces, 4>& forces) const;

 private:
    static constexpr int size = frame_size + inner_twists;

    // Of what does not vanish in a row of shapes.
    struct Row {
        std::array<double, size> value;
        std::array<int, size> place;
        int count = 0;
    };
    // Of the axis v' w', of the sections' rotation vector t' and t.
    struct Section {
        Row v_slope, w_slope, x_slope, y_slope, z_slope, x, y, z;
    };

    FrameProperties properties_;
    bool twists_inside_;
    std::array<Section, 4> sections_;
};

}  // namespace loadpath::elements
