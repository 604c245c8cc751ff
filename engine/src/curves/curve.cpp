#include "curves/curve.hpp"

#include <algorithm>
#include <cmath>

#include "curves/range.hpp"

namespace loadpath::curves {

namespace {

// Pieces shorter than this share of the member are the rounding of two equal positions.
constexpr double same_station = 1e-12;

const Piece& piece_before(const Curve& curve, double x) {
    for (const Piece& piece : curve.pieces) {
        if (x <= piece.x1) return piece;
    }
    return curve.pieces.back();
}

const Piece& piece_after(const Curve& curve, double x) {
    for (std::size_t k = curve.pieces.size(); k-- > 1;) {
        if (x >= curve.pieces[k].x0) return curve.pieces[k];
    }
    return curve.pieces.front();
}

double value_on(const Piece& piece, double x) {
    return piece.p.at(std::clamp(x, piece.x0, piece.x1) - piece.x0);
}

// Calls `offer(x, value)` wherever an extreme can be: at the ends of pieces and between them.
template <typename Offer>
void over_candidates(const Curve& curve, Offer offer) {
    for (const Piece& piece : curve.pieces) {
        const double length = piece.x1 - piece.x0;
        offer(piece.x0, piece.p.c[0]);
        if (piece.p.degree() > 1) {
            const Roots stationary = roots_within(piece.p.derivative(), length);
            for (std::size_t k = 0; k < stationary.count; ++k)
                offer(piece.x0 + stationary.s[k], piece.p.at(stationary.s[k]));
        }
        offer(piece.x0 + length, piece.p.at(length));
    }
}

template <typename Better>
Extreme extreme_of(const Curve& curve, Better better) {
    if (curve.is_empty()) return {};
    Extreme best{curve.pieces.front().x0, curve.pieces.front().p.c[0]};
    over_candidates(curve, [&](double x, double value) {
        if (better(value, best.value)) best = {x, value};
    });
    return best;
}

void sort_and_merge(std::vector<double>& x, double length) {
    std::sort(x.begin(), x.end());
    const double tolerance = same_station * length;
    x.erase(std::unique(x.begin(), x.end(), [&](double a, double b) { return b - a <= tolerance; }),
            x.end());
}

}  // namespace

double Curve::at_left(double x) const {
    return is_empty() ? 0.0 : value_on(piece_before(*this, x), x);
}

double Curve::at_right(double x) const {
    return is_empty() ? 0.0 : value_on(piece_after(*this, x), x);
}

Extreme Curve::maximum() const {
    return extreme_of(*this, [](double a, double b) { return a > b; });
}

Extreme Curve::minimum() const {
    return extreme_of(*this, [](double a, double b) { return a < b; });
}

Extreme Curve::abs_maximum() const {
    return extreme_of(*this, [](double a, double b) { return std::fabs(a) > std::fabs(b); });
}

Range range_of(const Curve& curve) {
    if (curve.is_empty()) return {};
    const Extreme first{curve.pieces.front().x0, curve.pieces.front().p.c[0]};
    Range range{first, first};
    over_candidates(curve, [&](double x, double value) {
        if (value > range.most.value) range.most = {x, value};
        if (value < range.least.value) range.least = {x, value};
    });
    return range;
}

double Curve::integral(double from, double to) const {
    if (to < from) return -integral(to, from);
    double total = 0.0;
    for (const Piece& piece : pieces) {
        const double a = std::max(from, piece.x0) - piece.x0;
        const double b = std::min(to, piece.x1) - piece.x0;
        if (b <= a) continue;
        double power_a = a;
        double power_b = b;
        for (std::size_t k = 0; k < coefficient_count; ++k) {
            total += piece.p.c[k] * (power_b - power_a) / static_cast<double>(k + 1);
            power_a *= a;
            power_b *= b;
        }
    }
    return total;
}

Curve sum(std::span<const Term> terms) {
    std::vector<double> ends;
    for (const Term& term : terms) {
        for (const Piece& piece : term.curve->pieces) {
            ends.push_back(piece.x0);
            ends.push_back(piece.x1);
        }
    }
    Curve total;
    if (ends.empty()) return total;
    sort_and_merge(ends, *std::max_element(ends.begin(), ends.end()));
    for (std::size_t k = 0; k + 1 < ends.size(); ++k) {
        Piece piece{ends[k], ends[k + 1], {}};
        const double middle = 0.5 * (piece.x0 + piece.x1);
        for (const Term& term : terms) {
            if (term.factor == 0.0 || term.curve->is_empty()) continue;
            const Piece& source = piece_after(*term.curve, middle);
            Polynomial p = source.p.shifted(piece.x0 - source.x0);
            p *= term.factor;
            piece.p += p;
        }
        total.pieces.push_back(piece);
    }
    return total;
}

Curve part(const Curve& curve, double from, double to, double shift) {
    Curve cut;
    for (const Piece& piece : curve.pieces) {
        const double x0 = std::max(from, piece.x0);
        const double x1 = std::min(to, piece.x1);
        if (x1 - x0 <= same_station * (to - from)) continue;
        cut.pieces.push_back(
            {x0 - from + shift, x1 - from + shift, piece.p.shifted(x0 - piece.x0)});
    }
    return cut;
}

Curve reversed(const Curve& curve, double length) {
    Curve back;
    for (std::size_t k = curve.pieces.size(); k-- > 0;) {
        const Piece& piece = curve.pieces[k];
        Polynomial p = piece.p.shifted(piece.x1 - piece.x0);
        for (std::size_t i = 1; i < coefficient_count; i += 2) p.c[i] = -p.c[i];
        back.pieces.push_back({length - piece.x1, length - piece.x0, p});
    }
    return back;
}

std::vector<double> stations(std::span<const Curve* const> curves, double length) {
    std::vector<double> x{0.0, length};
    for (const Curve* curve : curves) {
        for (const Piece& piece : curve->pieces) {
            x.push_back(piece.x0);
            x.push_back(piece.x1);
        }
    }
    sort_and_merge(x, length);
    return x;
}

}  // namespace loadpath::curves
