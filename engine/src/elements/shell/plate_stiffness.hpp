// Stiffness of a plate's cross-section per unit width, in the plate's local axes.
#pragma once

#include <Eigen/Dense>
#include <optional>
#include <string_view>
#include <variant>

namespace loadpath::shell {

struct Orthotropy {
    double e_x = 0, e_y = 0, nu_xy = 0, g_xy = 0;
    std::optional<double> g_xz, g_yz;  // absent: as g_xy
};

struct PlateSection {
    double e_mod = 0, g_mod = 0, thickness = 0;
    std::optional<Orthotropy> orthotropic;
    bool plane_strain = false;
    double membrane_factor = 1, bending_factor = 1, shear_factor = 1;
};

struct PlateStiffness {
    Eigen::Matrix3d membrane;  // n = membrane * (ex, ey, gxy)
    Eigen::Matrix3d bending;   // m = bending * curvatures
    Eigen::Matrix2d shear;     // q = shear * (gxz, gyz), 5/6 included
    // Stress across the plate over the sum of those in it: Poisson's ratio in plane strain, else 0.
    double stress_across = 0.0;
};

enum class SectionDefect {
    poisson_out_of_range,
    orthotropy_not_positive,
    orthotropic_plane_strain
};

std::string_view describe(SectionDefect defect);

std::variant<PlateStiffness, SectionDefect> plate_stiffness(const PlateSection& section);

}  // namespace loadpath::shell
