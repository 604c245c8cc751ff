#include "analysis/corotational/turned_curves.hpp"

#include <array>
#include <cmath>

#include "analysis/load_course.hpp"

namespace loadpath::analysis {

namespace {

using curves::Polynomial;
using model::Vector3;
using Vector = std::array<Polynomial, 3>;

// The cubic through both ends of a piece with the given slopes.
Polynomial cubic(double h, double start, double slope, double end, double end_slope) {
    Polynomial p;
    p.c[0] = start;
    p.c[1] = slope;
    p.c[2] = (3.0 * (end - start) / h - 2.0 * slope - end_slope) / h;
    p.c[3] = (slope + end_slope - 2.0 * (end - start) / h) / (h * h);
    return p;
}

// The product of a polynomial of the second degree at most with one of the same.
Polynomial product(const Polynomial& a, const Polynomial& b) {
    Polynomial p;
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) p.c[i + j] += a.c[i] * b.c[j];
    return p;
}

Polynomial grown(double value, const Polynomial& slope) {
    Polynomial p = slope.antiderivative();
    p.c[0] = value;
    return p;
}

// How far the axis has moved along one piece, in local axes.
Vector displacement_of_piece(const elements::Chain& chain, const elements::Placement& start,
                             const elements::Placement& end) {
    const double h = chain.piece.length;
    const Vector3 axis = chain.axes.row(0);
    const Vector3 moved[2] = {chain.axes * start.moved, chain.axes * end.moved};
    const double stretch = (h * axis + end.moved - start.moved).norm() / h;
    Vector3 slope[2];
    for (int side = 0; side < 2; ++side) {
        const elements::Placement& at = side == 0 ? start : end;
        slope[side] = chain.axes * (stretch * (at.turned * axis) - axis);
    }
    Vector d;
    for (int k = 0; k < 3; ++k) d[k] = cubic(h, moved[0][k], slope[0][k], moved[1][k], slope[1][k]);
    return d;
}

struct SectionForces {
    Vector3 force, moment;

    void pass(const loads::PointLoad& point) {
        force += point.force;
        moment += point.moment;
    }
};

void put(curves::Curve& curve, double from, double to, const Polynomial& p) {
    curve.pieces.push_back({from, to, p});
}

// Along part of a piece: forces follow the loads, and moments are force cross the path of the axis.
void follow(const Vector& load, const Vector& moved, double from, double to, SectionForces& f,
            curves::MemberForces& out) {
    const double h = to - from;
    Vector force, path, moment;
    for (int k = 0; k < 3; ++k) {
        force[k] = grown(f.force[k], load[k]);
        path[k] = moved[k].derivative();
    }
    path[0].c[0] += 1.0;
    for (int k = 0; k < 3; ++k) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        Polynomial slope = product(force[i], path[j]);
        Polynomial minus = product(force[j], path[i]);
        minus *= -1.0;
        slope += minus;
        moment[k] = grown(f.moment[k], slope);
    }
    curves::Curve* const forces[3] = {&out.n, &out.vy, &out.vz};
    curves::Curve* const moments[3] = {&out.mx, &out.my, &out.mz};
    curves::Curve* const displacements[3] = {&out.dx, &out.dy, &out.dz};
    for (int k = 0; k < 3; ++k) {
        put(*forces[k], from, to, force[k]);
        put(*moments[k], from, to, moment[k]);
        put(*displacements[k], from, to, moved[k]);
        f.force[k] = force[k].at(h);
        f.moment[k] = moment[k].at(h);
    }
}

// The bimoment at a section: what the pieces' warping gives, linear between the sections.
void add_bimoment(const elements::Chain& chain, const std::vector<elements::Placement>& sections,
                  curves::MemberForces& out) {
    const double h = chain.piece.length;
    for (std::size_t i = 0; i + 1 < sections.size(); ++i) {
        const elements::PieceResponse piece =
            elements::evaluate(chain.piece, chain.axes, sections[i], sections[i + 1], chain.own, 1);
        Polynomial p;
        p.c[0] = piece.forces[6];
        p.c[1] = (-piece.forces[13] - piece.forces[6]) / h;
        const double from = static_cast<double>(i) * h;
        put(out.bimoment, from, i + 2 == sections.size() ? out.length : from + h, p);
    }
}

}  // namespace

curves::MemberForces turned_curves(const elements::Chain& chain,
                                   const std::vector<elements::Placement>& sections,
                                   const elements::FrameVector& end_forces,
                                   const loads::MemberLoads* loads, double length) {
    curves::MemberForces out;
    out.length = length;
    SectionForces f{end_forces.segment<3>(0), end_forces.segment<3>(3)};
    const std::vector<double> stations = load_stations(length, loads);
    std::size_t next = 0;  // station
    const double h = chain.piece.length;
    const auto pass_points = [&](double x) {
        if (loads == nullptr) return;
        for (const loads::PointLoad& point : loads->points)
            if (std::abs(point.x - x) < 1e-12 * length) f.pass(point);
    };
    pass_points(0.0);
    for (std::size_t i = 0; i + 1 < sections.size(); ++i) {
        const bool is_last = i + 2 == sections.size();
        const double begin = static_cast<double>(i) * h, end = is_last ? length : begin + h;
        const Vector moved = displacement_of_piece(chain, sections[i], sections[i + 1]);
        for (double from = begin; from < end;) {
            while (next < stations.size() && stations[next] <= from + 1e-12 * length) ++next;
            double to = next < stations.size() ? std::min(stations[next], end) : end;
            if (end - to < 1e-12 * length) to = end;
            Vector part;
            for (int k = 0; k < 3; ++k) part[k] = moved[k].shifted(from - begin);
            follow(load_between(loads, from, to), part, from, to, f, out);
            if (to < length) pass_points(to);
            from = to;
        }
    }
    if (chain.piece.torsion(1, 1) != 0.0) add_bimoment(chain, sections, out);
    return out;
}

void hang_curves(const elements::Chain& chain, const Vector3& tension, const Vector3& moved,
                 curves::MemberForces& out) {
    if (tension.isZero(0.0)) return;
    const elements::Cable cable = elements::cable_under(chain, 1.0);
    curves::Curve* const displacements[3] = {&out.dx, &out.dy, &out.dz};
    out.n = {};
    for (curves::Curve* curve : displacements) *curve = {};
    for (const auto& [x0, x1, from, to] : elements::pieces_of(cable, tension, out.length)) {
        const double h = x1 - x0;
        const Vector3 change = (to.tension - from.tension) / h;
        const double force[2] = {from.tension.norm(), to.tension.norm()};
        const double slope[2] = {force[0] > 0.0 ? from.tension.dot(change) / force[0] : 0.0,
                                 force[1] > 0.0 ? to.tension.dot(change) / force[1] : 0.0};
        put(out.n, x0, x1, cubic(h, -force[0], -slope[0], -force[1], -slope[1]));
        const auto placed = [&](const elements::CablePoint& point, double x) -> Vector3 {
            return moved + chain.axes * point.at - Vector3(x, 0.0, 0.0);
        };
        const auto leaning = [&](const elements::CablePoint& point) -> Vector3 {
            return chain.axes * point.slope / out.length - Vector3::UnitX();
        };
        const Vector3 at[2] = {placed(from, x0), placed(to, x1)};
        const Vector3 lean[2] = {leaning(from), leaning(to)};
        for (int k = 0; k < 3; ++k)
            put(*displacements[k], x0, x1, cubic(h, at[0][k], lean[0][k], at[1][k], lean[1][k]));
    }
}

}  // namespace loadpath::analysis
