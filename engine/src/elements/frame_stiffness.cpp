#include "elements/frame_stiffness.hpp"

#include <Eigen/LU>

#include "elements/warping_torsion.hpp"

namespace loadpath::elements {

namespace {

// Unknowns of bending in the order v w th_y th_z, at either end.
constexpr int bending[8] = {1, 2, 4, 5, 8, 9, 11, 12};
constexpr int torsion[4] = {3, 6, 10, 13};

// Compliance of the cross-section against (M_y, M_z): the inverse of E [[I_y, -I_yz], [-I_yz, I_z]].
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
    const double s = l * x - x * x / 2;              // integral of (l - x)
    const Eigen::Matrix2d c = bending_compliance(p);
    const double cyy = c(0, 0), cyz = c(0, 1), czz = c(1, 1);
    Eigen::Matrix4d f;
    //   F_y                      F_z                      M_y       M_z
    f << czz * a + p.shear_y * x, -cyz * a, cyz * b, czz * b,
        -cyz * a, cyy * a + p.shear_z * x, -cyy * b, -cyz * b,
         cyz * s, -cyy * s, cyy * x, cyz * x,
         czz * s, -cyz * s, cyz * x, czz * x;
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
    const Eigen::Matrix4d scaled = unit.asDiagonal() * cantilever_flexibility(p, p.length) *
                                   unit.asDiagonal();
    const Eigen::Matrix4d k = unit.asDiagonal() * scaled.inverse() * unit.asDiagonal();
    return 0.5 * (k + k.transpose());
}

// Moves displacements from the centroid to the shear centre: v_s = v - z_s th_x, w_s = w + y_s th_x.
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

Eigen::Matrix<double, 6, frame_size> frame_shape(const FrameProperties& p, double x) {
    Eigen::Matrix<double, 6, frame_size> n = Eigen::Matrix<double, 6, frame_size>::Zero();
    const double s = x / p.length;
    n(0, 0) = 1.0 - s;
    n(0, 7) = s;

    // The start carried rigidly, plus the flexible part that the end's relative motion bends in.
    const Eigen::Matrix4d bent = cantilever_flexibility(p, x) * end_stiffness(p);
    const Eigen::Matrix4d from_start = carried(x) - bent * carried(p.length);
    constexpr int row[4] = {1, 2, 4, 5};
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j) {
            n(row[i], bending[j]) = from_start(i, j);
            n(row[i], bending[j + 4]) = bent(i, j);
        }

    const Eigen::Vector4d t = p.eiw > 0.0 ? warping_torsion_shape(p.gj, p.eiw, p.length, x)
                                          : Eigen::Vector4d(1.0 - s, 0.0, s, 0.0);
    for (int j = 0; j < 4; ++j) n(3, torsion[j]) = t(j);

    if (p.y_s != 0.0 || p.z_s != 0.0) {
        n = (n * to_shear_centre(p)).eval();
        n.row(1) += p.z_s * n.row(3);  // back from the shear centre to the centroid
        n.row(2) -= p.y_s * n.row(3);
    }
    return n;
}

}  // namespace loadpath::elements
