#include "checks/en1993/angle.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace loadpath::en1993 {

namespace {

AngleCentroid centroid_of(const Dimensions& d) {
    const double upright = d.h * d.t, flat = (d.b - d.t) * d.t;
    const double area = upright + flat;
    return {(upright * 0.5 * d.t + flat * 0.5 * (d.b + d.t)) / area,
            (upright * 0.5 * d.h + flat * 0.5 * d.t) / area};
}

}  // namespace

AngleCentroid centroid_of_angle(const Section& s) {
    AngleCentroid c = centroid_of(s.dimensions);
    if (s.y_0 != 0.0) c.y = std::fabs(s.y_0) + 0.5 * s.dimensions.t;
    if (s.z_0 != 0.0) c.z = std::fabs(s.z_0) + 0.5 * s.dimensions.t;
    return c;
}

PrincipalAxes principal_axes(double i_y, double i_z, double i_yz) {
    const double mean = 0.5 * (i_y + i_z), half = 0.5 * (i_y - i_z);
    const double radius = std::hypot(half, i_yz);
    if (radius <= 1e-9 * mean) return {i_y, i_z, 0.0};
    return {mean + radius, mean - radius, 0.5 * std::atan2(-i_yz, half)};
}

double product_of_inertia(const Dimensions& d) {
    const AngleCentroid c = centroid_of(d);
    const double upright = d.h * d.t, flat = (d.b - d.t) * d.t;
    return upright * (0.5 * d.t - c.y) * (0.5 * d.h - c.z) +
           flat * (0.5 * (d.b + d.t) - c.y) * (0.5 * d.t - c.z);
}

PrincipalMoments about_principal_axes(const Section& s, double m_y, double m_z) {
    const double c = std::cos(s.theta), sine = std::sin(s.theta);
    return {m_y * c + m_z * sine, m_z * c - m_y * sine};
}

double wagner_of_angle(const Dimensions& d) {
    if (d.h == d.b) return 0.0;
    // From the point where the middles meet, the shear centre.
    const double h = d.h - 0.5 * d.t, b = d.b - 0.5 * d.t, all = h + b;
    const AngleCentroid c{0.5 * b * b / all, 0.5 * h * h / all};
    // Simpson's rule is exact for cubics.
    const auto over_legs = [&](auto value) {
        const auto leg = [&](double y, double z) {
            return (value(-c.y, -c.z) + 4.0 * value(0.5 * y - c.y, 0.5 * z - c.z) +
                    value(y - c.y, z - c.z)) *
                   (y + z) / 6.0;
        };
        return leg(0.0, h) + leg(b, 0.0);
    };
    const PrincipalAxes axes = principal_axes(over_legs([](double, double z) { return z * z; }),
                                              over_legs([](double y, double) { return y * y; }),
                                              over_legs([](double y, double z) { return y * z; }));
    const auto from_u = [&](double y, double z) {
        return z * std::cos(axes.theta) - y * std::sin(axes.theta);
    };
    const double skewed =
        over_legs([&](double y, double z) { return from_u(y, z) * (y * y + z * z); });
    return std::fabs(skewed / axes.i_u - 2.0 * from_u(-c.y, -c.z));
}

Actions about_legs(const Section& s, const PrincipalMoments& moments) {
    const double c = std::cos(s.theta), sine = std::sin(s.theta);
    Actions actions;
    actions.m_y = moments.u * c - moments.v * sine;
    actions.m_z = moments.u * sine + moments.v * c;
    return actions;
}

double largest_angle_stress(const Section& s, const PrincipalMoments& moments) {
    return largest_angle_stress(s, about_legs(s, moments));
}

double largest_angle_stress(const Section& s, const Actions& actions) {
    const Dimensions& d = s.dimensions;
    const AngleCentroid c = centroid_of_angle(s);
    // Compression is positive: the document's moments are those of the start side on the rest, so
    // that m_y is minus the integral of stress times z, m_z that of stress times y.
    const double determinant = s.i_y * s.i_z - s.i_yz * s.i_yz;
    const double along_z = (-actions.m_y * s.i_z - actions.m_z * s.i_yz) / determinant;
    const double along_y = (actions.m_z * s.i_y + actions.m_y * s.i_yz) / determinant;
    // The heel lies on the side of the shear centre.
    const double side_y = s.y_0 > 0.0 ? -1.0 : 1.0;
    const double side_z = s.z_0 > 0.0 ? -1.0 : (s.y_0 == 0.0 && s.i_yz > 0.0 ? -1.0 : 1.0);
    const std::array<std::array<double, 2>, 5> points{
        {{0.0, 0.0}, {0.0, d.h}, {d.t, d.h}, {d.b, 0.0}, {d.b, d.t}}};
    double largest = 0.0;
    for (const auto& [y, z] : points) {
        const double stress =
            actions.n / s.area + along_y * side_y * (y - c.y) + along_z * side_z * (z - c.z);
        largest = std::max(largest, std::fabs(stress));
    }
    return largest;
}

}  // namespace loadpath::en1993
