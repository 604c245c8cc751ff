#include "elements/shell/membrane_triangle.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::shell {
namespace {

struct Sides {
    double x12, x23, x31, y12, y23, y31, area;
    double l21, l32, l13;  // squared lengths
};

Sides measure(const Corners<3>& c) {
    Sides s;
    s.x12 = c[0].x() - c[1].x(), s.x23 = c[1].x() - c[2].x(), s.x31 = c[2].x() - c[0].x();
    s.y12 = c[0].y() - c[1].y(), s.y23 = c[1].y() - c[2].y(), s.y31 = c[2].y() - c[0].y();
    s.area = (s.x31 * s.y12 - s.x12 * s.y31) / 2;
    s.l21 = s.x12 * s.x12 + s.y12 * s.y12;
    s.l32 = s.x23 * s.x23 + s.y23 * s.y23;
    s.l13 = s.x31 * s.x31 + s.y31 * s.y31;
    return s;
}

// Mean strain of the element from its boundary motion: transposed force-lumping matrix over the
// area, with the drilling rotations taking part by alpha = 3/2.
InPlane<9> mean_strain(const Sides& s) {
    constexpr double alpha = 1.5;
    const double x32 = -s.x23, x13 = -s.x31, x21 = -s.x12;
    const double y13 = -s.y31, y21 = -s.y12, y32 = -s.y23;
    Eigen::Matrix<double, 9, 3> l;
    l << s.y23, 0, x32,  //
        0, x32, s.y23,   //
        alpha * s.y23 * (y13 - y21) / 6, alpha * x32 * (s.x31 - s.x12) / 6,
        alpha * (s.x31 * y13 - s.x12 * y21) / 3,  //
        s.y31, 0, x13,                            //
        0, x13, s.y31,                            //
        alpha * s.y31 * (y21 - y32) / 6, alpha * x13 * (s.x12 - s.x23) / 6,
        alpha * (s.x12 * y21 - s.x23 * y32) / 3,  //
        s.y12, 0, x21,                            //
        0, x21, s.y12,                            //
        alpha * s.y12 * (y32 - y13) / 6, alpha * x21 * (s.x23 - s.x31) / 6,
        alpha * (s.x23 * y32 - s.x31 * y13) / 3;
    return l.transpose() / (2 * s.area);
}

// Corner rotations measured against the rotation of the mean (constant strain) motion.
InPlane<9> deviatoric_rotations(const Sides& s) {
    const double x32 = -s.x23, x13 = -s.x31, x21 = -s.x12;
    const double y13 = -s.y31, y21 = -s.y12, y32 = -s.y23;
    const double a4 = 4 * s.area;
    InPlane<9> t;
    t << x32, y32, a4, x13, y13, 0, x21, y21, 0,  //
        x32, y32, 0, x13, y13, a4, x21, y21, 0,   //
        x32, y32, 0, x13, y13, 0, x21, y21, a4;
    return t / a4;
}

// Cartesian strains from the natural strains along the sides 21, 32, 13.
Eigen::Matrix3d natural_to_cartesian(const Sides& s) {
    const double x32 = -s.x23, x13 = -s.x31, x21 = -s.x12;
    const double y13 = -s.y31, y21 = -s.y12, y32 = -s.y23;
    Eigen::Matrix3d t;
    t << s.y23 * y13 * s.l21, s.y31 * y21 * s.l32, s.y12 * y32 * s.l13,  //
        s.x23 * x13 * s.l21, s.x31 * x21 * s.l32, s.x12 * x32 * s.l13,   //
        (s.y23 * s.x31 + x32 * y13) * s.l21, (s.y31 * s.x12 + x13 * y21) * s.l32,
        (s.y12 * s.x23 + x21 * y32) * s.l13;
    return t / (4 * s.area * s.area);
}

// Natural strains at the corners due to the deviatoric rotations, optimal parameters beta 1 to 9.
std::array<Eigen::Matrix3d, 3> corner_strains(const Sides& s) {
    Eigen::Matrix3d q1, q2, q3;
    q1 << 1, 2, 1, 0, 1, -1, -1, -1, -2;
    q2 << -2, -1, -1, 1, 1, 2, -1, 0, 1;
    q3 << 1, -1, 0, -1, -2, -1, 2, 1, 1;
    const Eigen::Vector3d scale = 2 * s.area / 3 * Eigen::Vector3d(1 / s.l21, 1 / s.l32, 1 / s.l13);
    return {scale.asDiagonal() * q1, scale.asDiagonal() * q2, scale.asDiagonal() * q3};
}

// beta_0 = (1 - 4 nu^2) / 2, kept above zero; nu in the direction-free form that also serves
// orthotropic plates.
double higher_order_factor(const Eigen::Matrix3d& d) {
    const double scale = d(0, 0) * d(1, 1);
    if (scale <= 0) return 0;
    const double nu_squared = d(0, 1) * d(0, 1) / scale;
    return std::max((1 - 4 * nu_squared) / 2, 0.01);
}

}  // namespace

MembranePart<3> membrane_triangle(const Corners<3>& corners,
                                  const Eigen::Matrix3d& membrane_stiffness) {
    const Sides s = measure(corners);
    const InPlane<9> mean = mean_strain(s);
    const InPlane<9> rotations = deviatoric_rotations(s);
    const Eigen::Matrix3d cartesian = natural_to_cartesian(s);
    const Eigen::Matrix3d natural = cartesian.transpose() * membrane_stiffness * cartesian;
    const auto q = corner_strains(s);
    const double beta0 = higher_order_factor(membrane_stiffness);

    Eigen::Matrix3d rotational = Eigen::Matrix3d::Zero();
    for (int i = 0; i < 3; ++i) {
        const Eigen::Matrix3d middle = (q[i] + q[(i + 1) % 3]) / 2;
        rotational += middle.transpose() * natural * middle;
    }
    MembranePart<3> part;
    part.stiffness = s.area * (mean.transpose() * membrane_stiffness * mean +
                               0.75 * beta0 * rotations.transpose() * rotational * rotations);
    for (int i = 0; i < 3; ++i)
        part.forces[i] =
            membrane_stiffness * (mean + 1.5 * std::sqrt(beta0) * cartesian * q[i] * rotations);
    part.forces[3] = membrane_stiffness * mean;
    return part;
}

}  // namespace loadpath::shell
