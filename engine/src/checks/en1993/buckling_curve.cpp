#include "checks/en1993/buckling_curve.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "checks/en1993/tables.gen.hpp"

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

Making making_of(const Dimensions& size, bool is_hot_finished) {
    if (size.is_closed()) return is_hot_finished ? Making::hot_finished : Making::cold_formed;
    if (size.shape == Shape::i) return size.is_welded() ? Making::welded : Making::rolled;
    return Making::any;
}

BucklingCurve lateral_curve(const Dimensions& size, bool is_rolled_method,
                            document::NationalAnnex annex) {
    // The tables know I-sections and others.
    const bool is_i = size.shape == Shape::i;
    const Making making = is_i ? making_of(size, false) : Making::any;
    const double slenderness = is_i ? size.h / size.b : 1.0;
    for (const tables::Lateral& row : tables::lateral) {
        const bool is_made_so = row.making == Making::any || row.making == making;
        if (row.annex == annex && row.is_rolled_method == is_rolled_method && is_made_so &&
            row.h_over_b.holds(slenderness))
            return row.curve;
    }
    return BucklingCurve::d;
}

}  // namespace

FlexuralCurves flexural_curves(const Dimensions& size, bool is_s460, bool is_hot_finished) {
    const Making making = making_of(size, is_hot_finished);
    const double slenderness = size.b > 0.0 ? size.h / size.b : 1.0;
    const double thickness = size.largest_thickness();
    for (const tables::Flexural& row : tables::flexural) {
        const bool is_made_so = row.making == Making::any || row.making == making;
        if (row.shape == size.shape && is_made_so && row.h_over_b.holds(slenderness) &&
            row.thickness.holds(size.shape == Shape::i ? size.tf : thickness))
            return is_s460 ? row.s460 : row.curves;
    }
    return {};
}

BucklingCurve lateral_curve_general(const Dimensions& size) {
    return lateral_curve(size, false, document::NationalAnnex::recommended);
}

BucklingCurve lateral_curve_rolled(const Dimensions& size, document::NationalAnnex annex) {
    const bool has_own =
        std::ranges::any_of(tables::lateral, [&](const auto& row) { return row.annex == annex; });
    return lateral_curve(size, true, has_own ? annex : document::NationalAnnex::recommended);
}

}  // namespace loadpath::en1993
