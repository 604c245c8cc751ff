#include "checks/en1993/lateral_torsional.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace loadpath::en1993 {

double m_cr(const Section& s, const Steel& steel, double length, const CriticalMomentFactors& f) {
    const double euler = std::numbers::pi * std::numbers::pi * steel.e * s.i_z / (length * length);
    const double height = f.c2 * f.z_g - f.c3 * f.z_j;
    return f.c1 * euler *
           (std::sqrt(s.i_w / s.i_z + steel.g * s.i_t / euler + height * height) - height);
}

LateralReduction lateral_reduction_general(double lambda_bar, BucklingCurve curve) {
    const Reduction r = reduction(lambda_bar, curve);
    return {lambda_bar, r.phi, r.chi, 1.0, 1.0, r.chi};
}

LateralReduction lateral_reduction_rolled(double lambda_bar, BucklingCurve curve, double k_c) {
    constexpr double lambda_0 = 0.4;
    constexpr double beta = 0.75;
    LateralReduction r{lambda_bar};
    r.k_c = std::min(k_c, 1.0);
    if (lambda_bar <= lambda_0) return r;
    const double square = lambda_bar * lambda_bar;
    r.phi = 0.5 * (1.0 + imperfection_factor(curve) * (lambda_bar - lambda_0) + beta * square);
    r.chi = 1.0 / (r.phi + std::sqrt(r.phi * r.phi - beta * square));
    r.chi = std::min({r.chi, 1.0, 1.0 / square});  // (6.57)
    const double distance = lambda_bar - 0.8;
    r.f = std::min(1.0 - 0.5 * (1.0 - r.k_c) * (1.0 - 2.0 * distance * distance), 1.0);
    r.chi_mod = std::min({r.chi / r.f, 1.0, 1.0 / square});
    return r;
}

}  // namespace loadpath::en1993
