// EN 1993-1-1 6.3.3: members in bending and axial compression, (6.61) and (6.62).
#pragma once

#include "checks/en1993/section.hpp"

namespace loadpath::en1993 {

struct InteractionInput {
    double n_ed = 0.0, m_y_ed = 0.0, m_z_ed = 0.0;  // magnitudes
    int section_class = 1;
    double n_rk = 0.0, m_y_rk = 0.0, m_z_rk = 0.0;
    double gamma_m1 = 1.0;
    double chi_y = 1.0, chi_z = 1.0, chi_lt = 1.0;
    double lambda_y = 0.0, lambda_z = 0.0;
    double c_my = 1.0, c_mz = 1.0, c_mlt = 1.0;  // Annex B
    bool is_susceptible_to_torsion = true;
    // Annex A only
    double c_my_0 = 1.0, c_mz_0 = 1.0;
    double n_cr_y = 0.0, n_cr_z = 0.0, n_cr_t = 0.0, n_cr_tf = 0.0;
    double lambda_0 = 0.0;  // LTB slenderness under uniform moment
    double c1 = 1.0;
};

struct InteractionFactors {
    double k_yy = 1.0, k_yz = 1.0, k_zy = 1.0, k_zz = 1.0;
};

// Tables B.1 and B.2
InteractionFactors factors_annex_b(const InteractionInput& input, const Dimensions& dimensions);

// Table A.1. Undefined (not a number) where N_Ed reaches an elastic critical force.
InteractionFactors factors_annex_a(const InteractionInput& input, const Section& section);

struct InteractionResult {
    double eq_6_61 = 0.0, eq_6_62 = 0.0;
};

InteractionResult buckling_interaction(const InteractionInput& input, const InteractionFactors& k);

// One segment between points held against twist.
struct InteractionState {
    InteractionInput input;
    InteractionFactors k;
    InteractionResult result;
};

}  // namespace loadpath::en1993
