#include "analysis/second_order/second_order_elements.hpp"

#include <algorithm>
#include <cmath>

#include "analysis/load_course.hpp"
#include "analysis/second_order/plate_geometric.hpp"
#include "analysis/warping_twist.hpp"

namespace loadpath::analysis {

namespace {

using elements::AxialForce;
using elements::BeamChain;
using elements::FrameProperties;
using elements::FrameVector;
using model::Matrix3;
using model::Vector3;

// A piece of length h with k^2 = N / EI is too stiff against buckling by (k h)^4 / 720.
constexpr double longest_piece = 0.2;
constexpr double most_pieces = 32.0;

// Strain below which an axial force is none.
constexpr double no_strain = 1e-15;

// How much of the slopes across a member counts, where movements along some global axes do not.
Eigen::Matrix2d counted_planes(const model::Member& member, const Vector3& counted) {
    const Eigen::Matrix<double, 2, 3> across = member.axes.bottomRows<2>();
    return across * counted.asDiagonal() * across.transpose();
}

double softest_bending(const FrameProperties& p) {
    return 0.5 * (p.eiy + p.eiz - std::hypot(p.eiy - p.eiz, 2.0 * p.eiyz));
}

// The axial force along a member, tension positive: from its start through its loads.
struct AxialCourse {
    double start = 0.0;
    const loads::MemberLoads* loads = nullptr;

    // Just after x, or just before it.
    double at(double x, bool is_after, double close) const {
        double n = start;
        if (loads == nullptr) return n;
        for (const loads::LineLoad& line : loads->lines) {
            const double length = line.x1 - line.x0;
            const double covered = std::clamp(x - line.x0, 0.0, length);
            if (length > 0.0)
                n -= covered * (line.q0.x() + 0.5 * covered / length * (line.q1.x() - line.q0.x()));
        }
        for (const loads::PointLoad& point : loads->points)
            if (point.x < x - close || (is_after && point.x < x + close)) n -= point.force.x();
        return n;
    }
};

// The loads between two neighbouring stations, without those that sit at the stations.
loads::MemberLoads loads_between(const loads::MemberLoads& loads, double from, double to) {
    loads::MemberLoads part;
    part.strain = loads.strain;
    const auto q = load_between(&loads, from, to);
    loads::LineLoad line{0.0, to - from, {}, {}};
    for (int k = 0; k < 3; ++k) {
        line.q0[k] = q[k].at(0.0);
        line.q1[k] = q[k].at(to - from);
    }
    if (!line.q0.isZero(0.0) || !line.q1.isZero(0.0)) part.lines.push_back(line);
    return part;
}

void add_points(const loads::MemberLoads& loads, double x, double close, int end,
                FrameVector& points) {
    for (const loads::PointLoad& point : loads.points) {
        if (std::abs(point.x - x) >= close) continue;
        points.segment<3>(end) += point.force;
        points.segment<3>(end + 3) += point.moment;
    }
}

int piece_count(const FrameProperties& p, double force, double length) {
    const double bends = std::sqrt(std::abs(force) / softest_bending(p)) / longest_piece;
    const double warps = p.eiw > 0.0 ? std::sqrt(p.gj / p.eiw) : 0.0;
    return static_cast<int>(
        std::clamp(std::ceil(std::max(bends, warps) * length), 1.0, most_pieces));
}

BeamChain chain_of(const FrameProperties& p, const loads::MemberLoads* loads, double start_force,
                   AxialForce force) {
    BeamChain chain;
    chain.properties = p;
    const AxialCourse course{start_force, loads};
    const double close = 1e-12 * p.length;
    const std::vector<double> stations = load_stations(p.length, loads);
    for (std::size_t i = 0; i + 1 < stations.size(); ++i) {
        const double from = stations[i], to = stations[i + 1];
        const double largest =
            std::max(std::abs(course.at(from, true, close)), std::abs(course.at(to, false, close)));
        const int count = piece_count(p, largest, to - from);
        for (int k = 0; k < count; ++k) {
            BeamChain::Piece piece;
            piece.length = (to - from) / count;
            piece.from = from + k * piece.length;
            const double end = k + 1 == count ? to : piece.from + piece.length;
            piece.force = force;
            piece.force.at_start = course.at(piece.from, true, close);
            piece.force.at_end = course.at(end, false, close);
            if (loads != nullptr) {
                FrameProperties part = p;
                part.length = piece.length;
                piece.loads = loads::end_loads(part, loads_between(*loads, piece.from, end));
                add_points(*loads, piece.from, close, 0, piece.points);
                if (end == p.length) add_points(*loads, p.length, close, 7, piece.points);
            }
            chain.pieces.push_back(piece);
        }
    }
    return chain;
}

assembly::UnderAxialForce axial_of(const model::Member& member, const FrameProperties& p,
                                   const loads::MemberLoads* loads, const FrameVector& forces,
                                   const AxialEffects& effects) {
    assembly::UnderAxialForce axial;
    AxialForce force;
    force.planes = counted_planes(member, effects.counted);
    if (effects.is_of_chords_only || assembly::carries_axial_force_only(member)) {
        force.at_start = -forces[0];
        force.at_end = forces[7];
        axial.chord = elements::chord_stiffness(p.length, force);
    } else {
        force.wagner = assembly::wagner_in_second_order(member);
        axial.chain = chain_of(p, loads, -forces[0], force);
    }
    return axial;
}

// A rigid arm that carries a force along itself, in tension where the product with the force on its
// tip is positive, resists turning like a taut string.
void add_arm(int joint, const Vector3& arm, const Vector3& on_tip, const Vector3& counted,
             std::vector<ArmStiffness>& arms) {
    const double tension = on_tip.dot(arm);
    if (tension == 0.0) return;
    const Matrix3 swing = model::rotation_to_displacement(arm);
    arms.push_back(
        {joint, tension / arm.squaredNorm() * (swing.transpose() * counted.asDiagonal() * swing)});
}

Eigen::MatrixXd membrane_stiffness(const model::Plate& plate, const PlateState& state,
                                   const Vector3& counted) {
    Eigen::MatrixXd k = plate_geometric(plate, state.centre);
    for (int i = 0; i < k.rows(); ++i)
        for (int j = 0; j < k.cols(); ++j) k(i, j) *= counted[i % 3] * counted[j % 3];
    return k;
}

}  // namespace

Elements under_axial_forces(const model::Structure& structure, const Elements& first_order,
                            const AxialEffects& effects, const ResultSet& set) {
    Elements elements;
    elements.plates = first_order.plates;
    for (std::size_t p = 0; p < elements.plates.size(); ++p)
        elements.membranes.push_back(
            membrane_stiffness(structure.plates[p], set.plates[p], effects.counted));
    elements.frames.reserve(first_order.frames.size());
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        elements.frames.push_back(first_order.frames[m]);
        if (member.is_rigid() || member.is_divided() || set.state.member[m] == 0) continue;
        const FrameVector& forces = set.members[m].forces;
        const FrameProperties& p = first_order.frames[m].properties;
        if (std::max(std::abs(forces[0]), std::abs(forces[7])) <= no_strain * p.ea) continue;
        elements.frames[m] = assembly::under_axial_force(
            first_order.frames[m], member,
            axial_of(member, p, set.loads.find(static_cast<int>(m)), forces, effects));
        const Matrix3 to_global = member.axes.transpose();
        add_arm(member.start, member.start_arm, -(to_global * forces.segment<3>(0)),
                effects.counted, elements.arms);
        add_arm(member.end, member.end_arm, -(to_global * forces.segment<3>(7)), effects.counted,
                elements.arms);
    }
    for (std::size_t t = 0; t < structure.ties.size(); ++t) {
        const model::Tie& tie = structure.ties[t];
        if (tie.is_flat) continue;
        const TieForce& f = set.ties[t];
        const Vector3 on_second = tie.axes.transpose() * Vector3(f[0], f[1], f[2]);
        add_arm(tie.first, tie.first_arm, -on_second, effects.counted, elements.arms);
        add_arm(tie.second, tie.second_arm, on_second, effects.counted, elements.arms);
    }
    return elements;
}

bool are_stable(const Elements& elements) {
    return std::all_of(elements.frames.begin(), elements.frames.end(),
                       [](const assembly::FrameElement& e) { return e.negative() == 0; });
}

}  // namespace loadpath::analysis
