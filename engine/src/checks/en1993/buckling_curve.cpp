#include "checks/en1993/buckling_curve.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace loadpath::en1993 {

std::string_view name_of(BucklingCurve curve) {
    constexpr std::array<std::string_view, 5> names{"a0", "a", "b", "c", "d"};
    return names[static_cast<std::size_t>(curve)];
}

double imperfection_factor(BucklingCurve curve) {
    constexpr std::array<double, 5> alpha{0.13, 0.21, 0.34, 0.49, 0.76};
    return alpha[static_cast<std::size_t>(curve)];
}

Reduction reduction(double lambda_bar, BucklingCurve curve) {
    Reduction r{lambda_bar, 0.5, 1.0};
    if (lambda_bar <= 0.2) return r;
    r.phi = 0.5 * (1.0 + imperfection_factor(curve) * (lambda_bar - 0.2) + lambda_bar * lambda_bar);
    r.chi = std::min(1.0, 1.0 / (r.phi + std::sqrt(r.phi * r.phi - lambda_bar * lambda_bar)));
    return r;
}

namespace {

FlexuralCurves rolled_i(const Dimensions& size, bool is_s460) {
    using enum BucklingCurve;
    if (size.h / size.b > 1.2) {
        if (size.tf <= 0.040) return is_s460 ? FlexuralCurves{a0, a0} : FlexuralCurves{a, b};
        if (size.tf <= 0.100) return is_s460 ? FlexuralCurves{a, a} : FlexuralCurves{b, c};
        return {d, d};
    }
    if (size.tf <= 0.100) return is_s460 ? FlexuralCurves{a, a} : FlexuralCurves{b, c};
    return is_s460 ? FlexuralCurves{c, c} : FlexuralCurves{d, d};
}

}  // namespace

FlexuralCurves flexural_curves(const Dimensions& size, double f_y, bool is_hot_finished) {
    using enum BucklingCurve;
    const bool is_s460 = f_y >= 460e6;
    switch (size.shape) {
        case Shape::i:
            if (!size.is_welded()) return rolled_i(size, is_s460);
            return size.tf <= 0.040 ? FlexuralCurves{b, c} : FlexuralCurves{c, d};
        case Shape::rhs:
        case Shape::chs:
            if (!is_hot_finished) return {c, c};
            return is_s460 ? FlexuralCurves{a0, a0} : FlexuralCurves{a, a};
        case Shape::l:
            return {b, b};
        case Shape::u:
        case Shape::t:
        case Shape::rectangle:
            return {c, c};
        case Shape::unknown:
            break;
    }
    return {};
}

BucklingCurve lateral_curve_general(const Dimensions& size) {
    using enum BucklingCurve;
    if (size.shape != Shape::i) return d;
    if (size.is_welded()) return size.h / size.b <= 2.0 ? c : d;
    return size.h / size.b <= 2.0 ? a : b;
}

BucklingCurve lateral_curve_rolled(const Dimensions& size) {
    using enum BucklingCurve;
    if (size.shape != Shape::i) return d;
    if (size.is_welded()) return size.h / size.b <= 2.0 ? c : d;
    return size.h / size.b <= 2.0 ? b : c;
}

}  // namespace loadpath::en1993
