#include "analysis/chain_curves.hpp"

#include <Eigen/LU>

#include "analysis/load_course.hpp"
#include "curves/hermite.hpp"

namespace loadpath::analysis {

namespace {

using curves::HermiteEnd;
using curves::Polynomial;
using elements::FrameProperties;
using elements::FrameVector;
using Vector2 = Eigen::Vector2d;

Polynomial from_value(double value, const Polynomial& slope) {
    Polynomial p = slope.antiderivative();
    p.c[0] = value;
    return p;
}

// What is known at one end of a piece, in the document's signs (what the start side exerts).
struct PieceEnd {
    double n, mx, bimoment;
    Vector2 shear, moment;         // vy vz, my mz
    Vector2 load;                  // qy qz
    Vector2 at;                    // v w of the centroid
    Vector2 rotation;              // th_y th_z
    double twist_rate = 0.0;       // th_x'
    double twist_curvature = 0.0;  // th_x''
    Vector2 slope, curvature;      // v' w', v'' w''
};

PieceEnd end_of(const FrameVector& d, const FrameVector& f, bool is_start) {
    const int k = is_start ? 0 : 7;
    const double sign = is_start ? 1.0 : -1.0;
    PieceEnd e;
    e.n = sign * f[k];
    e.shear = sign * f.segment<2>(k + 1);
    e.mx = sign * f[k + 3];
    e.moment = sign * f.segment<2>(k + 4);
    e.bimoment = sign * f[k + 6];
    e.at = d.segment<2>(k + 1);
    e.rotation = d.segment<2>(k + 4);
    return e;
}

// Slopes and curvatures of the axis from rotations and section forces. The shear force across the
// deformed axis is v - n t', of the slopes t' that count.
void find_slopes(const FrameProperties& p, const elements::AxialForce& force,
                 const loads::Strain& strain, PieceEnd& e) {
    const double determinant = p.eiy * p.eiz - p.eiyz * p.eiyz;
    const double cyy = p.eiz / determinant, cyz = p.eiyz / determinant, czz = p.eiy / determinant;
    const Vector2 shear(p.shear_y, p.shear_z);
    const Eigen::Matrix2d across =
        (Eigen::Matrix2d::Identity() - e.n * (shear.asDiagonal() * force.planes)).inverse();
    const double ty = strain.curvature_y - cyy * e.moment[0] - cyz * e.moment[1];
    const double tz = strain.curvature_z - cyz * e.moment[0] - czz * e.moment[1];
    const Vector2 centre(p.z_s, -p.y_s);
    e.slope = across * (Vector2(e.rotation[1], -e.rotation[0]) - shear.cwiseProduct(e.shear) +
                        e.twist_rate * centre);
    e.curvature =
        across * (Vector2(tz, -ty) - shear.cwiseProduct(e.load) + e.twist_curvature * centre);
}

// bimoment' = -T - G J th_x', less what the axial force contributes to the torque.
HermiteEnd bimoment_at(const FrameProperties& p, const elements::AxialForce& force,
                       const PieceEnd& e) {
    const double torque = e.mx - p.y_s * e.shear[1] + p.z_s * e.shear[0];
    const double stiffness = p.gj - e.n * force.wagner;
    const double load = p.z_s * e.load[0] - p.y_s * e.load[1];
    return {e.bimoment,
            -torque - stiffness * e.twist_rate + e.n * (p.z_s * e.slope[0] - p.y_s * e.slope[1]),
            stiffness / p.eiw * e.bimoment - load};
}

// The moment by statics on the undeformed axis, and n times how far the axis moves sideways. Where
// n varies along the piece the sum is brought to the moment at its end.
Polynomial bent_moment(double start, const Polynomial& slope, Polynomial sideways, double n,
                       double end, double h) {
    Polynomial m = from_value(start, slope);
    sideways.c[0] = 0.0;
    sideways *= n;
    m += sideways;
    m.c[1] += (end - m.at(h)) / h;
    return m;
}

struct Sides {
    Polynomial y, z;
};

// The displacement that counts for the moments.
Sides counted(const Eigen::Matrix2d& planes, const Sides& d) {
    const auto row = [&](int i) {
        Polynomial a = d.y, b = d.z;
        a *= planes(i, 0);
        b *= planes(i, 1);
        a += b;
        return a;
    };
    return {row(0), row(1)};
}

}  // namespace

curves::MemberForces chain_curves(const elements::BeamChain& chain,
                                  const FrameVector& end_displacements,
                                  const loads::MemberLoads* loads) {
    const FrameProperties& p = chain.properties;
    const loads::Strain strain = loads == nullptr ? loads::Strain{} : loads->strain;
    const auto states = elements::piece_states(chain, end_displacements);
    curves::MemberForces out;
    out.length = p.length;
    for (std::size_t i = 0; i < states.size(); ++i) {
        const elements::BeamChain::Piece& piece = chain.pieces[i];
        const bool is_last = i + 1 == states.size();
        const double from = piece.from, h = piece.length;
        const double to = is_last ? p.length : chain.pieces[i + 1].from;
        const FrameVector& d = states[i].displacements;
        const FrameVector& f = states[i].forces;
        PieceEnd a = end_of(d, f, true), b = end_of(d, f, false);
        const auto q = load_between(loads, from, to);
        a.load = {q[1].at(0.0), q[2].at(0.0)};
        b.load = {q[1].at(h), q[2].at(h)};
        a.twist_rate = p.eiw > 0.0 ? d[6] : (d[10] - d[3]) / h;
        b.twist_rate = p.eiw > 0.0 ? d[13] : a.twist_rate;
        if (p.eiw > 0.0) {
            a.twist_curvature = -a.bimoment / p.eiw;
            b.twist_curvature = -b.bimoment / p.eiw;
        }
        for (PieceEnd* e : {&a, &b}) find_slopes(p, piece.force, strain, *e);

        const Polynomial n = from_value(a.n, q[0]);
        const Polynomial vy = from_value(a.shear[0], q[1]), vz = from_value(a.shear[1], q[2]);
        const Sides moved{curves::quintic(h, {a.at[0], a.slope[0], a.curvature[0]},
                                          {b.at[0], b.slope[0], b.curvature[0]}),
                          curves::quintic(h, {a.at[1], a.slope[1], a.curvature[1]},
                                          {b.at[1], b.slope[1], b.curvature[1]})};
        const Sides sideways = counted(piece.force.planes, moved);
        const double mean = 0.5 * (a.n + b.n);
        Polynomial minus_vy = vy, mx, along = n;
        minus_vy *= -1.0;
        mx.c[0] = a.mx;
        along *= -1.0 / p.ea;
        along.c[0] += strain.axial;
        const auto put = [&](curves::Curve& curve, const Polynomial& course) {
            curve.pieces.push_back({from, to, course});
        };
        put(out.n, n);
        put(out.vy, vy);
        put(out.vz, vz);
        put(out.mx, mx);
        put(out.my, bent_moment(a.moment[0], vz, sideways.z, -mean, b.moment[0], h));
        put(out.mz, bent_moment(a.moment[1], minus_vy, sideways.y, mean, b.moment[1], h));
        if (p.eiw > 0.0)
            put(out.bimoment,
                curves::quintic(h, bimoment_at(p, piece.force, a), bimoment_at(p, piece.force, b)));
        put(out.dx, from_value(d[0], along));
        put(out.dy, moved.y);
        put(out.dz, moved.z);
    }
    return out;
}

}  // namespace loadpath::analysis
