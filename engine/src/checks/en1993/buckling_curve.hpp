// EN 1993-1-1 6.3.1.2: buckling curves, their imperfection factors and the reduction factor;
// Tables 6.1 to 6.5 for the choice of curve.
#pragma once

#include <string_view>

#include "checks/en1993/section.hpp"
#include "document/document.gen.hpp"

namespace loadpath::en1993 {

enum class BucklingCurve { a0, a, b, c, d };

std::string_view name_of(BucklingCurve curve);

// The curve that is used; where the document states a better one than its shape has, also the best
// that it has.
struct ChosenCurve {
    BucklingCurve used = BucklingCurve::d, borne_out = BucklingCurve::d;
};

// Tables 6.1 and 6.3
double imperfection_factor(BucklingCurve curve);

struct Reduction {
    double lambda_bar = 0.0;
    double phi = 0.5;
    double chi = 1.0;
};

// (6.49), chi = 1 up to lambda 0.2
Reduction reduction(double lambda_bar, BucklingCurve curve);

struct FlexuralCurves {
    BucklingCurve y = BucklingCurve::d, z = BucklingCurve::d;
};

// How a section is made, as the tables ask.
enum class Making { any, rolled, welded, hot_finished, cold_formed };

// Table 6.2. Tubes count as hot finished only when told so.
FlexuralCurves flexural_curves(const Dimensions& size, bool is_s460, bool is_hot_finished);

// Table 6.4 (general case) and Table 6.5 (rolled sections), or what a country has in its place.
BucklingCurve lateral_curve_general(const Dimensions& size);
BucklingCurve lateral_curve_rolled(const Dimensions& size, document::NationalAnnex annex = {});

}  // namespace loadpath::en1993
