#include "checks/en1993/buckling_interaction.hpp"

namespace loadpath::en1993 {

InteractionResult buckling_interaction(const InteractionInput& in, const InteractionFactors& k) {
    const double m_y = in.m_y_ed * in.gamma_m1 / (in.chi_lt * in.m_y_rk);
    const double m_z = in.m_z_ed * in.gamma_m1 / in.m_z_rk;
    const double n = in.n_ed * in.gamma_m1 / in.n_rk;
    return {n / in.chi_y + k.k_yy * m_y + k.k_yz * m_z, n / in.chi_z + k.k_zy * m_y + k.k_zz * m_z};
}

}  // namespace loadpath::en1993
