// EN 1993-1-1 6.2.7: torsion. The whole torque is taken as St Venant torsion, warping stresses come
// from the bimoment where the analysis gives one.
#pragma once

#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

// St Venant torsion modulus; zero where the shape is not known.
double torsion_modulus(const Section& section);

// chi_w of the more slender walls of a rectangular tube, which shear of torsion runs around; one
// where none buckles before it yields.
double chi_w_in_torsion(const Dimensions& dimensions, const Steel& steel, double eta);

// The shear stress that torsion may come to: f_y / sqrt(3), or less where walls buckle.
double torsional_strength(const Dimensions& dimensions, const Steel& steel, double eta);

// (6.23): resistance to St Venant torsion by the elastic stress.
double t_rd(const Section& section, const Steel& steel, double eta);

// Warping modulus i_w / omega_max of an I-section; zero for other shapes.
double warping_modulus(const Section& section);

// (6.26) to (6.28): factor on V_pl,Rd for the shear stress `tau` of torsion.
double shear_factor_with_torsion(const Section& section, const Steel& steel, double eta,
                                 double tau);

}  // namespace loadpath::en1993
