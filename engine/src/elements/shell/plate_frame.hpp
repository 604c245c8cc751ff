// The flat local frame of a plate element: axes, corners laid into the plane, and how far each node
// lies off it. Local z is the right-hand normal of the node order. Local x is the given direction,
// else global X (global Z where X is normal to the plate), laid into the plane.
#pragma once

#include <Eigen/Dense>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "elements/shell/quadratic_edges.hpp"

namespace loadpath::shell {

struct PlateFrame {
    Eigen::Matrix3d axes;         // rows: local x, y, z in global axes
    Eigen::Vector3d centre;       // of the corners, on the plane
    std::vector<Point2> corners;  // 3 or 4, in local x, y from the centre
    std::vector<double> lift;     // middle surface above the node, along local z (offset and warp)
    double area = 0;
};

enum class FrameDefect { no_area, not_convex, warped, x_direction_normal };

std::string_view describe(FrameDefect defect);

// nodes: 3 or 4 positions. offset moves the middle surface along local z.
std::variant<PlateFrame, FrameDefect> plate_frame(
    std::span<const Eigen::Vector3d> nodes, const std::optional<Eigen::Vector3d>& local_x_direction,
    double offset);

// Local x for a plate with this unit normal; empty when the given direction is normal to the plate.
std::optional<Eigen::Vector3d> local_x_axis(
    const Eigen::Vector3d& normal, const std::optional<Eigen::Vector3d>& local_x_direction);

}  // namespace loadpath::shell
