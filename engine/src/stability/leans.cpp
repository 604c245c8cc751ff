#include "stability/leans.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace loadpath::stability {

namespace {

// Of all lengths of bars in plan: what has to run along two axes for these to be the only ones.
constexpr double of_one_grid = 0.5;

Vector3 horizontal(double angle) { return {std::cos(angle), 0.0, std::sin(angle)}; }

// Rounding would lead out of a plane that a grid lies in.
Vector3 cleared(const Vector3& way) {
    constexpr double rounding = 1e-12;
    return (way.array().abs() > rounding).select(way, 0.0).normalized();
}

Vector3 positive(const Vector3& way) {
    const double leading = std::fabs(way.x()) >= std::fabs(way.z()) ? way.x() : way.z();
    return leading < 0.0 ? Vector3(-way) : way;
}

// The axis along which a direction has its largest part, to its side.
Vector3 nearest(const std::vector<Vector3>& axes, const Vector3& to) {
    const Vector3 axis = *std::ranges::max_element(
        axes, {}, [&](const Vector3& each) { return std::fabs(each.dot(to)); });
    return axis.dot(to) < 0.0 ? Vector3(-axis) : axis;
}

}  // namespace

std::vector<Vector3> plan_axes(const model::Structure& structure) {
    if (structure.is_planar) return {Vector3::UnitX()};
    // Four times the angle is the same for all bars of a grid.
    double along = 0.0, across = 0.0, all = 0.0;
    for (const model::Member& member : structure.members) {
        const Vector3 bar = member.length * member.axes.row(0).transpose();
        const double length = std::hypot(bar.x(), bar.z());
        if (!(length > 0.0)) continue;
        const double angle = 4.0 * std::atan2(bar.z(), bar.x());
        along += length * std::cos(angle);
        across += length * std::sin(angle);
        all += length;
    }
    constexpr double right_angle = 0.5 * std::numbers::pi;
    const double first = all > 0.0 ? 0.25 * std::atan2(across, along) : 0.0;
    const bool is_grid = !(std::hypot(along, across) < of_one_grid * all);
    const int count = is_grid ? 2 : 4;
    std::vector<Vector3> axes;
    for (int k = 0; k < count; ++k)
        axes.push_back(positive(cleared(horizontal(first + 2.0 * k * right_angle / count))));
    return axes;
}

std::vector<Lean> find_leans(const std::vector<Vector3>& axes, const std::vector<Column>& columns,
                             const std::vector<double>& motion, const std::vector<Vector3>& shifts,
                             const checks::FrameModes& modes) {
    using enum answer::LeanChosenBy;
    const Vector3 sway = mean_lean(columns, motion, shifts);
    Lean first{axes.front(), LowestMode};
    if (sway.norm() > no_lean) {
        first = {nearest(axes, sway), FirstOrderSway};
    } else if (!modes.sway_modes.empty()) {
        const Vector3 lean = mean_lean(columns, modes.sway_modes.front().shape, {});
        if (lean.norm() > no_lean) first.direction = positive(nearest(axes, lean));
    }
    std::vector<Lean> leans{first, {-first.direction, EveryDirection}};
    for (const Vector3& axis : axes) {
        if (std::fabs(axis.dot(first.direction)) > 0.99) continue;
        leans.push_back({axis, EveryDirection});
        leans.push_back({-axis, EveryDirection});
    }
    return leans;
}

}  // namespace loadpath::stability
