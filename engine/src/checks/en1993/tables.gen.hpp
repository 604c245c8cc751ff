// Written by `make generate` from src/loadpath/catalogue/data/en1993; do not edit.

// Tables 3.1, 6.2, 6.4 and 6.5 of EN 1993-1-1, and what countries have in their place.
#pragma once

#include <array>
#include <limits>

#include "checks/en1993/buckling_curve.hpp"
#include "checks/en1993/national_annex.hpp"

namespace loadpath::en1993::tables {

inline constexpr double no_limit = std::numeric_limits<double>::infinity();

// Strengths (Pa) of a grade up to 40 mm and up to 80 mm.
struct Strength {
    int grade;
    double up_to_40, up_to_80;
};

// Above the first number, up to the second.
struct Range {
    double above, up_to;

    constexpr bool holds(double value) const { return above < value && value <= up_to; }
};

struct Flexural {
    Shape shape;
    Making making;
    Range h_over_b, thickness;
    FlexuralCurves curves, s460;
};

struct Lateral {
    document::NationalAnnex annex;
    bool is_rolled_method;
    Making making;
    Range h_over_b;
    BucklingCurve curve;
};

// By the order of their names in the document.
struct Annex {
    double gamma_m0, gamma_m1;
    RolledMethod rolled, welded;
    const char* source;
};

inline constexpr std::array<Strength, 6> strengths{{
    {235, 235000000.0, 215000000.0},
    {275, 275000000.0, 255000000.0},
    {355, 355000000.0, 335000000.0},
    {420, 420000000.0, 390000000.0},
    {450, 440000000.0, 410000000.0},
    {460, 460000000.0, 430000000.0},
}};

inline constexpr std::array<Flexural, 14> flexural{{
    {Shape::i, Making::rolled, {1.2, no_limit}, {-no_limit, 0.04}, {BucklingCurve::a, BucklingCurve::b}, {BucklingCurve::a0, BucklingCurve::a0}},
    {Shape::i, Making::rolled, {1.2, no_limit}, {0.04, 0.1}, {BucklingCurve::b, BucklingCurve::c}, {BucklingCurve::a, BucklingCurve::a}},
    {Shape::i, Making::rolled, {-no_limit, 1.2}, {-no_limit, 0.1}, {BucklingCurve::b, BucklingCurve::c}, {BucklingCurve::a, BucklingCurve::a}},
    {Shape::i, Making::rolled, {-no_limit, no_limit}, {0.1, no_limit}, {BucklingCurve::d, BucklingCurve::d}, {BucklingCurve::c, BucklingCurve::c}},
    {Shape::i, Making::welded, {-no_limit, no_limit}, {-no_limit, 0.04}, {BucklingCurve::b, BucklingCurve::c}, {BucklingCurve::b, BucklingCurve::c}},
    {Shape::i, Making::welded, {-no_limit, no_limit}, {0.04, no_limit}, {BucklingCurve::c, BucklingCurve::d}, {BucklingCurve::c, BucklingCurve::d}},
    {Shape::rhs, Making::hot_finished, {-no_limit, no_limit}, {-no_limit, no_limit}, {BucklingCurve::a, BucklingCurve::a}, {BucklingCurve::a0, BucklingCurve::a0}},
    {Shape::rhs, Making::cold_formed, {-no_limit, no_limit}, {-no_limit, no_limit}, {BucklingCurve::c, BucklingCurve::c}, {BucklingCurve::c, BucklingCurve::c}},
    {Shape::chs, Making::hot_finished, {-no_limit, no_limit}, {-no_limit, no_limit}, {BucklingCurve::a, BucklingCurve::a}, {BucklingCurve::a0, BucklingCurve::a0}},
    {Shape::chs, Making::cold_formed, {-no_limit, no_limit}, {-no_limit, no_limit}, {BucklingCurve::c, BucklingCurve::c}, {BucklingCurve::c, BucklingCurve::c}},
    {Shape::l, Making::any, {-no_limit, no_limit}, {-no_limit, no_limit}, {BucklingCurve::b, BucklingCurve::b}, {BucklingCurve::b, BucklingCurve::b}},
    {Shape::u, Making::any, {-no_limit, no_limit}, {-no_limit, no_limit}, {BucklingCurve::c, BucklingCurve::c}, {BucklingCurve::c, BucklingCurve::c}},
    {Shape::t, Making::any, {-no_limit, no_limit}, {-no_limit, no_limit}, {BucklingCurve::c, BucklingCurve::c}, {BucklingCurve::c, BucklingCurve::c}},
    {Shape::rectangle, Making::any, {-no_limit, no_limit}, {-no_limit, no_limit}, {BucklingCurve::c, BucklingCurve::c}, {BucklingCurve::c, BucklingCurve::c}},
}};

inline constexpr std::array<Lateral, 16> lateral{{
    {document::NationalAnnex::recommended, false, Making::rolled, {-no_limit, 2.0}, BucklingCurve::a},
    {document::NationalAnnex::recommended, false, Making::rolled, {2.0, no_limit}, BucklingCurve::b},
    {document::NationalAnnex::recommended, false, Making::welded, {-no_limit, 2.0}, BucklingCurve::c},
    {document::NationalAnnex::recommended, false, Making::welded, {2.0, no_limit}, BucklingCurve::d},
    {document::NationalAnnex::recommended, false, Making::any, {-no_limit, no_limit}, BucklingCurve::d},
    {document::NationalAnnex::recommended, true, Making::rolled, {-no_limit, 2.0}, BucklingCurve::b},
    {document::NationalAnnex::recommended, true, Making::rolled, {2.0, no_limit}, BucklingCurve::c},
    {document::NationalAnnex::recommended, true, Making::welded, {-no_limit, 2.0}, BucklingCurve::c},
    {document::NationalAnnex::recommended, true, Making::welded, {2.0, no_limit}, BucklingCurve::d},
    {document::NationalAnnex::recommended, true, Making::any, {-no_limit, no_limit}, BucklingCurve::d},
    {document::NationalAnnex::UK, true, Making::rolled, {-no_limit, 2.0}, BucklingCurve::b},
    {document::NationalAnnex::UK, true, Making::rolled, {2.0, 3.1}, BucklingCurve::c},
    {document::NationalAnnex::UK, true, Making::rolled, {3.1, no_limit}, BucklingCurve::d},
    {document::NationalAnnex::UK, true, Making::welded, {-no_limit, 2.0}, BucklingCurve::c},
    {document::NationalAnnex::UK, true, Making::welded, {2.0, no_limit}, BucklingCurve::d},
    {document::NationalAnnex::UK, true, Making::any, {-no_limit, no_limit}, BucklingCurve::d},
}};

inline constexpr std::array<Annex, 4> annexes{{
    {1.0, 1.0, {0.4, 0.75}, {0.4, 0.75}, "EN 1993-1-1, 6.1(1) and 6.3.2.3(1)"},
    {1.0, 1.0, {0.4, 0.75}, {0.2, 1.0}, "NA to BS EN 1993-1-1, NA.2.15 and NA.2.17"},
    {1.0, 1.1, {0.4, 0.75}, {0.4, 0.75}, "DIN EN 1993-1-1/NA, 6.1(1); 6.3.2.3(1) as recommended"},
    {1.0, 1.0, {0.0, 0.0}, {0.0, 0.0}, "NF EN 1993-1-1/NA, 6.1(1)"},
}};

}  // namespace loadpath::en1993::tables
