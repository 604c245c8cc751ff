#include "analysis/corotational/member_chain.hpp"

#include <algorithm>
#include <cmath>

#include "analysis/load_course.hpp"
#include "assembly/frame_element.hpp"
#include "model/prepare.hpp"

namespace loadpath::analysis {

using elements::FrameProperties;
using elements::FrameVector;
using model::Vector3;

namespace {

// The error is of fourth order in the length of a piece: 3e-5 of the deflection where a cantilever
// turns by 82 degrees, 2e-5 of the critical load of a pin-ended column.
constexpr int pieces_of_member = 8;

elements::ChainEnd make_end(const model::Member& member, const model::Release& release,
                            const Vector3& arm) {
    elements::ChainEnd end;
    end.arm = arm;
    end.springs = release.stiffness;
    end.rotation_axes = release.rotation_axes;
    if (!member.warps) end.springs[model::warping] = model::rigid;
    return end;
}

// The part of the forces along a member between two stations, seen from the first.
loads::MemberLoads forces_between(const loads::MemberLoads& all, double from, double to,
                                  bool is_last) {
    loads::MemberLoads part;
    for (const loads::LineLoad& line : all.lines) {
        const double x0 = std::max(line.x0, from), x1 = std::min(line.x1, to);
        if (!(x1 > x0)) continue;
        const auto at = [&](double x) -> Vector3 {
            return line.q0 + (line.q1 - line.q0) * ((x - line.x0) / (line.x1 - line.x0));
        };
        part.lines.push_back({x0 - from, x1 - from, at(x0), at(x1)});
    }
    for (const loads::PointLoad& point : all.points)
        if (point.x >= from && (point.x < to || is_last))
            part.points.push_back({point.x - from, point.force, Vector3::Zero()});
    return part;
}

// Loads between two sections act on them by the shape functions of the beam: forces, and moments
// that follow from how the axis turns. Moments on the member go to the sections in proportion.
void add_loads(const loads::MemberLoads& loads, FrameProperties piece, elements::Chain& chain) {
    chain.loads.resize(static_cast<std::size_t>(chain.pieces) + 1);
    piece.eiw = piece.y_s = piece.z_s = 0.0;
    const Eigen::Matrix3d to_global = chain.axes.transpose();
    const Vector3 axis = chain.axes.row(0);
    const double h = piece.length;
    for (int i = 0; i < chain.pieces; ++i) {
        const bool is_last = i + 1 == chain.pieces;
        const FrameVector f =
            loads::end_loads(piece, forces_between(loads, i * h, (i + 1) * h, is_last));
        for (int side = 0; side < 2; ++side) {
            elements::SectionLoad& load = chain.loads[static_cast<std::size_t>(i + side)];
            load.force += to_global * f.segment<3>(7 * side);
            load.on_axis += Vector3(to_global * f.segment<3>(7 * side + 3)).cross(axis);
        }
    }
    for (const loads::PointLoad& point : loads.points) {
        const int i = std::clamp(static_cast<int>(point.x / h), 0, chain.pieces - 1);
        const double share = point.x / h - i;
        const Vector3 moment = to_global * point.moment;
        chain.loads[static_cast<std::size_t>(i)].moment += (1.0 - share) * moment;
        chain.loads[static_cast<std::size_t>(i) + 1].moment += share * moment;
    }
    chain.own = {loads.strain.axial, loads.strain.curvature_y, loads.strain.curvature_z};
}

// What loads along a bar give to its ends, as along a beam on two supports.
void add_loads_of_bar(const loads::MemberLoads& loads, const FrameProperties& bar,
                      elements::Chain& chain) {
    Vector3 force, moment;
    loads.resultant(force, moment);
    loads::MemberLoads unstrained = loads;
    unstrained.strain = {};
    const double along = loads::end_loads(bar, unstrained)[7];
    const Vector3 at_end(along, moment.z() / bar.length, -moment.y() / bar.length);
    chain.loads.resize(2);
    chain.loads[0].force = chain.axes.transpose() * (force - at_end);
    chain.loads[1].force = chain.axes.transpose() * at_end;
    chain.own.axial = loads.strain.axial;
}

// What the springs along a bar that its hinges are give way by, per force; without those that
// follow curves, which change on the way.
std::array<double, 2> give_of_hinges(const model::Member& member) {
    std::array<double, 2> give{};
    for (std::size_t side = 0; side < 2; ++side) {
        const model::Release& release = side == 0 ? member.start_release : member.end_release;
        if (!release.curved.follows(0)) give[side] = 1.0 / release.stiffness[0];
    }
    return give;
}

// Springs in line with a cable. A joint exerts its tension on its end, and the opposite on its
// start; no other force acts there that might set a stiffness.
std::array<elements::CableSpring, 2> springs_of_cable(const model::Member& member) {
    const std::array<double, 2> give = give_of_hinges(member);
    std::array<elements::CableSpring, 2> springs{{{give[0], {}}, {give[1], {}}}};
    for (std::size_t side = 0; side < 2; ++side) {
        const model::Release& release = side == 0 ? member.start_release : member.end_release;
        const auto curve = model::curved_spring(member, release, 0);
        if (!curve) continue;
        if (curve->driver >= 0) {
            springs[side].give = 1.0 / curve->law.stiffness_at(0.0);
            continue;
        }
        for (const auto& [force, stiffness] : curve->law.side_of(side == 0 ? -1.0 : 1.0))
            springs[side].rows.push_back({force, stiffness});
    }
    return springs;
}

// A cable of its own length, or of the one that its pretension asks for where it stands. Loads lie
// on the unstretched cable; where they vary, in steps.
elements::Cable make_cable(const model::Member& member, double ea,
                           const loads::MemberLoads* loads) {
    constexpr int steps = 8;
    elements::Cable cable;
    cable.ea = ea;
    cable.springs = springs_of_cable(member);
    const double pretension = member.source->pretension.value_or(0.0);
    const double slips = cable.springs[0].under(std::abs(pretension)).far +
                         cable.springs[1].under(std::abs(pretension)).far;
    cable.length = member.source->unstretched_length.value_or(
        (member.length - std::copysign(slips, pretension)) / (1.0 + pretension / ea));
    const Eigen::Matrix3d to_global = member.axes.transpose();
    const std::vector<double> stations = load_stations(member.length, loads);
    const auto add_points = [&](double x) {
        if (loads == nullptr) return;
        for (const loads::PointLoad& point : loads->points) {
            if (std::abs(point.x - x) >= 1e-12 * member.length) continue;
            if (cable.spans.empty()) cable.spans.push_back({0.0});
            cable.spans.back().point += to_global * point.force;
        }
    };
    add_points(0.0);
    for (std::size_t i = 0; i + 1 < stations.size(); ++i) {
        const double length = stations[i + 1] - stations[i];
        const auto q = load_between(loads, stations[i], stations[i + 1]);
        const bool varies = q[0].degree() + q[1].degree() + q[2].degree() > 0;
        const int count = varies ? steps : 1;
        for (int k = 0; k < count; ++k) {
            const double middle = (k + 0.5) / count * length;
            const Vector3 line(q[0].at(middle), q[1].at(middle), q[2].at(middle));
            cable.spans.push_back(
                {length / count / member.length, to_global * line, Vector3::Zero()});
        }
        add_points(stations[i + 1]);
    }
    return cable;
}

// Whether nothing drives what lies between the ends out of the plane XY: the axis, an axis of the
// section and those of hinges lie in it, and so does all that acts on the member.
bool stays_in_plane(const model::Member& member, const FrameProperties& p,
                    const loads::MemberLoads* loads) {
    constexpr double no_part = 1e-12;
    const auto is_along = [&](const Vector3& v) { return std::abs(v.z()) <= no_part * v.norm(); };
    const auto is_across = [&](const Vector3& v) {
        return v.head<2>().norm() <= no_part * v.norm();
    };
    const auto are_aligned = [&](const model::Matrix3& axes) {
        for (int k = 0; k < 3; ++k)
            if (!is_along(axes.row(k)) && !is_across(axes.row(k))) return false;
        return true;
    };
    if (p.eiyz != 0.0 || p.y_s != 0.0 || p.z_s != 0.0 || !is_along(member.axes.row(0)) ||
        !are_aligned(member.axes) || !are_aligned(member.start_release.rotation_axes) ||
        !are_aligned(member.end_release.rotation_axes))
        return false;
    if (loads == nullptr) return true;
    const auto to_global = [&](const Vector3& v) { return Vector3(member.axes.transpose() * v); };
    const auto pushes_along = [&](const loads::LineLoad& line) {
        return is_along(to_global(line.q0)) && is_along(to_global(line.q1));
    };
    const auto acts_along = [&](const loads::PointLoad& point) {
        return is_along(to_global(point.force)) && is_across(to_global(point.moment));
    };
    return std::ranges::all_of(loads->lines, pushes_along) &&
           std::ranges::all_of(loads->points, acts_along) &&
           is_across(to_global({0.0, loads->strain.curvature_y, loads->strain.curvature_z}));
}

}  // namespace

bool is_bar(const model::Member& member) { return assembly::carries_axial_force_only(member); }

elements::Chain make_chain(const model::Member& member, const document::AnalysisOptions& options,
                           const loads::MemberLoads* loads, bool is_in_plane) {
    FrameProperties whole = assembly::frame_properties(member, options);
    elements::Chain chain;
    chain.axes = member.axes;
    chain.pieces = member.taper != nullptr ? 1 : pieces_of_member;  // it is a short piece already
    if (is_bar(member)) {
        chain.is_bar = true;
        chain.pieces = 1;
        if (!member.is_cable()) {
            const std::array<double, 2> give = give_of_hinges(member);
            whole.ea = 1.0 / (1.0 / whole.ea + (give[0] + give[1]) / member.length);
        }
    }
    whole.length = member.length / chain.pieces;
    chain.piece = elements::make_piece(whole, assembly::wagner_in_second_order(member));
    chain.is_in_plane = is_in_plane && stays_in_plane(member, whole, loads);
    chain.ends = {make_end(member, member.start_release, member.start_arm),
                  make_end(member, member.end_release, member.end_arm)};
    if (member.is_cable()) {
        chain.cable = make_cable(member, whole.ea, loads);
        if (loads != nullptr) chain.own.axial = loads->strain.axial;
    } else if (loads != nullptr && chain.is_bar)
        add_loads_of_bar(*loads, whole, chain);
    else if (loads != nullptr)
        add_loads(*loads, whole, chain);
    return chain;
}

}  // namespace loadpath::analysis
