// Angles bend and buckle about principal axes that are not those of their legs.
#pragma once

#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

// Second moments about u (the larger) and v; theta turns y towards z into u.
struct PrincipalAxes {
    double i_u = 0.0, i_v = 0.0, theta = 0.0;
};

PrincipalAxes principal_axes(double i_y, double i_z, double i_yz);

// Distances of the centroid from the outer faces of the legs: z along h, y along b.
struct AngleCentroid {
    double y = 0.0, z = 0.0;
};

// By the shear centre, where the middles of the legs meet, which says it with the radii.
AngleCentroid centroid_of_angle(const Section& angle);

// The product of inertia of two legs of these dimensions whose heel lies at negative y and z.
double product_of_inertia(const Dimensions& angle);

// Moments about the principal axes, in the signs of the document.
struct PrincipalMoments {
    double u = 0.0, v = 0.0;
};

PrincipalMoments about_principal_axes(const Section& angle, double m_y, double m_z);
Actions about_legs(const Section& angle, const PrincipalMoments& moments);

// Wagner's coefficient of bending about u, by magnitude: of legs of different lengths one side
// twists more easily. By the middles of the legs (Timoshenko and Gere, 5.6).
double wagner_of_angle(const Dimensions& angle);

// The largest elastic stress of moments about principal axes, by magnitude.
double largest_angle_stress(const Section& angle, const PrincipalMoments& moments);

// The largest elastic stress of N and both moments at the heel and the toes, by magnitude.
double largest_angle_stress(const Section& angle, const Actions& actions);

}  // namespace loadpath::en1993
