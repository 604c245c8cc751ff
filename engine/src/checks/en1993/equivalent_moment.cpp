#include "checks/en1993/equivalent_moment.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace loadpath::en1993 {

namespace {

constexpr double same = 1e-6;  // of the largest moment: rounding of the analysis

// Gives the places of point loads; where only a member ends and the next goes on there is none.
std::vector<double> find_loads(MomentDiagram& d, const curves::Curve& moment, double length) {
    std::vector<double> places;
    const double tolerance = same * std::fabs(d.m_max);
    for (std::size_t k = 0; k < moment.pieces.size(); ++k) {
        const curves::Piece& piece = moment.pieces[k];
        const double span = piece.x1 - piece.x0;
        double curved = 0.0;
        double power = span;
        for (std::size_t i = 2; i < curves::coefficient_count; ++i) {
            power *= span;
            curved += std::fabs(piece.p.c[i]) * power;
        }
        if (curved > tolerance) d.has_distributed_loads = true;
        if (k == 0) continue;
        const curves::Piece& before = moment.pieces[k - 1];
        const double reach = before.x1 - before.x0;
        const double kink = piece.p.c[1] - before.p.derivative().at(reach);
        const double jump = piece.p.c[0] - before.p.at(reach);
        if (std::fabs(kink) * length > tolerance || std::fabs(jump) > tolerance)
            places.push_back(piece.x0);
    }
    d.has_point_loads = !places.empty();
    d.is_linear = !d.has_distributed_loads && !d.has_point_loads;
    return places;
}

double column(const MomentDiagram& d, double m_s, bool is_uniform) {
    const double psi = d.psi;
    if (std::fabs(m_s) <= std::fabs(d.m_h)) {
        const double alpha = d.m_h != 0.0 ? m_s / d.m_h : 0.0;
        if (alpha >= 0.0) return 0.2 + 0.8 * alpha;
        const double base = is_uniform ? 0.1 : 0.0;
        if (psi >= 0.0) return base - 0.8 * alpha;
        return (is_uniform ? 0.1 * (1.0 - psi) : -0.2 * psi) - 0.8 * alpha;
    }
    const double alpha = d.m_h / m_s;
    const double start = is_uniform ? 0.95 : 0.90;
    const double slope = is_uniform ? 0.05 : 0.10;
    if (alpha >= 0.0 || psi >= 0.0) return start + slope * alpha;
    return start + slope * alpha * (1.0 + 2.0 * psi);
}

constexpr int parts_of_span = 20;  // with the middle among their ends

// Readings at the ends of even parts and at point loads, whose places are given.
std::vector<SpanMoment> moments_in_span(const curves::Curve& moment, double length,
                                        std::vector<double> places) {
    const double start = moment.at_right(0.0), end = moment.at_left(length);
    for (int k = 1; k < parts_of_span; ++k) places.push_back(length * k / parts_of_span);
    std::vector<SpanMoment> readings{{moment.at_left(0.5 * length), 1.0}};
    double farthest = 0.0;
    for (const double x : places) {
        const double on_line = start + (end - start) * x / length;
        for (const double m : {moment.at_left(x), moment.at_right(x)}) {
            readings.push_back({m, std::fabs(m - on_line)});
            farthest = std::max(farthest, readings.back().weight);
        }
    }
    for (std::size_t k = 1; k < readings.size() && farthest > 0.0; ++k)
        readings[k].weight /= farthest;
    return readings;
}

}  // namespace

MomentDiagram describe_moments(const curves::Curve& moment, double length) {
    MomentDiagram d;
    const double start = moment.at_right(0.0);
    const double end = moment.at_left(length);
    const bool start_is_larger = std::fabs(start) >= std::fabs(end);
    d.m_h = start_is_larger ? start : end;
    d.psi = d.m_h != 0.0 ? (start_is_larger ? end : start) / d.m_h : 1.0;
    d.m_max = std::fabs(moment.abs_maximum().value);
    const std::vector<double> loads = find_loads(d, moment, length);
    if (!d.is_linear) d.in_span = moments_in_span(moment, length, loads);
    return d;
}

double c_m(const MomentDiagram& d) {
    if (d.is_linear) return std::max(0.6 + 0.4 * d.psi, 0.4);
    double factor = 0.4;
    for (const auto& [m_s, weight] : d.in_span) {
        if (d.has_distributed_loads) factor = std::max(factor, weight * column(d, m_s, true));
        if (d.has_point_loads) factor = std::max(factor, weight * column(d, m_s, false));
    }
    return factor;
}

namespace {

// In pieces of the third degree, which can be integrated twice: second order and ground along a
// member give more, and are divided: less than a millionth is missed.
std::vector<curves::Piece> cubic_pieces(const curves::Piece& piece) {
    if (piece.p.degree() <= 3) return {piece};
    constexpr int parts = 32;
    const curves::Polynomial rate = piece.p.derivative();
    const double h = (piece.x1 - piece.x0) / parts;
    std::vector<curves::Piece> found;
    for (int k = 0; k < parts; ++k) {
        const double from = h * k, to = h * (k + 1);
        const double a = piece.p.at(from), b = piece.p.at(to);
        const double at_a = rate.at(from), at_b = rate.at(to);
        const double chord = (b - a) / h;
        const curves::Polynomial p{{a, at_a, (3.0 * chord - 2.0 * at_a - at_b) / h,
                                    (at_a + at_b - 2.0 * chord) / (h * h)}};
        found.push_back({piece.x0 + from, piece.x0 + to, p});
    }
    return found;
}

}  // namespace

double deflection_from_chord(const curves::Curve& moment, double length, double e_i) {
    // y'' = -M / EI piece by piece with y(0) = 0, y'(0) = 0; then the chord is taken off.
    curves::Curve line;
    double y = 0.0;
    double slope = 0.0;
    for (const curves::Piece& whole : moment.pieces) {
        for (const curves::Piece& piece : cubic_pieces(whole)) {
            curves::Polynomial p = piece.p.antiderivative();
            p *= -1.0 / e_i;
            p.c[0] += slope;
            curves::Polynomial q = p.antiderivative();
            q.c[0] += y;
            const double span = piece.x1 - piece.x0;
            slope = p.at(span);
            y = q.at(span);
            line.pieces.push_back({piece.x0, piece.x1, q});
        }
    }
    for (curves::Piece& piece : line.pieces) {
        piece.p.c[0] -= y * piece.x0 / length;
        piece.p.c[1] -= y / length;
    }
    return std::fabs(line.abs_maximum().value);
}

double c_m_0(const MomentDiagram& d, double deflection, double e_i, double length, double n_ratio) {
    if (d.m_max == 0.0) return 1.0;
    if (d.is_linear) return 0.79 + 0.21 * d.psi + 0.36 * (d.psi - 0.33) * n_ratio;
    const double shape =
        std::numbers::pi * std::numbers::pi * e_i * deflection / (length * length * d.m_max);
    return 1.0 + (shape - 1.0) * n_ratio;
}

}  // namespace loadpath::en1993
