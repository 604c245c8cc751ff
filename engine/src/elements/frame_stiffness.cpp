#include "elements/frame_stiffness.hpp"

#include <Eigen/LU>

#include "elements/warping_torsion.hpp"

namespace loadpath::elements {

namespace {

// Unknowns of bending in the order v w th_y th_z, at either end.
constexpr int bending[8] = {1, 2, 4, 5, 8, 9, 11, 12};
constexpr int torsion[4] = {3, 6, 10, 13};

// Compliance of the cross-section against (M_y, M_z): the inverse of E [[I_y, -I_yz], [-I_yz,
// I_z]].
Eigen::Matrix2d bending_compliance(const FrameProperties& p) {
    const double determinant = p.eiy * p.eiz - p.eiyz * p.eiyz;
    Eigen::Matrix2d c;
    c << p.eiz, p.eiyz, p.eiyz, p.eiy;
    return c / determinant;
}

// Displacements v w th_y th_z at x of a beam clamped at its start under forces F_y F_z M_y M_z at
// its end, by integrating compliance times bending moment (Przemieniecki, Theory of Matrix
// Structural Analysis, sec. 5.6, for coupled bending).
Eigen::Matrix4d cantilever_flexibility(const FrameProperties& p, double x) {
    const double l = p.length;
    const double a = l * x * x / 2 - x * x * x / 6;  // double integral of (l - x)
    const double b = x * x / 2;
    const double s = l * x - x * x / 2;  // integral of (l - x)
    const Eigen::Matrix2d c = bending_compliance(p);
    const double cyy = c(0, 0), cyz = c(0, 1), czz = c(1, 1);
    Eigen::Matrix4d f;
    //   F_y                      F_z                      M_y       M_z
    f << czz * a + p.shear_y * x, -cyz * a, cyz * b, czz * b, -cyz * a, cyy * a + p.shear_z * x,
        -cyy * b, -cyz * b, cyz * s, -cyy * s, cyy * x, cyz * x, czz * s, -cyz * s, cyz * x,
        czz * x;
    return f;
}

// Rigid motion of the start carried to x: v += x th_z, w -= x th_y.
Eigen::Matrix4d carried(double x) {
    Eigen::Matrix4d h = Eigen::Matrix4d::Identity();
    h(0, 3) = x;
    h(1, 2) = -x;
    return h;
}

// Stiffness of the end against the clamped start, inverted in units where lengths are about one.
Eigen::Matrix4d end_stiffness(const FrameProperties& p) {
    const Eigen::Vector4d unit(1.0 / p.length, 1.0 / p.length, 1.0, 1.0);
    const Eigen::Matrix4d scaled =
        unit.asDiagonal() * cantilever_flexibility(p, p.length) * unit.asDiagonal();
    const Eigen::Matrix4d k = unit.asDiagonal() * scaled.inverse() * unit.asDiagonal();
    return 0.5 * (k + k.transpose());
}

// Moves displacements from the centroid to the shear centre: v_s = v - z_s th_x, w_s = w + y_s
// th_x.
FrameMatrix to_shear_centre(const FrameProperties& p) {
    FrameMatrix a = FrameMatrix::Identity();
    for (const int end : {0, 7}) {
        a(end + 1, end + 3) = -p.z_s;
        a(end + 2, end + 3) = p.y_s;
    }
    return a;
}

}  // namespace

FrameMatrix frame_stiffness(const FrameProperties& p) {
    FrameMatrix k = FrameMatrix::Zero();
    k(0, 0) = k(7, 7) = p.ea / p.length;
    k(0, 7) = k(7, 0) = -p.ea / p.length;

    const Eigen::Matrix4d ke = end_stiffness(p);
    const Eigen::Matrix4d h = carried(p.length);
    const Eigen::Matrix4d hk = h.transpose() * ke;
    Eigen::Matrix<double, 8, 8> kb;
    kb << hk * h, -hk, -hk.transpose(), ke;
    for (int i = 0; i < 8; ++i)
        for (int j = 0; j < 8; ++j) k(bending[i], bending[j]) = kb(i, j);

    if (p.eiw > 0.0) {
        const Eigen::Matrix4d kt = warping_torsion_stiffness(p.gj, p.eiw, p.length);
        for (int i = 0; i < 4; ++i)
            for (int j = 0; j < 4; ++j) k(torsion[i], torsion[j]) = kt(i, j);
    } else {
        k(3, 3) = k(10, 10) = p.gj / p.length;
        k(3, 10) = k(10, 3) = -p.gj / p.length;
    }
    if (p.y_s == 0.0 && p.z_s == 0.0) return k;
    const FrameMatrix a = to_shear_centre(p);
    return a.transpose() * k * a;
}

namespace {

// Gauss points and weights on [0, 1]: exact to degree 5; cubic shape times linear load is 4.
constexpr double gauss_x[3] = {0.1127016653792583, 0.5, 0.8872983346207417};
constexpr double gauss_w[3] = {5.0 / 18.0, 8.0 / 18.0, 5.0 / 18.0};

// Torques and bimoments on the ends of the torque that loads through the centroid make about the
// shear centre. Hyperbolic shapes need more points than the polynomials.
Eigen::Vector4d eccentric_torque(const FrameProperties& p, double from, double to,
                                 const Eigen::Vector3d& q_from, const Eigen::Vector3d& q_to) {
    Eigen::Vector4d f = Eigen::Vector4d::Zero();
    const int parts = p.eiw > 0.0 ? 16 : 1;
    for (int part = 0; part < parts; ++part)
        for (int g = 0; g < 3; ++g) {
            const double t = (part + gauss_x[g]) / parts, x = from + t * (to - from);
            const Eigen::Vector3d q = (1.0 - t) * q_from + t * q_to;
            const double torque = p.z_s * q.y() - p.y_s * q.z();
            f += gauss_w[g] / parts * (to - from) * torque *
                 (p.eiw > 0.0 ? warping_torsion_shape(p.gj, p.eiw, p.length, x)
                              : Eigen::Vector4d(1.0 - x / p.length, 0.0, x / p.length, 0.0));
        }
    return f;
}

}  // namespace

FrameVector frame_line_loads(const FrameProperties& p, double from, double to,
                             const Eigen::Vector3d& q_from, const Eigen::Vector3d& q_to) {
    FrameVector f = FrameVector::Zero();
    Eigen::Vector4d bent = Eigen::Vector4d::Zero(), rigid = Eigen::Vector4d::Zero();
    for (int g = 0; g < 3; ++g) {
        const double t = gauss_x[g], x = from + t * (to - from), w = gauss_w[g] * (to - from);
        const Eigen::Vector3d q = w * ((1.0 - t) * q_from + t * q_to);
        f(0) += (1.0 - x / p.length) * q.x();
        f(7) += x / p.length * q.x();
        const Eigen::Vector4d lateral(q.y(), q.z(), 0.0, 0.0);
        bent += cantilever_flexibility(p, x).transpose() * lateral;
        rigid += carried(x).transpose() * lateral;
    }
    const Eigen::Vector4d at_end = end_stiffness(p) * bent;
    const Eigen::Vector4d at_start = rigid - carried(p.length).transpose() * at_end;
    for (int i = 0; i < 4; ++i) {
        f(bending[i]) = at_start(i);
        f(bending[i + 4]) = at_end(i);
    }
    if (p.y_s == 0.0 && p.z_s == 0.0) return f;
    const Eigen::Vector4d twist = eccentric_torque(p, from, to, q_from, q_to);
    for (int j = 0; j < 4; ++j) f(torsion[j]) = twist(j);
    return to_shear_centre(p).transpose() * f;
}

namespace {

using FrameRows = Eigen::Matrix<double, 6, frame_size>;

// Rows u v w th_x th_y th_z from what bends (`bent`, by the end's relative motion), what is carried
// rigidly with the start, and what twists; `axial` belongs to the start's and the end's u.
FrameRows rows_of(const FrameProperties& p, const Eigen::Matrix4d& bent,
                  const Eigen::Matrix4d& rigid, const Eigen::Vector4d& twist,
                  const Eigen::Vector2d& axial) {
    FrameRows n = FrameRows::Zero();
    n(0, 0) = axial(0);
    n(0, 7) = axial(1);
    const Eigen::Matrix4d from_start = rigid - bent * carried(p.length);
    constexpr int row[4] = {1, 2, 4, 5};
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j) {
            n(row[i], bending[j]) = from_start(i, j);
            n(row[i], bending[j + 4]) = bent(i, j);
        }
    for (int j = 0; j < 4; ++j) n(3, torsion[j]) = twist(j);
    if (p.y_s != 0.0 || p.z_s != 0.0) {
        n = (n * to_shear_centre(p)).eval();
        n.row(1) += p.z_s * n.row(3);  // back from the shear centre to the centroid
        n.row(2) -= p.y_s * n.row(3);
    }
    return n;
}

// The derivative of cantilever_flexibility.
Eigen::Matrix4d cantilever_slopes(const FrameProperties& p, double x) {
    const double l = p.length, a = l * x - x * x / 2, s = l - x;
    const Eigen::Matrix2d c = bending_compliance(p);
    const double cyy = c(0, 0), cyz = c(0, 1), czz = c(1, 1);
    Eigen::Matrix4d f;
    f << czz * a + p.shear_y, -cyz * a, cyz * x, czz * x, -cyz * a, cyy * a + p.shear_z, -cyy * x,
        -cyz * x, cyz * s, -cyy * s, cyy, cyz, czz * s, -cyz * s, cyz, czz;
    return f;
}

}  // namespace

Eigen::Matrix<double, 6, frame_size> frame_shape(const FrameProperties& p, double x) {
    const double s = x / p.length;
    return rows_of(p, cantilever_flexibility(p, x) * end_stiffness(p), carried(x),
                   p.eiw > 0.0 ? warping_torsion_shape(p.gj, p.eiw, p.length, x)
                               : Eigen::Vector4d(1.0 - s, 0.0, s, 0.0),
                   {1.0 - s, s});
}

Eigen::Matrix<double, 6, frame_size> frame_slopes(const FrameProperties& p, double x) {
    const double l = 1.0 / p.length;
    return rows_of(p, cantilever_slopes(p, x) * end_stiffness(p),
                   carried(1.0) - Eigen::Matrix4d::Identity(),
                   p.eiw > 0.0 ? warping_torsion_slope(p.gj, p.eiw, p.length, x)
                               : Eigen::Vector4d(-l, 0.0, l, 0.0),
                   {-l, l});
}

}  // namespace loadpath::elements
