#include "checks/en1993/effective_width.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::en1993 {

double k_sigma_of_internal_part(double psi) {
    if (psi > 0.0) return 8.2 / (1.05 + psi);
    if (psi > -1.0) return 7.81 - 6.29 * psi + 9.78 * psi * psi;
    return 5.98 * (1.0 - psi) * (1.0 - psi);
}

double k_sigma_of_outstand(double psi) { return 0.57 - 0.21 * psi + 0.07 * psi * psi; }

double rho_of_internal_part(double lambda_p, double psi) {
    if (lambda_p <= 0.5 + std::sqrt(0.085 - 0.055 * psi)) return 1.0;
    return std::min((lambda_p - 0.055 * (3.0 + psi)) / (lambda_p * lambda_p), 1.0);
}

double rho_of_outstand(double lambda_p) {
    if (lambda_p <= 0.748) return 1.0;
    return std::min((lambda_p - 0.188) / (lambda_p * lambda_p), 1.0);
}

namespace {

EffectiveWidth unreduced(checks::Word title, double c, double t, double psi, double epsilon,
                         double k_sigma) {
    EffectiveWidth width;
    width.title = title;
    width.c = std::max(c, 0.0);
    width.t = t;
    width.psi = psi;
    width.k_sigma = k_sigma;
    width.lambda_p = width.c / t / (28.4 * epsilon * std::sqrt(k_sigma));
    return width;
}

}  // namespace

EffectiveWidth width_of_internal_part(checks::Word title, double c, double t, double psi,
                                      double epsilon) {
    EffectiveWidth width = unreduced(title, c, t, psi, epsilon, k_sigma_of_internal_part(psi));
    width.rho = rho_of_internal_part(width.lambda_p, psi);
    width.b_eff = width.rho * width.compressed();
    return width;
}

EffectiveWidth width_of_outstand(checks::Word title, double c, double t, double psi,
                                 double epsilon) {
    EffectiveWidth width = unreduced(title, c, t, psi, epsilon, k_sigma_of_outstand(psi));
    width.is_outstand = true;
    width.rho = rho_of_outstand(width.lambda_p);
    width.b_eff = width.rho * width.compressed();
    return width;
}

}  // namespace loadpath::en1993
