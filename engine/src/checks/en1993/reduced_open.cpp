#include "checks/en1993/reduced_open.hpp"

#include <algorithm>
#include <cmath>

#include "checks/en1993/angle.hpp"

namespace loadpath::en1993 {

namespace {

// What is left of a section while rectangles are taken off it, about two axes through the centroid
// of the whole.
struct RestAboutBoth {
    double area, i_y, i_z, i_yz;
    double moment_y = 0.0, moment_z = 0.0;  // of what was taken off

    // A rectangle along y and z, with its middle at (y, z).
    void take(double along_y, double along_z, double y, double z) {
        const double lost = along_y * along_z;
        area -= lost;
        moment_y += lost * y;
        moment_z += lost * z;
        i_y -= lost * (z * z + along_z * along_z / 12.0);
        i_z -= lost * (y * y + along_y * along_y / 12.0);
        i_yz -= lost * y * z;
    }
    double y() const { return -moment_y / area; }
    double z() const { return -moment_z / area; }
    // About its own centroid.
    RestAboutBoth own() const {
        return {area, i_y - area * z() * z(), i_z - area * y() * y(), i_yz - area * y() * z()};
    }
};

// Figures of a document need not be those of its dimensions.
bool is_real(double i_y, double i_z, double i_yz) {
    return i_y > 0.0 && i_z > 0.0 && i_y * i_z > i_yz * i_yz;
}

double sign_of(double value) { return value < 0.0 ? -1.0 : 1.0; }

}  // namespace

Section shortened_angle(const Section& s, double share) {
    const Dimensions& d = s.dimensions;
    const AngleCentroid c = centroid_of_angle(s);
    const double lost_h = (1.0 - share) * d.h, lost_b = (1.0 - share) * d.b;
    // From the heel along the legs their product of inertia is negative.
    RestAboutBoth rest{s.area, s.i_y, s.i_z, -std::fabs(s.i_yz)};
    rest.take(d.t, lost_h, 0.5 * d.t - c.y, d.h - 0.5 * lost_h - c.z);
    rest.take(lost_b, d.t, d.b - 0.5 * lost_b - c.y, 0.5 * d.t - c.z);
    const RestAboutBoth own = rest.own();
    Section left = s;
    left.dimensions.h -= lost_h;
    left.dimensions.b -= lost_b;
    left.area = own.area;
    left.i_y = own.i_y;
    left.i_z = own.i_z;
    left.i_yz = -sign_of(s.i_yz) * own.i_yz;
    // The shear centre stays; the centroid moves towards it.
    left.y_0 = s.y_0 + sign_of(s.y_0) * rest.y();
    left.z_0 = s.z_0 + sign_of(s.z_0) * rest.z();
    return left;
}

double bending_stress_in_shortened(const Section& whole, const Section& left, double n,
                                   const Actions& moments) {
    Actions shifted = moments;
    // From the centroid of what is left to that of the whole, in the signs of the section.
    shifted.m_z += n * (left.y_0 - whole.y_0);
    shifted.m_y -= n * (left.z_0 - whole.z_0);
    return std::max(largest_angle_stress(left, moments), largest_angle_stress(left, shifted));
}

void find_reduced_angle(const Section& s, const EffectiveWidth& leg, EffectiveSection& effective) {
    if (s.y_0 == 0.0 || s.z_0 == 0.0) return;
    const Section left = shortened_angle(s, leg.rho);
    if (!is_real(left.i_y, left.i_z, left.i_yz)) return;
    const auto modulus = [&](double m_y, double m_z) {
        Actions actions;
        actions.m_y = m_y;
        actions.m_z = m_z;
        return 1.0 / largest_angle_stress(left, actions);
    };
    effective.compression = {left.area, {leg, {}}};
    effective.bending_y = {modulus(1.0, 0.0), {leg, {}}};
    effective.bending_z = {modulus(0.0, 1.0), {leg, {}}};
    effective.e_n_y = std::fabs(left.z_0 - s.z_0);
    effective.e_n_z = std::fabs(left.y_0 - s.y_0);
}

void find_bent_channel(const Section& s, const EffectiveWidth& flange, double epsilon,
                       EffectiveSection& effective) {
    const Dimensions& d = s.dimensions;
    const double tips = s.i_z / s.w_el_z;  // from the axis z, along y
    const double face = tips - d.b;        // of the web
    // Compression at +z. The pressed flange first, then the web by the stresses of what is left
    // (4.4(3)).
    RestAboutBoth rest{s.area, s.i_y, s.i_z, 0.0};
    rest.take(flange.lost(), d.tf, tips - 0.5 * flange.lost(), 0.5 * (d.h - d.tf));
    const RestAboutBoth gross_web = rest.own();
    const double c = d.h - 2.0 * (d.tf + d.r), middle = face + 0.5 * d.tw;
    const double neutral = rest.z() + gross_web.i_yz / gross_web.i_z * (middle - rest.y());
    const EffectiveWidth web = width_of_internal_part("Effective width of the web", c, d.tw,
                                                      1.0 - c / (0.5 * c - neutral), epsilon);
    rest.take(d.tw, web.lost(), middle, 0.5 * c - 0.4 * web.b_eff - 0.5 * web.lost());
    const RestAboutBoth own = rest.own();
    effective.bending_y = {};
    if (!is_real(own.i_y, own.i_z, own.i_yz)) return;
    const double determinant = own.i_y * own.i_z - own.i_yz * own.i_yz;
    const auto stress = [&](double y, double z) {
        return std::fabs(own.i_z * (z - rest.z()) - own.i_yz * (y - rest.y())) / determinant;
    };
    const double top = 0.5 * d.h;
    const double largest = std::max({stress(tips - flange.lost(), top), stress(face, top),
                                     stress(face, -top), stress(tips, -top)});
    effective.bending_y = {
        std::min(1.0 / largest, s.w_el_y), {flange, web}, 1.0 - flange.lost() / d.b};
}

}  // namespace loadpath::en1993
