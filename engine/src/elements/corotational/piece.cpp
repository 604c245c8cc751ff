#include "elements/corotational/piece.hpp"

#include <Eigen/LU>
#include <cmath>

#include "elements/warping_torsion.hpp"

namespace loadpath::elements {

using Eigen::Matrix2d;
using Eigen::Matrix3d;
using Eigen::Vector2d;
using Eigen::Vector3d;

namespace {

// What the energy depends on: the chord's length, its two components across the middle frame, the
// rotation vector between the ends (x is the twist) and the warping of either end.
enum Measure { chord, across_y, across_z, twist, bend_y, bend_z, warp_start, warp_end, measures };
using Measures = Eigen::Matrix<double, measures, 1>;
using MeasureMatrix = Eigen::Matrix<double, measures, measures>;

// Moves of the piece: of the end against the start, spin of the middle, spin of the end against the
// start, warping of both.
constexpr int moves = 11;
using Moves = Eigen::Matrix<double, moves, 1>;
using MovesMatrix = Eigen::Matrix<double, moves, moves>;
using ByMoves = Eigen::Matrix<double, 3, moves>;

struct Energy {
    double value = 0.0, axial_force = 0.0;
    Measures slope;
    Measures own;  // derivative of `slope` by the load factor
    MeasureMatrix curvature;
};

// Mean of the squared twist rate of a cubic twist, as a quadratic form of the twist and the warping
// of both ends.
Matrix3d squared_twist_rate(double h) {
    Matrix3d m;
    m << 6.0 / (5.0 * h * h), -0.1 / h, -0.1 / h, -0.1 / h, 2.0 / 15.0, -1.0 / 30.0, -0.1 / h,
        -1.0 / 30.0, 2.0 / 15.0;
    return m;
}

Energy stored_energy(const Piece& p, const Measures& z, double stretch, const OwnStrain& own,
                     double factor) {
    const double h = p.length;
    const Vector2d bend(z[bend_y], z[bend_z]);
    // Both ends turned the same way against the chord. A helix has some of it without any shear
    // force: a 24th of twist times bending.
    const Vector2d odd(z[across_z] / h - z[twist] * (z[bend_z] / 24.0 - p.y_s / h),
                       -z[across_y] / h + z[twist] * (z[bend_y] / 24.0 + p.z_s / h));
    Eigen::Matrix<double, 2, measures> odd_slope = Eigen::Matrix<double, 2, measures>::Zero();
    odd_slope(0, across_z) = 1.0 / h;
    odd_slope(0, twist) = p.y_s / h - z[bend_z] / 24.0;
    odd_slope(0, bend_z) = -z[twist] / 24.0;
    odd_slope(1, across_y) = -1.0 / h;
    odd_slope(1, twist) = p.z_s / h + z[bend_y] / 24.0;
    odd_slope(1, bend_y) = z[twist] / 24.0;

    const Vector2d slope_of_odd = p.odd_slope * odd;
    double strain =
        stretch / h + bend.squaredNorm() / 24.0 + 0.5 * odd.dot(slope_of_odd) - factor * own.axial;
    Measures strain_slope = odd_slope.transpose() * slope_of_odd;
    strain_slope[chord] += 1.0 / h;
    strain_slope.segment<2>(bend_y) += bend / 12.0;
    Matrix3d twisted = Matrix3d::Zero();
    const Vector3d torsion(z[twist], z[warp_start], z[warp_end]);
    constexpr int place[3] = {twist, warp_start, warp_end};
    if (p.wagner != 0.0) {
        twisted = p.wagner * (p.torsion(1, 1) != 0.0
                                  ? squared_twist_rate(h)
                                  : Matrix3d(Vector3d(1.0 / (h * h), 0.0, 0.0).asDiagonal()));
        strain += 0.5 * torsion.dot(twisted * torsion);
        for (int k = 0; k < 3; ++k) strain_slope[place[k]] += (twisted * torsion)[k];
    }

    Energy e;
    const double n = p.ea * strain;
    e.axial_force = n;
    const Vector2d own_bend(own.curvature_y * h, own.curvature_z * h);
    const Vector2d even = p.even * (bend - factor * own_bend);
    const Vector2d force = (p.odd + n * h * p.odd_slope) * odd;
    e.value = 0.5 * (n * h * strain + (bend - factor * own_bend).dot(even) + odd.dot(p.odd * odd) +
                     torsion.dot(p.torsion * torsion));
    e.slope = n * h * strain_slope + odd_slope.transpose() * (p.odd * odd);
    e.slope.segment<2>(bend_y) += even;
    e.own = -p.ea * own.axial * h * strain_slope;
    e.own.segment<2>(bend_y) -= p.even * own_bend;

    e.curvature = p.ea * h * strain_slope * strain_slope.transpose() +
                  odd_slope.transpose() * (p.odd + n * h * p.odd_slope) * odd_slope;
    e.curvature.block<2, 2>(bend_y, bend_y) += p.even;
    e.curvature(bend_y, bend_y) += n * h / 12.0;
    e.curvature(bend_z, bend_z) += n * h / 12.0;
    e.curvature(twist, bend_z) -= force[0] / 24.0;
    e.curvature(bend_z, twist) -= force[0] / 24.0;
    e.curvature(twist, bend_y) += force[1] / 24.0;
    e.curvature(bend_y, twist) += force[1] / 24.0;
    for (int a = 0; a < 3; ++a) {
        e.slope[place[a]] += (p.torsion * torsion)[a];
        for (int b = 0; b < 3; ++b)
            e.curvature(place[a], place[b]) += p.torsion(a, b) + n * h * twisted(a, b);
    }
    return e;
}

// How the rotation vector w between the ends and the frame in their middle answer to a spin r of
// the end against the start: change of w = (lengthened + along w w^T) r, spin of the middle =
// -sideways w x r. Functions of q = |w|^2 with their derivatives; with x = |w|/2 they are x/sin x,
// (1 - x/sin x)/q and tan(x/2)/(4x).
struct SpinFactors {
    double lengthened, along, sideways;
    double lengthened_q, along_q, sideways_q;
};

SpinFactors spin_factors(double q) {
    SpinFactors f;
    if (q < 0.01) {
        // Taylor series as far as doubles see them.
        const double a[4] = {1.0 / 24.0, 7.0 / 5760.0, 31.0 / 967680.0, 127.0 / 154828800.0};
        f.along = -(a[0] + q * (a[1] + q * (a[2] + q * a[3])));
        f.lengthened = 1.0 - q * f.along;
        f.along_q = -(a[1] + q * (2.0 * a[2] + q * 3.0 * a[3]));
        f.lengthened_q = -f.along - q * f.along_q;
        const double b[3] = {1.0 / 384.0, 1.0 / 15360.0, 17.0 / 10321920.0};
        f.sideways = 0.125 + q * (b[0] + q * (b[1] + q * b[2]));
        f.sideways_q = b[0] + q * (2.0 * b[1] + q * 3.0 * b[2]);
        return f;
    }
    const double w = std::sqrt(q), x = 0.5 * w, sine = std::sin(x), cosine = std::cos(x);
    f.lengthened = x / sine;
    f.along = (1.0 - f.lengthened) / q;
    const double half_tangent = std::tan(0.5 * x);
    f.sideways = half_tangent / (2.0 * w);
    // d/dq = 1/(2w) d/dw and d/dw = 1/2 d/dx.
    f.lengthened_q = (sine - x * cosine) / (sine * sine) / (4.0 * w);
    f.along_q = (-f.lengthened_q - f.along) / q;
    f.sideways_q = ((1.0 + half_tangent * half_tangent) / 8.0 - half_tangent / (2.0 * w)) / q * 0.5;
    return f;
}

// The middle frame with the chord in it, and how both answer to moves of the piece.
struct Middle {
    Matrix3d frame;  // columns: its axes in global components
    Vector3d d, w;   // chord and rotation vector in this frame
    SpinFactors spin;
    Matrix3d w_by_spin, frame_by_spin;

    // Forces and moments on the moves from derivatives by the measures.
    Moves pulled_back(const Measures& slope) const {
        const Vector3d n = chord_force(slope), m = slope.segment<3>(twist);
        Moves f;
        f << n, n.cross(d), w_by_spin * m - spin.sideways * w.cross(d.cross(n)), slope[warp_start],
            slope[warp_end];
        return f;
    }
    Vector3d chord_force(const Measures& slope) const {
        return slope[chord] * d.normalized() + Vector3d(0.0, slope[across_y], slope[across_z]);
    }
};

Middle middle_of(const Piece& piece, const Matrix3d& axes, const Placement& start,
                 const Placement& end) {
    Middle middle;
    const Vector3d between = rotation_vector(start.turned.conjugate() * end.turned);
    middle.frame =
        (start.turned * rotation_by(0.5 * between)).toRotationMatrix() * axes.transpose();
    middle.w = axes * between;
    const Vector3d chord = piece.length * axes.row(0).transpose() + (end.moved - start.moved);
    middle.d = middle.frame.transpose() * chord;
    middle.spin = spin_factors(middle.w.squaredNorm());
    middle.w_by_spin = middle.spin.lengthened * Matrix3d::Identity() +
                       middle.spin.along * middle.w * middle.w.transpose();
    middle.frame_by_spin = -middle.spin.sideways * cross_matrix(middle.w);
    return middle;
}

// Derivatives of the pulled-back forces, in a frame that stands still, made symmetric: the
// antisymmetric part is that of the order in which spins are applied.
MovesMatrix moves_tangent(const Middle& m, const Energy& e) {
    const Vector3d axis = m.d.normalized();
    const Vector3d n = m.chord_force(e.slope), moment = e.slope.segment<3>(twist);
    const Matrix3d n_x = cross_matrix(n), d_x = cross_matrix(m.d);

    ByMoves frame = ByMoves::Zero(), d = ByMoves::Zero(), w = ByMoves::Zero();
    frame.block<3, 3>(0, 3).setIdentity();
    frame.block<3, 3>(0, 6) = m.frame_by_spin;
    d = d_x * frame;
    d.block<3, 3>(0, 0).setIdentity();
    w.block<3, 3>(0, 6) = m.w_by_spin;

    Eigen::Matrix<double, measures, moves> z = Eigen::Matrix<double, measures, moves>::Zero();
    z.row(chord) = axis.transpose() * d;
    z.row(across_y) = d.row(1);
    z.row(across_z) = d.row(2);
    z.block<3, moves>(twist, 0) = w;
    z(warp_start, 9) = z(warp_end, 10) = 1.0;
    const Eigen::Matrix<double, measures, moves> slope = e.curvature * z;

    ByMoves dn =
        axis * slope.row(chord) + e.slope[chord] / m.d.norm() * (d - axis * (axis.transpose() * d));
    dn.row(1) += slope.row(across_y);
    dn.row(2) += slope.row(across_z);
    const Vector3d c = m.d.cross(n), turning = -c;
    const Vector3d bending = m.pulled_back(e.slope).segment<3>(6);
    const Eigen::Matrix<double, 1, moves> dq = 2.0 * m.w.transpose() * w;

    MovesMatrix k;
    k.block<3, moves>(0, 0) = dn - n_x * frame;
    k.block<3, moves>(3, 0) = -d_x * dn + n_x * d - cross_matrix(turning) * frame;
    k.block<3, moves>(6, 0) =
        m.w_by_spin * slope.block<3, moves>(twist, 0) +
        (m.spin.lengthened_q * moment + m.spin.along_q * m.w.dot(moment) * m.w -
         m.spin.sideways_q * m.w.cross(c)) *
            dq +
        m.spin.along * (m.w.dot(moment) * w + m.w * (moment.transpose() * w)) +
        m.spin.sideways * (cross_matrix(c) * w - cross_matrix(m.w) * (d_x * dn - n_x * d)) -
        cross_matrix(bending) * frame;
    k.row(9) = slope.row(warp_start);
    k.row(10) = slope.row(warp_end);
    return 0.5 * (k + k.transpose());
}

// From moves to the unknowns of both ends, in global axes.
Eigen::Matrix<double, moves, frame_size> moves_of_ends(const Matrix3d& frame) {
    Eigen::Matrix<double, moves, frame_size> t = Eigen::Matrix<double, moves, frame_size>::Zero();
    const Matrix3d to_middle = frame.transpose();
    t.block<3, 3>(0, 0) = -to_middle;
    t.block<3, 3>(0, 7) = to_middle;
    t.block<3, 3>(3, 3) = t.block<3, 3>(3, 10) = 0.5 * to_middle;
    t.block<3, 3>(6, 3) = -to_middle;
    t.block<3, 3>(6, 10) = to_middle;
    t(9, 6) = t(10, 13) = 1.0;
    return t;
}

}  // namespace

Piece make_piece(const FrameProperties& whole, double wagner) {
    Piece p;
    const double h = whole.length;
    p.length = h;
    p.ea = whole.ea;
    p.wagner = wagner;
    p.y_s = whole.y_s;
    p.z_s = whole.z_s;
    Matrix2d bending;
    bending << whole.eiy, -whole.eiyz, -whole.eiyz, whole.eiz;
    // Rotation about y goes with shear along z.
    const Matrix2d shear = Vector2d(whole.shear_z, whole.shear_y).asDiagonal();
    const Matrix2d softened = (Matrix2d::Identity() + 12.0 / (h * h) * shear * bending).inverse();
    p.even = bending / h;
    p.odd = 12.0 / h * bending * softened;
    p.odd_slope = softened.transpose() * softened / 5.0;
    p.torsion.setZero();
    p.torsion(0, 0) = whole.gj / h;
    if (whole.eiw > 0.0)
        p.torsion = warping_torsion_stiffness(whole.gj, whole.eiw, h)(Eigen::Array3i(2, 1, 3),
                                                                      Eigen::Array3i(2, 1, 3));
    return p;
}

PieceResponse evaluate(const Piece& piece, const Matrix3d& axes, const Placement& start,
                       const Placement& end, const OwnStrain& own, double factor) {
    const Middle middle = middle_of(piece, axes, start, end);
    // The chord's change of length without the difference of two lengths.
    const Vector3d moved = end.moved - start.moved;
    const double length = middle.d.norm();
    const double stretch = (2.0 * piece.length * axes.row(0).dot(moved) + moved.squaredNorm()) /
                           (length + piece.length);
    Measures z;
    z << length, middle.d.y(), middle.d.z(), middle.w, start.warping, end.warping;
    const Energy energy = stored_energy(piece, z, stretch, own, factor);

    PieceResponse state;
    state.energy = energy.value;
    state.axial_force = energy.axial_force;
    state.turn = 0.5 * middle.w.norm();
    const auto to_moves = moves_of_ends(middle.frame);
    state.forces = to_moves.transpose() * middle.pulled_back(energy.slope);
    state.own_strain = to_moves.transpose() * middle.pulled_back(energy.own);
    const Eigen::Matrix<double, moves, frame_size> half = moves_tangent(middle, energy) * to_moves;
    state.tangent = to_moves.transpose() * half;
    return state;
}

}  // namespace loadpath::elements
