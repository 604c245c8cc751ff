#include "curves/furthest.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::curves {

namespace {

struct Motion {
  std::array<Polynomial, 3> d, rate;

  std::array<double, 3> at(double s) const { return {d[0].at(s), d[1].at(s), d[2].at(s)}; }

  // Half the slope of the squared length.
  double growth(double s) const {
    double sum = 0.0;
    for (std::size_t k = 0; k < 3; ++k) sum += d[k].at(s) * rate[k].at(s);
    return sum;
  }
};

double squared(const std::array<double, 3>& v) { return v[0] * v[0] + v[1] * v[1] + v[2] * v[2]; }

// Between a growing and a shrinking end of a stretch.
double turning_point(const Motion& motion, double low, double high) {
  for (int step = 0; step < 60; ++step) {
    const double middle = 0.5 * (low + high);
    if (middle <= low || middle >= high) break;
    (motion.growth(middle) > 0.0 ? low : high) = middle;
  }
  return 0.5 * (low + high);
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
    Motion motion{{piece.p, member.dy.pieces[i].p, member.dz.pieces[i].p}, {}};
    for (std::size_t k = 0; k < 3; ++k) motion.rate[k] = motion.d[k].derivative();
    const auto offer = [&](double s) {
      const std::array<double, 3> d = motion.at(s);
      if (!(squared(d) > longest)) return;
      longest = squared(d);
      best = {piece.x0 + s, d};
    };
    const double step = (piece.x1 - piece.x0) / steps;
    double before = motion.growth(0.0);
    offer(0.0);
    for (int k = 1; k <= steps; ++k) {
      const double after = motion.growth(k * step);
      if (before > 0.0 && after < 0.0) offer(turning_point(motion, (k - 1) * step, k * step));
      offer(k * step);
      before = after;
    }
  }
  return best;
}

}  // namespace loadpath::curves
