#include "curves/furthest.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::curves {

namespace {

// Half the slope of the squared length of three polynomials: of degree nine at most.
class Growth {
 public:
    explicit Growth(const std::array<Polynomial, 3>& d) {
        for (const Polynomial& p : d)
            for (std::size_t i = 0; i < coefficient_count; ++i)
                for (std::size_t j = 1; j < coefficient_count; ++j)
                    c_[i + j - 1] += p.c[i] * (static_cast<double>(j) * p.c[j]);
    }

    double value_at(double s) const {
        double value = c_.back();
        for (std::size_t k = c_.size() - 1; k-- > 0;) value = value * s + c_[k];
        return value;
    }
    struct State {
        double value, slope;
    };
    State at(double s) const {
        State state{c_.back(), 0.0};
        for (std::size_t k = c_.size() - 1; k-- > 0;) {
            state.slope = state.slope * s + state.value;
            state.value = state.value * s + c_[k];
        }
        return state;
    }

 private:
    std::array<double, 2 * coefficient_count - 2> c_{};
};

double squared(const std::array<double, 3>& v) { return v[0] * v[0] + v[1] * v[1] + v[2] * v[2]; }

// Between a growing and a shrinking end of a stretch: Newton's steps as long as they stay inside
// what is left of it, halving otherwise.
double turning_point(const Growth& growth, double low, double high) {
    double s = 0.5 * (low + high);
    for (int step = 0; step < 60; ++step) {
        const Growth::State now = growth.at(s);
        if (now.value == 0.0) break;
        (now.value > 0.0 ? low : high) = s;
        double next = s - now.value / now.slope;
        if (!(next > low && next < high)) next = 0.5 * (low + high);
        if (next <= low || next >= high || std::fabs(next - s) <= 1e-16 * high) return next;
        s = next;
    }
    return s;
}

}  // namespace

Furthest furthest_displacement(const MemberForces& member) {
    // Over a piece the squared length has few turning points: an eighth of it holds one at most.
    constexpr int steps = 8;
    Furthest best;
    double longest = -1.0;
    const std::size_t count =
        std::min({member.dx.pieces.size(), member.dy.pieces.size(), member.dz.pieces.size()});
    for (std::size_t i = 0; i < count; ++i) {
        const Piece& piece = member.dx.pieces[i];
        const std::array<Polynomial, 3> curves{piece.p, member.dy.pieces[i].p,
                                               member.dz.pieces[i].p};
        const Growth growth(curves);
        const auto offer = [&](double s) {
            const std::array<double, 3> d{curves[0].at(s), curves[1].at(s), curves[2].at(s)};
            if (!(squared(d) > longest)) return;
            longest = squared(d);
            best = {piece.x0 + s, d};
        };
        const double step = (piece.x1 - piece.x0) / steps;
        double before = growth.value_at(0.0);
        offer(0.0);
        for (int k = 1; k <= steps; ++k) {
            const double after = growth.value_at(k * step);
            if (before > 0.0 && after < 0.0) offer(turning_point(growth, (k - 1) * step, k * step));
            offer(k * step);
            before = after;
        }
    }
    return best;
}

}  // namespace loadpath::curves
