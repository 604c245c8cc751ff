#include "stability/initial_sway.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::stability {

namespace {

// From this on the loads decide alone which way a structure in space leans; phi is 24 times as much
// at least.
constexpr double loads_decide = 1e-4;
// Modes come by turns along the axes of a frame, or a little off them.
constexpr double part_of_lean = 0.1;

std::array<double, 3> array_of(const Vector3& v) { return {v.x(), v.y(), v.z()}; }

// The positive one of two opposite directions.
Vector3 positive(const Vector3& way) {
    const double leading = std::fabs(way.x()) >= std::fabs(way.z()) ? way.x() : way.z();
    return leading < 0.0 ? Vector3(-way) : way;
}

// Whether a mode in which the frame is sensitive leans its columns along a direction.
bool sways_along(const Vector3& direction, const std::vector<Column>& columns,
                 const checks::FrameModes& modes) {
    if (!(modes.sway_alpha() < modes.limit)) return false;
    return std::ranges::any_of(modes.sway_modes, [&](const checks::SwayMode& mode) {
        const Vector3 lean = mean_lean(columns, mode.shape, {});
        return std::fabs(lean.dot(direction)) > part_of_lean * lean.norm() + no_lean;
    });
}

}  // namespace

Vector3 Lean::sum() const {
    Vector3 total = Vector3::Zero();
    for (const Vector3& each : directions) total += each;
    return total;
}

void Lean::turn(const Sides& turned) {
    if (turned.first) directions.front() *= -1.0;
    if (turned.second) directions.back() *= -1.0;
}

void open_sides(const Lean& lean, double phi, const analysis::Balance& balance, Sides& open) {
    const Vector3 loads = balance.loads.head<3>();
    const auto is_open = [&](const Vector3& direction) {
        return std::fabs(loads.dot(direction)) < phi * std::fabs(loads.y());
    };
    open.first = is_open(lean.directions.front());
    open.second = lean.directions.size() > 1 && is_open(lean.directions.back());
}

Lean choose_lean(const std::vector<Column>& columns, const std::vector<double>& motion,
                 const std::vector<Vector3>& shifts, const checks::FrameModes& modes,
                 bool is_planar, bool decides) {
    using enum answer::LeanChosenBy;
    const Vector3 sway = mean_lean(columns, motion, shifts);
    const bool is_moved = sway.norm() > no_lean;
    if (is_planar)
        return {{sway.x() < -no_lean ? Vector3(-Vector3::UnitX()) : Vector3(Vector3::UnitX())},
                is_moved ? FirstOrderSway : LowestMode};
    if (sway.norm() >= loads_decide) {
        Lean lean{{sway.normalized()}, FirstOrderSway};
        const Vector3 across = positive(lean.directions.front().cross(Vector3::UnitY()));
        if (decides && sways_along(across, columns, modes)) lean.directions.push_back(across);
        return lean;
    }
    Vector3 softest = Vector3::UnitX();
    if (!modes.sway_modes.empty()) {
        const Vector3 found = mean_lean(columns, modes.sway_modes.front().shape, {});
        if (found.norm() > no_lean) softest = positive(found.normalized());
    } else if (is_moved) {
        softest = sway.normalized();
    }
    Lean lean{{softest, positive(softest.cross(Vector3::UnitY()))}, LowestMode};
    for (Vector3& each : lean.directions)
        if (each.dot(sway) < -no_lean) each = -each;
    return lean;
}

std::optional<answer::InitialSway> initial_sway(const std::vector<Column>& columns,
                                                const Lean& lean) {
    if (columns.empty()) return std::nullopt;
    answer::InitialSway sway;
    sway.height = height_of(columns);
    sway.columns = std::ssize(columns);
    for (const Vector3& each : lean.directions)
        sway.columns = std::min(sway.columns, fewest_in_a_row(columns, each));
    sway.alpha_h = std::clamp(2.0 / std::sqrt(sway.height), 2.0 / 3.0, 1.0);
    sway.alpha_m = std::sqrt(0.5 * (1.0 + 1.0 / static_cast<double>(sway.columns)));
    sway.phi = phi_0 * sway.alpha_h * sway.alpha_m;
    sway.direction = array_of(lean.sum());
    sway.chosen_by = lean.chosen_by;
    return sway;
}

void lean_nodes(const std::vector<document::Node>& nodes, const answer::InitialSway& sway,
                double height_of_feet, std::vector<Vector3>& shifts) {
    shifts.resize(nodes.size(), Vector3::Zero());
    const Vector3 way(sway.direction[0], sway.direction[1], sway.direction[2]);
    for (std::size_t n = 0; n < nodes.size(); ++n)
        shifts[n] += sway.phi * (nodes[n].Y - height_of_feet) * way;
}

}  // namespace loadpath::stability
