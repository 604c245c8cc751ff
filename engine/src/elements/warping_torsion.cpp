#include "elements/warping_torsion.hpp"

#include <Eigen/LU>
#include <cmath>

namespace loadpath::elements {

namespace {

// Combinations of cosh and sinh that cancel for small arguments, all divided by cosh(lambda) so
// that nothing overflows for large ones. Below 2 they are summed as power series.
struct Hyperbolic {
    double sinh, cosh_minus_1, sinh_minus_l, l_cosh_minus_sinh, d;  // d = 2 (1 - cosh) + l sinh
};

Hyperbolic hyperbolic(double l) {
    if (l > 2.0) {
        const double e = std::exp(-l), c = 0.5 * (1.0 + e * e);  // cosh * e
        const double s = 0.5 * (1.0 - e * e);
        return {s / c, (c - e) / c, (s - l * e) / c, (l * c - s) / c, (2.0 * (e - c) + l * s) / c};
    }
    Hyperbolic h{};
    double even = 1.0;  // l^(2n) / (2n)!
    for (int n = 1; n <= 14; ++n) {
        even *= l * l / ((2.0 * n - 1.0) * 2.0 * n);
        const double odd = even * l / (2.0 * n + 1.0);  // l^(2n+1) / (2n+1)!
        h.cosh_minus_1 += even;
        h.sinh_minus_l += odd;
        h.l_cosh_minus_sinh += 2.0 * n * odd;
        h.d += (2.0 * n - 2.0) * even;
    }
    h.sinh = h.sinh_minus_l + l;
    const double cosh = 1.0 + h.cosh_minus_1;
    h.sinh /= cosh;
    h.sinh_minus_l /= cosh;
    h.l_cosh_minus_sinh /= cosh;
    h.d /= cosh;
    h.cosh_minus_1 /= cosh;
    return h;
}

// Below this the equation is a plain cubic to the last digit.
constexpr double smallest_lambda = 1e-3;

// Shape functions as  p0 + p1 x + (p2 decaying from the start + p3 decaying from the end).
Eigen::Vector4d cubic_shape(double s, double length) {
    return {1 - 3 * s * s + 2 * s * s * s, length * (s - 2 * s * s + s * s * s),
            3 * s * s - 2 * s * s * s, length * (s * s * s - s * s)};
}

// Derivatives of the given order of 1, x, e^-kx, e^-k(L-x) at x.
Eigen::Vector4d basis(double k, double length, double x, int order) {
    const double near = std::exp(-k * x), far = std::exp(-k * (length - x));
    if (order == 0) return {1.0, x, near, far};
    if (order == 1) return {0.0, 1.0, -k * near, k * far};
    return {0.0, 0.0, k * k * near, k * k * far};
}

Eigen::Vector4d shape(double gj, double eiw, double length, double x, int order) {
    const double k = std::sqrt(gj / eiw);
    const double s = x / length;
    // Exponentials are nearly dependent on 1 and x for small k L; the cubic is then accurate to
    // (k L)^2 / 60 of the torsional part, below 2e-4 of a term that hardly matters there.
    if (k * length < 0.1) {
        if (order == 0) return cubic_shape(s, length);
        if (order == 1)
            return {6 * (s * s - s) / length, 1 - 4 * s + 3 * s * s, 6 * (s - s * s) / length,
                    3 * s * s - 2 * s};
        return Eigen::Vector4d{-6 + 12 * s, length * (-4 + 6 * s), 6 - 12 * s,
                               length * (6 * s - 2)} /
               (length * length);
    }
    Eigen::Matrix4d ends;
    ends.row(0) = basis(k, length, 0.0, 0);
    ends.row(1) = basis(k, length, 0.0, 1);
    ends.row(2) = basis(k, length, length, 0);
    ends.row(3) = basis(k, length, length, 1);
    return ends.transpose().fullPivLu().solve(basis(k, length, x, order));
}

}  // namespace

Eigen::Matrix4d warping_torsion_stiffness(double gj, double eiw, double length) {
    const double l = std::sqrt(gj / eiw) * length;
    double k11 = 12, k12 = 6, k22 = 4, k24 = 2;
    if (l > smallest_lambda) {
        const Hyperbolic h = hyperbolic(l);
        k11 = l * l * l * h.sinh / h.d;
        k12 = l * l * h.cosh_minus_1 / h.d;
        k22 = l * h.l_cosh_minus_sinh / h.d;
        k24 = l * h.sinh_minus_l / h.d;
    }
    k11 *= eiw / (length * length * length);
    k12 *= eiw / (length * length);
    k22 *= eiw / length;
    k24 *= eiw / length;
    Eigen::Matrix4d k;
    k << k11, k12, -k11, k12, k12, k22, -k12, k24, -k11, -k12, k11, -k12, k12, k24, -k12, k22;
    return k;
}

Eigen::Vector4d warping_torsion_shape(double gj, double eiw, double length, double x) {
    return shape(gj, eiw, length, x, 0);
}

Eigen::Vector4d warping_torsion_slope(double gj, double eiw, double length, double x) {
    return shape(gj, eiw, length, x, 1);
}

Eigen::Vector4d warping_torsion_curvature(double gj, double eiw, double length, double x) {
    return shape(gj, eiw, length, x, 2);
}

}  // namespace loadpath::elements
