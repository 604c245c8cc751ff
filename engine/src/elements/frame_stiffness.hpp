// The straight beam of Timoshenko between two cross-sections, in local axes. Each end has
// u v w (of the centroid), th_x th_y th_z and the warping th_x'; shear forces and torsion act at
// the shear centre.
#pragma once

#include <Eigen/Core>

namespace loadpath::elements {

inline constexpr int frame_size = 14;
using FrameMatrix = Eigen::Matrix<double, frame_size, frame_size>;
using FrameVector = Eigen::Matrix<double, frame_size, 1>;

struct FrameProperties {
    double length = 0.0;
    double ea = 0.0;
    double gj = 0.0;
    double eiw = 0.0;             // 0: free of warping stiffness, the warping unknown is idle
    double eiy = 0.0, eiz = 0.0;  // bending about local y, z
    double eiyz = 0.0;            // product of inertia times E
    double shear_y = 0.0, shear_z = 0.0;  // 1 / (G A_s) for shear along local y, z; 0 is stiff
    double y_s = 0.0, z_s = 0.0;          // shear centre from the centroid
};

FrameMatrix frame_stiffness(const FrameProperties& p);

// How the beam's displacement and twist at x follow from its end unknowns: rows u v w th_x th_y
// th_z at the centroid. Transposed, it turns a load at x into the forces it puts on the ends.
Eigen::Matrix<double, 6, frame_size> frame_shape(const FrameProperties& p, double x);

// The derivatives of these functions along the beam; shear makes v' differ from th_z.
Eigen::Matrix<double, 6, frame_size> frame_slopes(const FrameProperties& p, double x);

// Forces on the ends of loads along a part of the beam, by the same functions: `load` gives the
// forces q_x q_y q_z per metre at x and is at most linear. Cheaper than summing frame_shape.
FrameVector frame_line_loads(const FrameProperties& p, double from, double to,
                             const Eigen::Vector3d& q_from, const Eigen::Vector3d& q_to);

}  // namespace loadpath::elements
