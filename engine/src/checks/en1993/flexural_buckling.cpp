#include "checks/en1993/flexural_buckling.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace loadpath::en1993 {

namespace {

double polar_radius_squared(const Section& s) {
    return (s.i_y + s.i_z) / s.area + s.y_0 * s.y_0 + s.z_0 * s.z_0;
}

}  // namespace

double n_cr(double e, double i, double length) {
    return std::numbers::pi * std::numbers::pi * e * i / (length * length);
}

double n_cr_t(const Section& s, const Steel& steel, double length_t) {
    return (steel.g * s.i_t + n_cr(steel.e, s.i_w, length_t)) / polar_radius_squared(s);
}

double n_cr_tf(const Section& s, double y, double z, double t) {
    // The lowest root of (N - y)(N - z)(N - t) i0^2 - N^2 (N - z) y0^2 - N^2 (N - y) z0^2 = 0 lies
    // below every one of y, z, t (Timoshenko and Gere, Theory of Elastic Stability, 5.6). There the
    // left-hand side rises from -y z t i0^2 to zero, so bisection finds it.
    const double lowest = std::min({y, z, t});
    const double offset = s.y_0 * s.y_0 + s.z_0 * s.z_0;
    const double i0 = polar_radius_squared(s);
    if (offset <= 1e-6 * i0) return t;
    auto determinant = [&](double n) {
        return (n - y) * (n - z) * (n - t) * i0 - n * n * (n - z) * s.y_0 * s.y_0 -
               n * n * (n - y) * s.z_0 * s.z_0;
    };
    double low = 0.0;
    double high = lowest;
    for (int step = 0; step < 100; ++step) {
        const double middle = 0.5 * (low + high);
        (determinant(middle) < 0.0 ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

double lambda_bar(double a, double f_y, double n_critical) {
    return std::sqrt(a * f_y / n_critical);
}

}  // namespace loadpath::en1993
