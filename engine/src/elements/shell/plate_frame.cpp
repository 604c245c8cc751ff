#include "elements/shell/plate_frame.hpp"

#include <cmath>

namespace loadpath::shell {
namespace {

// As for member axes: nearer to the normal than this, global X gives no usable direction.
constexpr double along_normal = 0.9999;
// A quadrilateral is treated as flat with rigid links to its nodes up to this warp (node height
// over the mean plane against the side of a square of equal area); beyond it, two triangles
// describe the shape better.
constexpr double largest_warp = 0.1;
constexpr double degenerate = 1e-10;

double corner_turn(const std::vector<Point2>& c, std::size_t i) {
    const Point2 in = c[i] - c[(i + c.size() - 1) % c.size()];
    const Point2 out = c[(i + 1) % c.size()] - c[i];
    return cross(in, out);
}

}  // namespace

std::string_view describe(FrameDefect defect) {
    switch (defect) {
        case FrameDefect::no_area:
            return "its nodes should span an area; they coincide or lie on one line";
        case FrameDefect::not_convex:
            return "its four nodes should go round a convex quadrilateral; they cross over or turn "
                   "inwards";
        case FrameDefect::warped:
            return "its four nodes should lie in one plane; they are warped by more than a tenth "
                   "of its size: use "
                   "two triangles";
        case FrameDefect::x_direction_normal:
            return "local_x_direction should not be zero or normal to the plate";
    }
    return "";
}

std::optional<Eigen::Vector3d> local_x_axis(
    const Eigen::Vector3d& normal, const std::optional<Eigen::Vector3d>& local_x_direction) {
    Eigen::Vector3d direction = Eigen::Vector3d::UnitX();
    if (local_x_direction) {
        const double length = local_x_direction->norm();
        if (!(length > 0)) return std::nullopt;
        direction = *local_x_direction / length;
        if (std::abs(direction.dot(normal)) > along_normal) return std::nullopt;
    } else if (std::abs(normal.x()) > along_normal) {
        direction = Eigen::Vector3d::UnitZ();
    }
    return (direction - direction.dot(normal) * normal).normalized();
}

std::variant<PlateFrame, FrameDefect> plate_frame(
    std::span<const Eigen::Vector3d> nodes, const std::optional<Eigen::Vector3d>& local_x_direction,
    double offset) {
    // Cross product of the diagonals: twice the area vector of any quadrilateral; of two sides for
    // a triangle.
    const std::size_t n = nodes.size();
    const Eigen::Vector3d first = n == 3 ? nodes[1] - nodes[0] : nodes[2] - nodes[0];
    const Eigen::Vector3d second = n == 3 ? nodes[2] - nodes[0] : nodes[3] - nodes[1];
    const Eigen::Vector3d twice_area = first.cross(second);
    const double size = std::max(first.squaredNorm(), second.squaredNorm());
    if (!(twice_area.norm() > degenerate * size)) return FrameDefect::no_area;

    PlateFrame frame;
    frame.area = twice_area.norm() / 2;
    const Eigen::Vector3d normal = twice_area.normalized();
    const auto x = local_x_axis(normal, local_x_direction);
    if (!x) return FrameDefect::x_direction_normal;
    frame.axes << x->transpose(), normal.cross(*x).transpose(), normal.transpose();
    frame.centre.setZero();
    for (const Eigen::Vector3d& node : nodes) frame.centre += node / static_cast<double>(n);
    for (const Eigen::Vector3d& node : nodes) {
        const Eigen::Vector3d local = frame.axes * (node - frame.centre);
        frame.corners.emplace_back(local.x(), local.y());
        frame.lift.push_back(offset - local.z());
        if (std::abs(local.z()) > largest_warp * std::sqrt(frame.area)) return FrameDefect::warped;
    }
    for (std::size_t i = 0; i < n; ++i)
        if (!(corner_turn(frame.corners, i) > degenerate * size)) return FrameDefect::not_convex;
    return frame;
}

}  // namespace loadpath::shell
