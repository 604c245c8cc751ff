// EN 1993-1-1 Annex B: interaction factors of method 2.
#include <algorithm>

#include "checks/en1993/clauses/buckling_interaction.hpp"

namespace loadpath::en1993 {

namespace {

double k_zy_with_torsion(const InteractionInput& in, double n_z) {
    const double share = in.section_class <= 2 ? 0.1 : 0.05;
    const double base = share * n_z / (in.c_mlt - 0.25);
    const double sloped = 1.0 - base * in.lambda_z;
    if (in.section_class <= 2 && in.lambda_z < 0.4) return std::min(0.6 + in.lambda_z, sloped);
    return std::max(sloped, 1.0 - base);
}

}  // namespace

InteractionFactors factors_annex_b(const InteractionInput& in, const Dimensions& dimensions) {
    const double n_y = in.n_ed * in.gamma_m1 / (in.chi_y * in.n_rk);
    const double n_z = in.n_ed * in.gamma_m1 / (in.chi_z * in.n_rk);
    InteractionFactors k;
    if (in.section_class <= 2) {
        k.k_yy = in.c_my * (1.0 + std::min(in.lambda_y - 0.2, 0.8) * n_y);
        const double slope = dimensions.is_closed() ? std::min(in.lambda_z - 0.2, 0.8)
                                                    : std::min(2.0 * in.lambda_z - 0.6, 1.4);
        k.k_zz = in.c_mz * (1.0 + slope * n_z);
        k.k_yz = 0.6 * k.k_zz;
        k.k_zy = 0.6 * k.k_yy;
    } else {
        k.k_yy = in.c_my * (1.0 + 0.6 * std::min(in.lambda_y, 1.0) * n_y);
        k.k_zz = in.c_mz * (1.0 + 0.6 * std::min(in.lambda_z, 1.0) * n_z);
        k.k_yz = k.k_zz;
        k.k_zy = 0.8 * k.k_yy;
    }
    if (in.is_susceptible_to_torsion) k.k_zy = k_zy_with_torsion(in, n_z);
    // Stocky members make the slopes negative; no factor may turn a moment into relief.
    k.k_yy = std::max(k.k_yy, 0.0);
    k.k_zz = std::max(k.k_zz, 0.0);
    k.k_yz = std::max(k.k_yz, 0.0);
    k.k_zy = std::max(k.k_zy, 0.0);
    return k;
}

}  // namespace loadpath::en1993
