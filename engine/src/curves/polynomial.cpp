#include "curves/polynomial.hpp"

#include <cmath>

namespace loadpath::curves {

Polynomial Polynomial::shifted(double shift) const {
    // Repeated synthetic division: the k-th remainder is the k-th Taylor coefficient at s = shift.
    Polynomial t = *this;
    for (std::size_t k = 0; k < coefficient_count; ++k) {
        for (std::size_t j = coefficient_count - 1; j-- > k;) t.c[j] += shift * t.c[j + 1];
    }
    return t;
}

namespace {

void add(Roots& roots, double s, double length) {
    if (!(s >= 0.0 && s <= length)) return;
    if (roots.count > 0 && s <= roots.s[roots.count - 1]) return;
    if (roots.count < coefficient_count) roots.s[roots.count++] = s;
}

// Terms that cannot reach the rounding of the others anywhere on [0, length] are dropped, so that a
// cubic whose leading coefficient is cancellation noise is solved as the quadratic it is.
Polynomial without_noise(const Polynomial& p, double length) {
    double largest = 0.0;
    double power = 1.0;
    for (double coefficient : p.c) {
        largest = std::fmax(largest, std::fabs(coefficient) * power);
        power *= length;
    }
    Polynomial clean = p;
    power = 1.0;
    for (double& coefficient : clean.c) {
        if (std::fabs(coefficient) * power < 1e-14 * largest) coefficient = 0.0;
        power *= length;
    }
    return clean;
}

void quadratic(Roots& roots, double a, double b, double c, double length) {
    const double discriminant = b * b - 4.0 * a * c;
    if (discriminant < 0.0) return;
    // q has no cancellation; the second root follows from the product of the roots.
    const double q = -0.5 * (b + std::copysign(std::sqrt(discriminant), b));
    const double first = q / a;
    const double second = q != 0.0 ? c / q : first;
    add(roots, std::fmin(first, second), length);
    add(roots, std::fmax(first, second), length);
}

// One root of a function monotone between lo and hi whose end values differ in sign: Newton's steps
// as long as they stay inside what is left of the interval, halving otherwise.
double root_between(const Polynomial& p, double lo, double hi) {
    const Polynomial slope = p.derivative();
    const bool rising = p.at(lo) < 0.0;
    double x = 0.5 * (lo + hi);
    for (int step = 0; step < 200; ++step) {
        const double value = p.at(x);
        if (value == 0.0) return x;
        ((value < 0.0) == rising ? lo : hi) = x;
        double next = x - value / slope.at(x);
        if (!(next > lo && next < hi)) next = 0.5 * (lo + hi);
        if (next <= lo || next >= hi || std::fabs(next - x) <= 1e-16 * hi) return next;
        x = next;
    }
    return x;
}

}  // namespace

Roots roots_within(const Polynomial& given, double length) {
    const Polynomial p = without_noise(given, length);
    Roots roots;
    const std::size_t degree = p.degree();
    if (degree == 0) return roots;
    if (degree == 1) {
        add(roots, -p.c[0] / p.c[1], length);
        return roots;
    }
    if (degree == 2) {
        quadratic(roots, p.c[2], p.c[1], p.c[0], length);
        return roots;
    }
    // Between two neighbouring stationary points the polynomial is monotone: at most one root each.
    const Roots stationary = roots_within(p.derivative(), length);
    double scale = 0.0;
    double power = 1.0;
    for (double coefficient : p.c) {
        scale += std::fabs(coefficient) * power;
        power *= length;
    }
    double left = 0.0;
    for (std::size_t k = 0; k <= stationary.count; ++k) {
        const double right = k < stationary.count ? stationary.s[k] : length;
        const double at_left = p.at(left);
        const double at_right = p.at(right);
        if (std::fabs(at_left) <= 1e-14 * scale) {
            add(roots, left, length);
        } else if (std::fabs(at_right) <= 1e-14 * scale) {
            add(roots, right, length);
        } else if ((at_left < 0.0) != (at_right < 0.0)) {
            add(roots, root_between(p, left, right), length);
        }
        left = right;
    }
    if (std::fabs(p.at(length)) <= 1e-14 * scale) add(roots, length, length);
    return roots;
}

}  // namespace loadpath::curves
