#include "model/spring_law.hpp"

#include <algorithm>
#include <cmath>

#include "elements/gauss_line.hpp"

namespace loadpath::model {

namespace {

double slope_between(const std::array<double, 2>& a, const std::array<double, 2>& b) {
    return (b[1] - a[1]) / (b[0] - a[0]);
}

}  // namespace

SpringLaw SpringLaw::of_stiffness(const CurvePoints& points, bool is_signed) {
    SpringLaw law;
    const auto stiffness = [&](double force) {
        if (force <= points.front()[0]) return points.front()[1];
        for (std::size_t i = 1; i < points.size(); ++i)
            if (force < points[i][0])
                return points[i - 1][1] +
                       (force - points[i - 1][0]) * slope_between(points[i - 1], points[i]);
        return points.back()[1];
    };
    for (Side* side : {&law.positive_, &law.negative_}) {
        const double sign = is_signed && side == &law.negative_ ? -1.0 : 1.0;
        side->push_back({0.0, stiffness(0.0)});
        for (const auto& point : points)
            if (sign * point[0] > 0.0)
                side->insert(sign < 0.0 ? side->begin() + 1 : side->end(),
                             {sign * point[0], point[1]});
    }
    return law;
}

SpringLaw SpringLaw::of_moments(const CurvePoints& points, bool is_symmetric, BeyondCurve before,
                                BeyondCurve after, double stop) {
    SpringLaw law;
    law.moments_ = points;
    law.before_ = is_symmetric ? after : before;
    law.after_ = after;
    law.stop_ = stop;
    if (is_symmetric)
        for (const auto& point : points)
            if (point[0] > 0.0)
                law.moments_.insert(law.moments_.begin(), std::array{-point[0], -point[1]});
    return law;
}

double SpringLaw::stiffness_at(double force) const {
    const Side& side = side_of(force);
    const double size = std::abs(force);
    for (std::size_t i = 1; i < side.size(); ++i)
        if (size < side[i].force)
            return side[i - 1].stiffness + (size - side[i - 1].force) *
                                               (side[i].stiffness - side[i - 1].stiffness) /
                                               (side[i].force - side[i - 1].force);
    return side.back().stiffness;
}

SpringForce SpringLaw::at(double slip) const {
    if (moments_.empty()) {
        const Side& side = side_of(slip);
        const double size = std::abs(slip), sign = slip < 0.0 ? -1.0 : 1.0;
        for (std::size_t i = 1; i < side.size(); ++i) {
            const Row &from = side[i - 1], &to = side[i];
            const double s0 = from.force / from.stiffness, s1 = to.force / to.stiffness;
            if (size < std::min(s0, s1) || size > std::max(s0, s1)) continue;
            // k = a + b f and f = k s: f = a s / (1 - b s)
            const double b = (to.stiffness - from.stiffness) / (to.force - from.force);
            const double a = from.stiffness - b * from.force, rest = 1.0 - b * size;
            return {sign * a * size / rest, a / (rest * rest)};
        }
        return {slip * side.back().stiffness, side.back().stiffness};
    }
    if (!is_beyond(slip)) {
        for (std::size_t i = 1; i < moments_.size(); ++i)
            if (slip <= moments_[i][0]) {
                const double slope = slope_between(moments_[i - 1], moments_[i]);
                return {moments_[i][1] + slope * (slip - moments_[i][0]), slope};
            }
    }
    const bool is_after = slip > 0.0;
    const auto& last = is_after ? moments_.back() : moments_.front();
    const auto& inner = is_after ? moments_[moments_.size() - 2] : moments_[1];
    double slope = 0.0;
    if (beyond(slip) == BeyondCurve::stop) slope = stop_;
    // A connector that fails is followed along its curve until it is taken out.
    if (beyond(slip) != BeyondCurve::stop && beyond(slip) != BeyondCurve::yielding)
        slope = slope_between(inner, last);
    return {last[1] + slope * (slip - last[0]), slope};
}

double SpringLaw::initial_stiffness() const {
    if (moments_.empty()) return positive_.front().stiffness;
    double steepest = 0.0;
    for (const auto& point : moments_) {
        if (point[0] != 0.0) steepest = std::max(steepest, point[1] / point[0]);
    }
    const SpringForce at_rest = at(0.0);
    return at_rest.tangent > 0.0 ? at_rest.tangent : steepest;
}

int SpringLaw::stretch_at(double slip) const {
    int passed = 0;
    for (const auto& point : moments_) passed += slip > point[0] ? 1 : 0;
    for (const Row& row : side_of(slip))
        passed += std::abs(slip) > row.force / row.stiffness ? 1 : 0;
    return slip < 0.0 ? -passed : passed;
}

double SpringLaw::energy_at(double slip) const {
    // Between the kinks, each stretch in a few parts.
    constexpr int parts = 4;
    std::vector<double> kinks{0.0, slip};
    const auto add = [&](double kink) {
        if (kink * slip > 0.0 && std::abs(kink) < std::abs(slip)) kinks.push_back(kink);
    };
    for (const auto& point : moments_) add(point[0]);
    for (const Row& row : side_of(slip)) add(std::copysign(row.force / row.stiffness, slip));
    std::sort(kinks.begin(), kinks.end());
    double energy = 0.0;
    for (std::size_t i = 1; i < kinks.size(); ++i)
        for (int part = 0; part < parts; ++part) {
            const double h = (kinks[i] - kinks[i - 1]) / parts, from = kinks[i - 1] + part * h;
            for (const elements::GaussPoint& point : elements::gauss_line)
                energy += h * point.weight * at(from + point.at * h).force;
        }
    return slip < 0.0 ? -energy : energy;
}

bool SpringLaw::is_ambiguous() const {
    for (const Side* side : {&positive_, &negative_})
        for (std::size_t i = 1; i < side->size(); ++i)
            if ((*side)[i].force / (*side)[i].stiffness <=
                (*side)[i - 1].force / (*side)[i - 1].stiffness)
                return true;
    return false;
}

bool SpringLaw::is_beyond(double slip) const {
    return !moments_.empty() && (slip > moments_.back()[0] || slip < moments_.front()[0]);
}

BeyondCurve SpringLaw::beyond(double slip) const { return slip > 0.0 ? after_ : before_; }

double SpringLaw::reach(double slip) const {
    return slip > 0.0 ? moments_.back()[0] : moments_.front()[0];
}

}  // namespace loadpath::model
