// One station of a member: what acts there, its class, and the resistances of 6.2 with all that
// acts beside each other: torsion takes from shear (6.2.7), shear from bending and axial force
// (6.2.8, 6.2.10). The clauses compare the two.
#pragma once

#include <cmath>

#include "checks/en1993/classification.hpp"
#include "checks/en1993/clauses/bending_axial.hpp"
#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

struct CrossSectionRules {
    Section section;
    Steel steel;
    int given_class = 0;  // of the document; 0: Table 5.2
    double eta = 1.0;     // EN 1993-1-5 5.1, 1.0 is always allowed
};

struct Station {
    double x = 0.0;
    Actions actions;
    Classification classification;
    int section_class = 1;  // the class whose resistances are used; 0: not known
    double t_rd = 0.0;
    bool is_shear_exhausted = false;                    // torsion alone leaves no shear resistance
    double v_pl_y = 0.0, v_pl_z = 0.0;                  // plastic, reduced for torsion
    double v_rd_y = 0.0, v_rd_z = 0.0;                  // with shear buckling of a slender web
    bool is_buckling_y = false, is_buckling_z = false;  // shear buckling decides
    double rho_y = 0.0, rho_z = 0.0;
    double n_rd = 0.0, m_y_rd = 0.0, m_z_rd = 0.0, b_rd = 0.0;
    double m_y_shift = 0.0, m_z_shift = 0.0;  // N_Ed e_N of class 4, 6.2.9.3
    CombinedState combined;
};

// Demand over resistance; nothing asked is nothing used, whatever the resistance. Not a number
// where there is none.
double used(double demand, double resistance);

inline double axial_use(const Station& s) { return used(s.actions.n, s.n_rd); }
inline double combined_use(const Station& s) { return s.combined.utilization; }
inline double bending_use_y(const Station& s) { return used(s.actions.m_y, s.m_y_rd); }
inline double bending_use_z(const Station& s) { return used(s.actions.m_z, s.m_z_rd); }
inline double torsion_use(const Station& s) { return used(s.actions.t, s.t_rd); }

Station station_at(const CrossSectionRules& rules, const Actions& actions, double x);

}  // namespace loadpath::en1993
