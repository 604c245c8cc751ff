// A flat shell element of three or four nodes with six freedoms each, put together from a membrane
// with drilling rotations and a bending part. Auto and Mindlin theory: MITC4 and MITC3+; Kirchhoff:
// DKQ and DKT.
#pragma once

#include <vector>

#include "elements/shell/plate_frame.hpp"
#include "elements/shell/plate_resultants.hpp"
#include "elements/shell/plate_stiffness.hpp"

namespace loadpath::shell {

enum class Theory { mindlin, kirchhoff };
enum class Behavior { shell, membrane };

// At most 24 freedoms, stored in place.
using ElementMatrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, 24, 24>;
using ElementVector = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, 24, 1>;
using ResultantOperator = Eigen::Matrix<double, 8, Eigen::Dynamic, 0, 8, 24>;

struct ShellElement {
    ElementMatrix stiffness;  // global axes; dx dy dz rx ry rz per node
    std::vector<ResultantOperator>
        resultants;  // global displacements -> Resultants; corners, then centre
};

ShellElement shell_element(const PlateFrame& frame, const PlateStiffness& stiffness, Theory theory,
                           Behavior behavior);

// Nodal forces of a uniform load on the middle surface, force per unit area in global axes.
ElementVector uniform_load(const PlateFrame& frame, const Eigen::Vector3d& force_per_area);

// Nodal forces of point forces on the middle surface, given per corner in global axes.
ElementVector corner_forces(const PlateFrame& frame, std::span<const Eigen::Vector3d> forces);

// Share of each corner in a uniform load: the integral of its (bi)linear shape function.
std::vector<double> corner_areas(const PlateFrame& frame);

}  // namespace loadpath::shell
