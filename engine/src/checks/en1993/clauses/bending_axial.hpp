// EN 1993-1-1 6.2.9: bending and axial force. Class 1 and 2 by 6.2.9.1 for I, RHS, CHS and solid
// rectangles; everything else by the linear sum (6.2), which is also (6.42) and (6.44).
#pragma once

#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

// 6.2.9.1 has formulas for this shape.
bool has_plastic_interaction(const Dimensions& dimensions);

// (6.36), (6.39) about y and (6.37), (6.38), (6.40) about z; (6.32) for solid rectangles. n = N_Ed
// / N_pl,Rd.
double m_n_y_rd(const Section& section, const Steel& steel, double n_ed, double n_pl, double m_pl);
double m_n_z_rd(const Section& section, const Steel& steel, double n_ed, double n_pl, double m_pl);

struct Exponents {
    double alpha = 1.0, beta = 1.0;
};

// 6.2.9.1(6)
Exponents biaxial_exponents(const Dimensions& dimensions, double n);

// (6.31) about one axis, (6.41) about two; y = M_y,Ed / M_N,y,Rd and z = M_z,Ed / M_N,z,Rd.
double plastic_interaction(double y, double z, Exponents exponents);

// By how much the moments may be divided until (6.41) is just met with the N present: a sum of
// powers is no measure of use, 0.85 about one axis would be 0.72 about two. About one axis it is
// (6.31).
double plastic_utilization(double y, double z, Exponents exponents);

// Both rules at one station. (6.2) is a safe bound where 6.2.9.1 decides.
struct CombinedState {
    double axial = 0.0, bending_y = 0.0, bending_z = 0.0, warping = 0.0;  // the shares of (6.2)
    double linear_sum = 0.0;
    bool is_plastic = false;  // 6.2.9.1 decides, not the linear sum
    double m_n_y = 0.0, m_n_z = 0.0;
    Exponents exponents;
    double plastic_sum = 0.0;                 // the left side of (6.41)
    bool is_web_y = false, is_web_z = false;  // (7.1) of EN 1993-1-5 beside N decides
    double utilization = 0.0;                 // by the rule that decides
};

struct Station;
CombinedState combined_at(const Section& section, const Steel& steel, const Station& station);

}  // namespace loadpath::en1993
