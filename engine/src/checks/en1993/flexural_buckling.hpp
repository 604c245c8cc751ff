// EN 1993-1-1 6.3.1: elastic critical forces and slenderness of members in compression.
#pragma once

#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

// Euler force of a buckling length.
double n_cr(double e, double i, double length);

// 6.3.1.4: elastic torsional force of a length held against twist at both ends.
double n_cr_t(const Section& section, const Steel& steel, double length_t);

// 6.3.1.4: smallest torsional-flexural force; the torsional one where the shear centre is the
// centroid.
double n_cr_tf(const Section& section, double n_cr_y, double n_cr_z, double n_cr_t);

// (6.50), (6.51), (6.53): a is A, or A_eff of class 4.
double lambda_bar(double a, double f_y, double n_cr);

}  // namespace loadpath::en1993
