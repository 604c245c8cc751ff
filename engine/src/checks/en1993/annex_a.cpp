// EN 1993-1-1 Annex A: interaction factors of method 1.
#include <algorithm>
#include <cmath>
#include <limits>

#include "checks/en1993/clauses/buckling_interaction.hpp"

namespace loadpath::en1993 {

namespace {

struct Plasticity {
    double w_y = 0.0, w_z = 0.0, n_pl = 0.0;
    double lambda_max = 0.0;
    double a_lt = 0.0;
    double c_my = 0.0, c_mz = 0.0, c_mlt = 1.0;
};

double amplified(double n_ed, double n_cr) { return 1.0 - n_ed / n_cr; }

void set_moment_factors(Plasticity& p, const InteractionInput& in, const Section& s) {
    const double rest_z = amplified(in.n_ed, in.n_cr_z);
    const double limit =
        0.2 * std::sqrt(in.c1) * std::pow(rest_z * amplified(in.n_ed, in.n_cr_tf), 0.25);
    p.c_my = in.c_my_0;
    p.c_mz = in.c_mz_0;
    if (in.lambda_0 <= limit) return;
    const bool is_class_4 = in.section_class == 4;
    const double area = is_class_4 ? s.a_eff : s.area;
    const double w = is_class_4 ? s.w_eff_y : s.w_el_y;
    // sqrt(epsilon_y) a_LT / (1 + sqrt(epsilon_y) a_LT), also where N is zero.
    const double bent = std::sqrt(in.m_y_ed * area / w) * p.a_lt;
    const double compressed = std::sqrt(in.n_ed);
    const double share = bent > 0.0 ? bent / (compressed + bent) : 0.0;
    p.c_my = in.c_my_0 + (1.0 - in.c_my_0) * share;
    p.c_mlt =
        std::max(1.0, p.c_my * p.c_my * p.a_lt / std::sqrt(rest_z * amplified(in.n_ed, in.n_cr_t)));
}

InteractionFactors plastic_factors(const Plasticity& p, const InteractionInput& in,
                                   const Section& s) {
    const double m_y = in.m_y_ed * in.gamma_m1 / (in.chi_lt * in.m_y_rk);
    const double m_z = in.m_z_ed * in.gamma_m1 / in.m_z_rk;
    const double l0 = in.lambda_0;
    const double z4 = std::pow(in.lambda_z, 4.0);
    const double b_lt = 0.5 * p.a_lt * l0 * l0 * m_y * m_z;
    const double c_lt = 10.0 * p.a_lt * l0 * l0 / (5.0 + z4) * m_y / p.c_my;
    const double d_lt = 2.0 * p.a_lt * l0 / (0.1 + z4) * m_y / p.c_my * m_z / p.c_mz;
    const double e_lt = 1.7 * p.a_lt * l0 / (0.1 + z4) * m_y / p.c_my;
    const double l = p.lambda_max;
    auto own = [&](double w, double c) { return 2.0 - 1.6 / w * c * c * (l + l * l); };
    auto other = [&](double w, double c) { return 2.0 - 14.0 * c * c * l * l / std::pow(w, 5.0); };
    const double ratio_y = s.w_el_y / s.w_pl_y;
    const double ratio_z = s.w_el_z / s.w_pl_z;
    const double yz = 0.6 * std::sqrt(p.w_z / p.w_y);
    const double zy = 0.6 * std::sqrt(p.w_y / p.w_z);
    const double c_yy = 1.0 + (p.w_y - 1.0) * (own(p.w_y, p.c_my) * p.n_pl - b_lt);
    const double c_yz = 1.0 + (p.w_z - 1.0) * (other(p.w_z, p.c_mz) * p.n_pl - c_lt);
    const double c_zy = 1.0 + (p.w_y - 1.0) * (other(p.w_y, p.c_my) * p.n_pl - d_lt);
    const double c_zz = 1.0 + (p.w_z - 1.0) * (own(p.w_z, p.c_mz) - e_lt) * p.n_pl;
    return {1.0 / std::max(c_yy, ratio_y), yz / std::max(c_yz, yz * ratio_z),
            zy / std::max(c_zy, zy * ratio_y), 1.0 / std::max(c_zz, ratio_z)};
}

}  // namespace

InteractionFactors factors_annex_a(const InteractionInput& in, const Section& s) {
    const double smallest = std::min({in.n_cr_y, in.n_cr_z, in.n_cr_t, in.n_cr_tf});
    if (in.n_ed >= smallest) {
        const double none = std::numeric_limits<double>::quiet_NaN();
        return {none, none, none, none};
    }
    Plasticity p;
    p.w_y = std::min(s.w_pl_y / s.w_el_y, 1.5);
    p.w_z = std::min(s.w_pl_z / s.w_el_z, 1.5);
    p.n_pl = in.n_ed * in.gamma_m1 / in.n_rk;
    p.lambda_max = std::max(in.lambda_y, in.lambda_z);
    p.a_lt = std::max(1.0 - s.i_t / s.i_y, 0.0);
    set_moment_factors(p, in, s);
    const double rest_y = amplified(in.n_ed, in.n_cr_y);
    const double rest_z = amplified(in.n_ed, in.n_cr_z);
    const double mu_y = rest_y / (1.0 - in.chi_y * in.n_ed / in.n_cr_y);
    const double mu_z = rest_z / (1.0 - in.chi_z * in.n_ed / in.n_cr_z);
    InteractionFactors k{p.c_my * p.c_mlt * mu_y / rest_y, p.c_mz * mu_y / rest_z,
                         p.c_my * p.c_mlt * mu_z / rest_y, p.c_mz * mu_z / rest_z};
    if (in.section_class > 2) return k;
    const InteractionFactors plastic = plastic_factors(p, in, s);
    return {k.k_yy * plastic.k_yy, k.k_yz * plastic.k_yz, k.k_zy * plastic.k_zy,
            k.k_zz * plastic.k_zz};
}

}  // namespace loadpath::en1993
