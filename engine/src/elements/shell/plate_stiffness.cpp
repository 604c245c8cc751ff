#include "elements/shell/plate_stiffness.hpp"

namespace loadpath::shell {
namespace {

// Reissner's shear correction for a homogeneous plate.
constexpr double shear_correction = 5.0 / 6.0;

Eigen::Matrix3d isotropic(double e, double nu) {
    Eigen::Matrix3d d;
    d << 1, nu, 0, nu, 1, 0, 0, 0, (1 - nu) / 2;
    return e / (1 - nu * nu) * d;
}

Eigen::Matrix3d orthotropic(const Orthotropy& o) {
    const double nu_yx = o.nu_xy * o.e_y / o.e_x;
    const double scale = 1 / (1 - o.nu_xy * nu_yx);
    Eigen::Matrix3d d;
    d << scale * o.e_x, scale * nu_yx * o.e_x, 0,  //
        scale * o.nu_xy * o.e_y, scale * o.e_y, 0, 0, 0, o.g_xy;
    return d;
}

PlateStiffness through_thickness(const PlateSection& s, const Eigen::Matrix3d& in_plane,
                                 const Eigen::Matrix3d& in_bending, double g_xz, double g_yz) {
    const double t = s.thickness;
    PlateStiffness k;
    k.membrane = s.membrane_factor * t * in_plane;
    k.bending = s.bending_factor * t * t * t / 12 * in_bending;
    k.shear = s.shear_factor * shear_correction * t * Eigen::Vector2d(g_xz, g_yz).asDiagonal();
    return k;
}

}  // namespace

std::string_view describe(SectionDefect defect) {
    switch (defect) {
        case SectionDefect::poisson_out_of_range:
            return "Poisson's ratio e_mod / (2 g_mod) - 1 should lie above -1 and not above 0.5 "
                   "(below 0.5 in plane strain)";
        case SectionDefect::orthotropy_not_positive:
            return "orthotropic_plate should satisfy nu_xy^2 e_y / e_x < 1";
        case SectionDefect::orthotropic_plane_strain:
            return "plane_state \"PlaneStrain\" needs an isotropic material: orthotropic_plate "
                   "gives no "
                   "properties across the thickness";
    }
    return "";
}

std::variant<PlateStiffness, SectionDefect> plate_stiffness(const PlateSection& section) {
    if (section.orthotropic) {
        const Orthotropy& o = *section.orthotropic;
        if (section.plane_strain) return SectionDefect::orthotropic_plane_strain;
        if (!(o.nu_xy * o.nu_xy * o.e_y / o.e_x < 1)) return SectionDefect::orthotropy_not_positive;
        const Eigen::Matrix3d d = orthotropic(o);
        return through_thickness(section, d, d, o.g_xz.value_or(o.g_xy), o.g_yz.value_or(o.g_xy));
    }
    const double e = section.e_mod, g = section.g_mod;
    const double nu = e / (2 * g) - 1;
    if (!(nu > -1 && nu <= 0.5) || (section.plane_strain && nu == 0.5))
        return SectionDefect::poisson_out_of_range;
    // Plane strain concerns the membrane only; in bending the faces are free, so stress across them
    // is zero.
    const Eigen::Matrix3d in_plane =
        section.plane_strain ? isotropic(e / (1 - nu * nu), nu / (1 - nu)) : isotropic(e, nu);
    PlateStiffness stiffness = through_thickness(section, in_plane, isotropic(e, nu), g, g);
    if (section.plane_strain) stiffness.stress_across = nu;
    return stiffness;
}

}  // namespace loadpath::shell
