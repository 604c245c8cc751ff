#include "analysis/member_curves.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "analysis/load_course.hpp"
#include "analysis/result_set.hpp"
#include "analysis/warping_twist.hpp"

namespace loadpath::analysis {

namespace {

using curves::Polynomial;
// A running value and its course over the piece at hand.
struct Course {
    double value = 0.0;
    Polynomial p;

    // Continues from `value` with the given slope over a piece of length h.
    void follow(const Polynomial& slope, double h) {
        p = slope.antiderivative();
        p.c[0] = value;
        value = p.at(h);
    }
    void hold() {
        p = {};
        p.c[0] = value;
    }
};

Polynomial combined(const Polynomial& a, double fa, const Polynomial& b, double fb,
                    double constant) {
    Polynomial p = a;
    p *= fa;
    Polynomial q = b;
    q *= fb;
    p += q;
    p.c[0] += constant;
    return p;
}

// Section forces piece by piece, in the document's sign: what the start side exerts.
struct Forces {
    Course n, vy, vz, mx, my, mz;

    explicit Forces(const elements::FrameVector& start) {
        Course* const each[6] = {&n, &vy, &vz, &mx, &my, &mz};
        for (int k = 0; k < 6; ++k) each[k]->value = start[k];
    }

    void pass(const loads::PointLoad& point) {
        n.value += point.force.x();
        vy.value += point.force.y();
        vz.value += point.force.z();
        mx.value += point.moment.x();
        my.value += point.moment.y();
        mz.value += point.moment.z();
    }

    void follow(const std::array<Polynomial, 3>& q, double h) {
        n.follow(q[0], h);
        vy.follow(q[1], h);
        vz.follow(q[2], h);
        mx.hold();
        my.follow(vz.p, h);
        Polynomial minus_vy = vy.p;
        minus_vy *= -1.0;
        mz.follow(minus_vy, h);
    }
};

// Displacements piece by piece; v and w are those of the shear centre.
struct Displacements {
    const elements::FrameProperties& p;
    loads::Strain strain;
    double cyy, cyz, czz;
    Course u, v, w, tx, ty, tz;

    Displacements(const elements::FrameProperties& properties, const elements::FrameVector& start,
                  const loads::Strain& own)
        : p(properties), strain(own) {
        const double determinant = p.eiy * p.eiz - p.eiyz * p.eiyz;
        cyy = p.eiz / determinant;
        cyz = p.eiyz / determinant;
        czz = p.eiy / determinant;
        u.value = start[0];
        v.value = start[1] - p.z_s * start[3];
        w.value = start[2] + p.y_s * start[3];
        tx.value = start[3];
        ty.value = start[4];
        tz.value = start[5];
    }

    // `twist`: of a member that warps, whose torque does not give it alone.
    void follow(const Forces& f, double h, const TwistPiece* twist) {
        // Inner forces act on the other face, hence the minus signs.
        ty.follow(combined(f.my.p, -cyy, f.mz.p, -cyz, strain.curvature_y), h);
        tz.follow(combined(f.my.p, -cyz, f.mz.p, -czz, strain.curvature_z), h);
        u.follow(combined(f.n.p, -1.0 / p.ea, {}, 0.0, strain.axial), h);
        v.follow(combined(tz.p, 1.0, f.vy.p, -p.shear_y, 0.0), h);
        w.follow(combined(ty.p, -1.0, f.vz.p, -p.shear_z, 0.0), h);
        if (twist != nullptr) {
            tx.p = twist->twist;
            return;
        }
        // Torque about the shear centre.
        Polynomial torque = combined(f.vz.p, -p.y_s, f.vy.p, p.z_s, 0.0);
        torque += f.mx.p;
        torque *= -1.0 / p.gj;
        tx.follow(torque, h);
    }
};

void put(curves::Curve& curve, double from, double to, const Polynomial& p) {
    curve.pieces.push_back({from, to, p});
}

void put_forces(curves::MemberForces& out, double from, double to, const Forces& f) {
    put(out.n, from, to, f.n.p);
    put(out.vy, from, to, f.vy.p);
    put(out.vz, from, to, f.vz.p);
    put(out.mx, from, to, f.mx.p);
    put(out.my, from, to, f.my.p);
    put(out.mz, from, to, f.mz.p);
}

void pass_points(const loads::MemberLoads* loads, double x, double length, Forces& forces) {
    if (loads == nullptr) return;
    for (const auto& point : loads->points)
        if (std::abs(point.x - x) < 1e-12 * length) forces.pass(point);
}

}  // namespace

std::array<const curves::Curve*, curve_count> curves_of(const curves::MemberForces& f) {
    return {&f.n, &f.vy, &f.vz, &f.mx, &f.my, &f.mz, &f.bimoment, &f.dx, &f.dy, &f.dz};
}

curves::MemberForces member_curves(const elements::FrameProperties& p,
                                   const assembly::EndState& ends,
                                   const loads::MemberLoads* loads) {
    curves::MemberForces out;
    out.length = p.length;
    Forces forces(ends.forces);
    Displacements moved(p, ends.displacements, loads == nullptr ? loads::Strain{} : loads->strain);
    std::vector<double> stations = load_stations(p.length, loads);
    std::vector<TwistPiece> twist;
    if (p.eiw > 0.0) {
        stations = refined_stations(p, stations);
        twist = warping_twist(p, ends, loads, stations);
    }
    for (std::size_t i = 0; i + 1 < stations.size(); ++i) {
        const double from = stations[i], to = stations[i + 1], h = to - from;
        pass_points(loads, from, p.length, forces);
        forces.follow(load_between(loads, from, to), h);
        moved.follow(forces, h, twist.empty() ? nullptr : &twist[i]);
        put_forces(out, from, to, forces);
        if (!twist.empty()) put(out.bimoment, from, to, twist[i].bimoment);
        put(out.dx, from, to, moved.u.p);
        put(out.dy, from, to, combined(moved.v.p, 1.0, moved.tx.p, p.z_s, 0.0));
        put(out.dz, from, to, combined(moved.w.p, 1.0, moved.tx.p, -p.y_s, 0.0));
    }
    return out;
}

curves::MemberForces straight_member_curves(double length, const assembly::EndState& ends,
                                            const loads::MemberLoads* loads) {
    curves::MemberForces out;
    out.length = length;
    Forces forces(ends.forces);
    const std::vector<double> stations = load_stations(length, loads);
    for (std::size_t i = 0; i + 1 < stations.size(); ++i) {
        const double from = stations[i], to = stations[i + 1];
        pass_points(loads, from, length, forces);
        forces.follow(load_between(loads, from, to), to - from);
        put_forces(out, from, to, forces);
    }
    const elements::FrameVector& d = ends.displacements;
    curves::Curve* const along[3] = {&out.dx, &out.dy, &out.dz};
    for (int k = 0; k < 3; ++k) {
        Polynomial chord;
        chord.c[0] = d[k];
        chord.c[1] = (d[k + 7] - d[k]) / length;
        put(*along[k], 0.0, length, chord);
    }
    return out;
}

}  // namespace loadpath::analysis
