// EN 1993-1-1 6.2.8 and 6.2.10: what shear leaves for bending and axial force. Only the shear area
// loses strength: in an I-section that is the web (6.30), never the whole section.
#pragma once

#include "checks/en1993/clauses/bending.hpp"
#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

// (6.29); zero up to half the plastic shear resistance, one where it is used up.
double rho(double v_ed, double v_pl_rd);

// (6.30) and its counterparts: the modulus of the parts that carry the shear loses its share rho.
// Bending about y meets shear along the web, bending about z shear along the flanges.
double m_v_rd(const Section& section, const Steel& steel, Axis axis, int section_class, double rho);

// EN 1993-1-5, 7.1, where webs buckle in shear before they yield. M_pl,Rd and M_f,Rd count
// effective flanges and the whole web; beside N_Ed they are M_N,Rd and what 5.4(2) leaves of M_f,Rd
// (7.1(4)), and nothing is left of M_f,Rd where N_Ed presses all of the web (7.1(5)).
struct WebInteraction {
    double m_rd = 0.0, m_f_rd = 0.0;
    bool is_all_pressed = false;
    double value = 0.0;  // of (7.1); zero up to M_f,Rd, which the flanges carry alone
};

WebInteraction web_interaction(const Section& section, const Steel& steel, Axis axis,
                               int section_class, double m_ed, double n_ed, double rho);

// What (7.1) leaves of the bending resistance without N_Ed: M_Ed over its value.
double m_bw_rd(const Section& section, const Steel& steel, Axis axis, int section_class,
               double m_ed, double rho);

// 6.2.10(3): axial resistance with the shear area at (1 - rho) f_y.
double n_v_rd(const Section& section, const Steel& steel, double n_rd, double rho_z, double rho_y);

}  // namespace loadpath::en1993
