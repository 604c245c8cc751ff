#include "elements/corotational/facet.hpp"

#include <array>
#include <cmath>

namespace loadpath::elements {

using Eigen::Matrix3d;
using Eigen::Vector3d;

namespace {

using ByCorners =
    Eigen::Matrix<double, 3, Eigen::Dynamic, 0, 3, 24>;  // by movements of the corners

// Two lines across the element: the first is an axis of its frame, and both span its plane.
struct FacetLines {
    int a0, a1, b0, b1;  // corners

    explicit FacetLines(std::size_t count)
        : a0(0), a1(count == 3 ? 1 : 2), b0(count == 3 ? 0 : 1), b1(count == 3 ? 2 : 3) {}

    // From what goes by both lines to what goes by the corners.
    template <class ByLines>
    ByCorners by_corners(const ByLines& lines, int size) const {
        ByCorners corners = ByCorners::Zero(3, size);
        corners.middleCols<3>(6 * a1) += lines.template leftCols<3>();
        corners.middleCols<3>(6 * a0) -= lines.template leftCols<3>();
        corners.middleCols<3>(6 * b1) += lines.template rightCols<3>();
        corners.middleCols<3>(6 * b0) -= lines.template rightCols<3>();
        return corners;
    }
};

struct FacetFrame {
    using ByLines = Eigen::Matrix<double, 3, 6>;
    using Row = Eigen::Matrix<double, 1, 6>;

    Matrix3d axes;                 // columns
    double length, along, across;  // of the first line, and of the second in this frame

    FacetFrame(const std::vector<Vector3d>& at, const FacetLines& lines) {
        const Vector3d a = at[lines.a1] - at[lines.a0], b = at[lines.b1] - at[lines.b0];
        length = a.norm();
        axes.col(0) = a / length;
        axes.col(2) = a.cross(b).normalized();
        axes.col(1) = axes.col(2).cross(axes.col(0));
        along = axes.col(0).dot(b);
        across = axes.col(1).dot(b);
    }

    // How the frame spins while the lines change.
    ByLines spin() const {
        const Vector3d e1 = axes.col(0), e2 = axes.col(1), e3 = axes.col(2);
        ByLines spin;
        spin << -along / (length * across) * e1 * e3.transpose() +
                    (e3 * e2.transpose() - e2 * e3.transpose()) / length,
            e1 * e3.transpose() / across;
        return spin;
    }

    // How the work of a moment that turns with the frame changes its derivative by each of the
    // lines.
    std::array<ByLines, 2> curvature(const Vector3d& moment) const {
        const Vector3d e1 = axes.col(0), e2 = axes.col(1), e3 = axes.col(2);
        const Vector3d m = axes.transpose() * moment;
        const ByLines w = spin();
        const Row about = e3.transpose() * w;
        Row lengthened = Row::Zero(), of_along = across * about, of_across = -along * about;
        lengthened.head<3>() = e1.transpose();
        of_along.tail<3>() += e1.transpose();
        of_across.tail<3>() += e2.transpose();
        // spin^T moment: by the first line share_a e3 + m3 / length e2, by the second share_b e3.
        const double share_a = -(along / across * m[0] + m[1]) / length, share_b = m[0] / across;
        const Row of_share_a =
            -(share_a * lengthened + m[0] / across * (of_along - along / across * of_across)) /
            length;
        return {ByLines(-cross_matrix(share_a * e3 + m[2] / length * e2) * w + e3 * of_share_a -
                        m[2] / (length * length) * e2 * lengthened),
                ByLines(-cross_matrix(share_b * e3) * w - share_b / across * e3 * of_across)};
    }
};

// How far the unit vector along a vector goes with its change, without the difference of two.
Vector3d unit_change(const Vector3d& unit, double length, const Vector3d& change) {
    const double now = (length * unit + change).norm();
    const double longer = (2.0 * length * unit.dot(change) + change.squaredNorm()) / (now + length);
    return (change - longer * unit) / now;
}

// What the frame has turned by, less the identity: small rotations leave rounding of their own size
// only, not of the size of the element.
Matrix3d turn_less_identity(const FacetFrame& stood, const FacetLines& lines,
                            const std::vector<Vector3d>& corners,
                            const std::vector<Placement>& joints) {
    const Vector3d a = corners[lines.a1] - corners[lines.a0],
                   b = corners[lines.b1] - corners[lines.b0];
    const Vector3d of_a = joints[lines.a1].moved - joints[lines.a0].moved,
                   of_b = joints[lines.b1].moved - joints[lines.b0].moved;
    const Vector3d e1 = stood.axes.col(0), e3 = stood.axes.col(2);
    Matrix3d change;
    change.col(0) = unit_change(e1, stood.length, of_a);
    change.col(2) = unit_change(e3, stood.length * stood.across,
                                of_a.cross(b) + a.cross(of_b) + of_a.cross(of_b));
    change.col(1) =
        change.col(2).cross(e1) + e3.cross(change.col(0)) + change.col(2).cross(change.col(0));
    return change * stood.axes.transpose();
}

Eigen::Quaterniond rotation_of(const Matrix3d& less_identity) {
    const double size = 4.0 + less_identity.trace();
    if (size < 1.0) return Eigen::Quaterniond(Matrix3d(less_identity + Matrix3d::Identity()));
    const double w = 0.5 * std::sqrt(size);
    const auto part = [&](int i, int j) {
        return (less_identity(i, j) - less_identity(j, i)) / (4.0 * w);
    };
    return Eigen::Quaterniond(w, part(2, 1), part(0, 2), part(1, 0)).normalized();
}

// The mean, where all are taken alike.
template <class Each>
Vector3d mean_of(int count, const Each& each) {
    Vector3d sum = Vector3d::Zero();
    for (int i = 0; i < count; ++i) sum += each(i);
    return sum / count;
}

}  // namespace

FacetResponse respond_as_facet(const std::vector<Vector3d>& corners,
                               const shell::ElementMatrix& stiffness,
                               const std::vector<Placement>& joints) {
    const int count = static_cast<int>(corners.size()), size = 6 * count;
    const FacetLines lines(corners.size());
    std::vector<Vector3d> at = corners;
    for (int i = 0; i < count; ++i) at[i] += joints[i].moved;
    const FacetFrame stood(corners, lines), stands(at, lines);
    const Matrix3d less_identity = turn_less_identity(stood, lines, corners, joints);
    const Matrix3d turned = less_identity + Matrix3d::Identity(), back = turned.transpose();
    const Eigen::Quaterniond turn = rotation_of(less_identity);
    const ByCorners spin = lines.by_corners(stands.spin(), size);
    const Vector3d middle_stood = mean_of(count, [&](int i) { return corners[i]; });
    const Vector3d moved = mean_of(count, [&](int i) { return joints[i].moved; });
    const Vector3d middle = middle_stood + moved;

    FacetResponse response;
    response.deformed.resize(size);
    // Strain of the linear element by movements of the corners.
    shell::ElementMatrix by = shell::ElementMatrix::Zero(size, size);
    std::vector<ByCorners> way(corners.size()), relative(corners.size());  // of the corners, seen
    for (int i = 0; i < count; ++i) {
        const Vector3d arm = at[i] - middle;
        const Vector3d left = rotation_vector(turn.conjugate() * joints[i].turned);
        response.deformed.segment<3>(6 * i) =
            less_identity.transpose() * (corners[i] - middle_stood) +
            back * (joints[i].moved - moved);
        response.deformed.segment<3>(6 * i + 3) = left;
        ByCorners& moves = way[i] = ByCorners::Zero(3, size);
        for (int k = 0; k < count; ++k)
            moves.middleCols<3>(6 * k) =
                ((k == i ? 1.0 : 0.0) - 1.0 / count) * Matrix3d::Identity();
        relative[i] = -spin;
        relative[i].middleCols<3>(6 * i + 3) += Matrix3d::Identity();
        by.middleRows<3>(6 * i) = back * (moves + cross_matrix(arm) * spin);
        by.middleRows<3>(6 * i + 3) = vector_of_spin(left) * back * relative[i];
    }
    const shell::ElementVector f = stiffness * response.deformed;
    response.energy = 0.5 * f.dot(response.deformed);
    response.forces = by.transpose() * f;

    // What forces do while the frame turns, half of it.
    shell::ElementMatrix turning = shell::ElementMatrix::Zero(size, size);
    Vector3d moment_on_frame = Vector3d::Zero();
    for (int i = 0; i < count; ++i) {
        const Vector3d arm = at[i] - middle, left = response.deformed.segment<3>(6 * i + 3);
        const Vector3d force = turned * f.segment<3>(6 * i);
        const Vector3d moment = f.segment<3>(6 * i + 3);
        const Vector3d seen = turned * (vector_of_spin(left).transpose() * moment);
        moment_on_frame += arm.cross(force) + seen;
        turning += spin.transpose() * cross_matrix(force) * way[i] +
                   0.5 * spin.transpose() * turned_arm_curvature(force, arm) * spin +
                   0.5 * relative[i].transpose() *
                       (turned * vector_curvature(moment, left) * back) * relative[i];
        turning.middleCols<3>(6 * i + 3) += 0.5 * spin.transpose() * cross_matrix(seen);
    }
    const auto curvature = stands.curvature(moment_on_frame);
    for (int line = 0; line < 2; ++line) {
        const ByCorners half = 0.5 * lines.by_corners(curvature[line], size);
        turning.middleRows<3>(6 * (line == 0 ? lines.a1 : lines.b1)) -= half;
        turning.middleRows<3>(6 * (line == 0 ? lines.a0 : lines.b0)) += half;
    }
    response.tangent = by.transpose() * stiffness * by;
    response.tangent += turning;
    response.tangent += turning.transpose();
    return response;
}

}  // namespace loadpath::elements
