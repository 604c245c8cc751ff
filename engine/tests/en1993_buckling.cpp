// Flexural buckling and interaction against published examples: Simoes (JRC 2014) example 1,
// SECHALO MSB part 4 A.5, ECCS curves, Access Steel SX002, JRC96658 example 6, Gardner and
// Nethercot 6.10.
#include <doctest/doctest.h>

#include <array>
#include <cmath>

#include "checks/en1993/buckling_curve.hpp"
#include "checks/en1993/clauses/buckling_interaction.hpp"
#include "checks/en1993/clauses/flexural_buckling.hpp"
#include "checks/en1993/clauses/lateral_torsional.hpp"
#include "checks/en1993/clauses/torsional_flexural.hpp"
#include "checks/en1993/equivalent_moment.hpp"
#include "checks/en1993/yield_strength.hpp"

using namespace loadpath;
using namespace loadpath::en1993;
using curves::Curve;
using curves::Piece;
using curves::Polynomial;

namespace {

double off(double value, double expected) { return std::fabs(value / expected - 1.0); }

Dimensions i_shape(double h, double b, double tw, double tf, double r) {
    return {Shape::i, h * 1e-3, b * 1e-3, tw * 1e-3, tf * 1e-3, 0.0, r * 1e-3};
}

}  // namespace

TEST_CASE("reduction factors of the European buckling curves") {
    struct Row {
        BucklingCurve curve;
        std::array<double, 7> chi;  // at 0.3 0.5 0.8 1.0 1.5 2.0 3.0
    };
    const std::array<double, 7> lambda{0.3, 0.5, 0.8, 1.0, 1.5, 2.0, 3.0};
    const std::array<Row, 4> rows{{
        {BucklingCurve::a, {0.9775, 0.9243, 0.7957, 0.6656, 0.3724, 0.2229, 0.1036}},
        {BucklingCurve::b, {0.9641, 0.8842, 0.7245, 0.5970, 0.3422, 0.2095, 0.0994}},
        {BucklingCurve::c, {0.9491, 0.8430, 0.6622, 0.5399, 0.3145, 0.1962, 0.0951}},
        {BucklingCurve::d, {0.9235, 0.7793, 0.5797, 0.4671, 0.2766, 0.1766, 0.0882}},
    }};
    for (const Row& row : rows) {
        for (std::size_t k = 0; k < lambda.size(); ++k) {
            CHECK(off(reduction(lambda[k], row.curve).chi, row.chi[k]) < 0.0006);
        }
    }
    CHECK(off(reduction(0.3, BucklingCurve::a0).chi, 0.9859) < 0.0006);
    CHECK(off(reduction(0.5, BucklingCurve::a0).chi, 0.9513) < 0.0006);
    CHECK(off(reduction(1.0, BucklingCurve::a0).chi, 0.7253) < 0.0006);
    CHECK(off(reduction(2.0, BucklingCurve::a0).chi, 0.2323) < 0.0006);
    CHECK(reduction(0.2, BucklingCurve::d).chi == 1.0);
    CHECK(off(reduction(0.604, BucklingCurve::c).chi, 0.783) < 0.001);
}

TEST_CASE("HEB 340 column") {
    const FlexuralCurves curve = flexural_curves(i_shape(340, 300, 12, 21.5, 27), false, false);
    CHECK(curve.y == BucklingCurve::b);
    CHECK(curve.z == BucklingCurve::c);
    const double l_y = lambda_bar(17090e-6, 355e6, n_cr(210e9, 36660e-8, 4.335));
    const double l_z = lambda_bar(17090e-6, 355e6, n_cr(210e9, 9690e-8, 4.335));
    CHECK(off(l_y, 0.39) < 0.01);
    CHECK(off(l_z, 0.75) < 0.01);
    CHECK(off(reduction(l_z, curve.z).chi, 0.69) < 0.006);
    CHECK(off(reduction(l_z, curve.z).chi * 17090e-6 * 355e6, 4186.2e3) < 0.006);
}

TEST_CASE("Table 6.2: the thickest flanges are of curve d, those of S460 of curve c") {
    for (const double width : {300.0, 450.0}) {  // h/b above and below 1.2
        const Dimensions thick = i_shape(500, width, 60, 110, 20);
        CHECK(flexural_curves(thick, false, false).y == BucklingCurve::d);
        CHECK(flexural_curves(thick, false, false).z == BucklingCurve::d);
        CHECK(flexural_curves(thick, true, false).y == BucklingCurve::c);
        CHECK(flexural_curves(thick, true, false).z == BucklingCurve::c);
    }
    CHECK(flexural_curves(i_shape(300, 150, 7.1, 10.7, 15), true, false).z == BucklingCurve::a0);
    CHECK(flexural_curves(i_shape(300, 150, 7.1, 10.7, 0), true, false).z == BucklingCurve::c);
}

TEST_CASE("the grade decides the curves of S460, whatever its strength by thickness") {
    CHECK(is_s460("S460 M", 440e6));
    CHECK(is_s460("S460", 460e6));
    CHECK_FALSE(is_s460("S450", 440e6));
    CHECK(is_s460("fine grain", 460e6));
    CHECK_FALSE(is_s460("fine grain", 440e6));
}

TEST_CASE("HEB 300 column with different buckling lengths") {
    const FlexuralCurves curve = flexural_curves(i_shape(300, 300, 11, 19, 27), false, false);
    const double y = n_cr(210e9, 25170e-8, 8.0);
    const double z = n_cr(210e9, 8560e-8, 5.6);
    CHECK(off(y, 8151.2e3) < 0.001);
    CHECK(off(z, 5657.4e3) < 0.001);
    const Reduction r_y = reduction(lambda_bar(14900e-6, 235e6, y), curve.y);
    const Reduction r_z = reduction(lambda_bar(14900e-6, 235e6, z), curve.z);
    CHECK(off(r_y.lambda_bar, 0.655) < 0.002);
    CHECK(off(r_y.phi, 0.792) < 0.002);
    CHECK(off(r_y.chi, 0.808) < 0.002);
    CHECK(off(r_z.chi, 0.6705) < 0.002);
    CHECK(off(r_z.chi * 14900e-6 * 235e6, 2347.7e3) < 0.002);
}

TEST_CASE("HEA 260 column held between its ends about the weak axis") {
    const FlexuralCurves curve = flexural_curves(i_shape(250, 260, 7.5, 12.5, 24), false, false);
    const double y = n_cr(210e9, 10450e-8, 10.5);
    const double z = n_cr(210e9, 3668e-8, 3.5);
    CHECK(off(y, 1964.5e3) < 0.001);
    CHECK(off(z, 6206e3) < 0.001);
    const Reduction r_y = reduction(lambda_bar(8680e-6, 235e6, y), curve.y);
    const Reduction r_z = reduction(lambda_bar(8680e-6, 235e6, z), curve.z);
    CHECK(off(r_y.chi, 0.585) < 0.002);
    CHECK(off(r_z.chi, 0.801) < 0.002);
    CHECK(off(1000e3 / (std::fmin(r_y.chi, r_z.chi) * 8680e-6 * 235e6), 0.838) < 0.003);
}

TEST_CASE("torsional-flexural force of a channel is the root of its quadratic") {
    Section s;
    s.area = 2900e-6;
    s.i_y = 1910e-8;
    s.i_z = 187e-8;
    s.i_t = 8.9e-8;
    s.i_w = 11900e-12;
    s.y_0 = 0.0524;
    const Steel steel{355e6, 210e9, 81e9};
    const double y = n_cr(steel.e, s.i_y, 3.0);
    const double z = n_cr(steel.e, s.i_z, 3.0);
    const double t = n_cr_t(s, steel, 3.0);
    // NCCI SN001: N_cr,TF = N_y / (2 beta) (1 + t/y - sqrt((1 - t/y)^2 + 4 (y0/i0)^2 t/y))
    const double i0 = (s.i_y + s.i_z) / s.area + s.y_0 * s.y_0;
    const double q = t / y;
    const double beta = 1.0 - s.y_0 * s.y_0 / i0;
    const double closed =
        y / (2.0 * beta) * (1.0 + q - std::sqrt((1.0 - q) * (1.0 - q) + 4.0 * (1.0 - beta) * q));
    CHECK(off(n_cr_tf(s, y, z, t), std::fmin(closed, z)) < 1e-9);
    s.y_0 = 0.0;
    CHECK(n_cr_tf(s, y, z, t) == t);
}

TEST_CASE("equivalent uniform moments of Table B.3") {
    const double l = 6.0;
    auto linear = [&](double a, double b) {
        return describe_moments({{Piece{0.0, l, Polynomial{{a, (b - a) / l}}}}}, l);
    };
    CHECK(c_m(linear(1.0, 1.0)) == doctest::Approx(1.0));
    CHECK(c_m(linear(0.0, -5.0)) == doctest::Approx(0.6));
    CHECK(c_m(linear(1.0, -1.0)) == doctest::Approx(0.4));
    CHECK(c_m(linear(110.0, 220.0)) == doctest::Approx(0.8));
    const Curve uniform{{Piece{0.0, l, Polynomial{{0.0, 4.0 / l, -4.0 / (l * l)}}}}};
    CHECK(c_m(describe_moments(uniform, l)) == doctest::Approx(0.95));
    const Curve central{{Piece{0.0, 3.0, Polynomial{{0.0, 1.0 / 3.0}}},
                         Piece{3.0, 6.0, Polynomial{{1.0, -1.0 / 3.0}}}}};
    CHECK(c_m(describe_moments(central, l)) == doctest::Approx(0.90));
    // both ends built in under uniform load: alpha_s = -1/2, psi = 1: 0.1 + 0.4
    const Curve fixed{{Piece{0.0, l, Polynomial{{-1.0, 6.0 / l, -6.0 / (l * l)}}}}};
    CHECK(c_m(describe_moments(fixed, l)) == doctest::Approx(0.5));
    // a load at two thirds, one end held: M_s = 1.0 there is the larger reading, alpha_h = -0.9; in
    // the middle M_s = 0.525, alpha_s = -0.583 and 0.467
    const Curve aside{
        {Piece{0.0, 4.0, Polynomial{{-0.9, 1.9 / 4.0}}}, Piece{4.0, 6.0, Polynomial{{1.0, -0.5}}}}};
    CHECK(c_m(describe_moments(aside, l)) == doctest::Approx(0.90 - 0.10 * 0.9));
}

TEST_CASE("factors of Table B.3 are of the form of a diagram: no unit is in them") {
    const double l = 6.0;
    const auto held = [&](double size) {  // -1 at both ends, 1/2 in the middle
        const Curve m{{Piece{0.0, l, Polynomial{{-size, 6.0 * size / l, -6.0 * size / (l * l)}}}}};
        return c_m(describe_moments(m, l));
    };
    // 0.1 - 0.8 alpha_s, alpha_s = -1/2
    for (const double size : {1e-3, 1.0, 40.0, 5e4}) CHECK(held(size) == doctest::Approx(0.5));
}

TEST_CASE("a slight curve is a load and rounding is none, however long the diagram is") {
    const auto is_loaded = [](double length, double sagitta) {
        const double c = 4.0 * sagitta / (length * length);
        const Curve m{{Piece{0.0, length, Polynomial{{1.0, c * length, -c}}}}};
        return describe_moments(m, length).has_distributed_loads;
    };
    for (const double length : {0.05, 1.0, 20.0}) {
        CHECK(is_loaded(length, 1e-4));
        CHECK_FALSE(is_loaded(length, 1e-8));
    }
}

TEST_CASE("the deflection of a moment of the fourth and fifth degree is that of its integral") {
    // M = (x / L)^n: y = x^(n+2) / ((n+1) (n+2) L^n), farthest from its chord where it is parallel.
    const double l = 3.0;
    for (const int n : {2, 3, 4, 5}) {
        Polynomial p;
        p.c[static_cast<std::size_t>(n)] = std::pow(l, -n);
        const double x = std::pow(n + 2.0, -1.0 / (n + 1.0));
        const double expected = l * l * x * (1.0 - std::pow(x, n + 1)) / ((n + 1.0) * (n + 2.0));
        CAPTURE(n);
        CHECK(deflection_from_chord({{Piece{0.0, l, p}}}, l, 1.0) ==
              doctest::Approx(expected).epsilon(1e-6));
    }
}

TEST_CASE("Table A.2: a uniform load gives 1 + 0.03 N / N_cr, a central one 1 - 0.18") {
    const double l = 6.0;
    const double e_i = 2.0e7;
    const Curve uniform{{Piece{0.0, l, Polynomial{{0.0, 4.0 / l, -4.0 / (l * l)}}}}};
    const double deflection = deflection_from_chord(uniform, l, e_i);
    CHECK(off(deflection, 5.0 / 48.0 * l * l / e_i) < 1e-9);
    CHECK(off(c_m_0(describe_moments(uniform, l), deflection, e_i, l, 0.5), 1.015) < 0.001);
    const Curve central{{Piece{0.0, 3.0, Polynomial{{0.0, 1.0 / 3.0}}},
                         Piece{3.0, 6.0, Polynomial{{1.0, -1.0 / 3.0}}}}};
    const double at_load = deflection_from_chord(central, l, e_i);
    CHECK(off(at_load, l * l / (12.0 * e_i)) < 1e-9);
    CHECK(off(c_m_0(describe_moments(central, l), at_load, e_i, l, 0.5), 0.91) < 0.002);
}

TEST_CASE("IPE 360 hall column, Annex B with the rolled method") {
    InteractionInput in;
    in.n_ed = 280e3;
    in.m_y_ed = 220e3;
    in.section_class = 1;
    in.n_rk = 7273e-6 * 355e6;
    in.m_y_rk = 1019e-6 * 355e6;
    in.m_z_rk = 191.1e-6 * 355e6;
    CHECK(off(in.n_rk, 2581.9e3) < 0.001);
    CHECK(off(in.m_y_rk, 361.7e3) < 0.001);
    in.lambda_y = lambda_bar(7273e-6, 355e6, n_cr(210e9, 16270e-8, 6.0));
    in.lambda_z = lambda_bar(7273e-6, 355e6, n_cr(210e9, 1043e-8, 3.0));
    CHECK(off(in.lambda_y, 0.53) < 0.01);
    CHECK(off(in.lambda_z, 1.04) < 0.01);
    in.chi_y = reduction(in.lambda_y, BucklingCurve::a).chi;
    in.chi_z = reduction(in.lambda_z, BucklingCurve::b).chi;
    CHECK(off(in.chi_y, 0.90) < 0.02);
    CHECK(off(in.chi_z, 0.58) < 0.012);
    const Section s{{}, 7273e-6, 16270e-8, 1043e-8, 37.32e-8, 313600e-12};
    const double critical = m_cr(s, {355e6, 210e9, 81e9}, 3.0, {1.31});
    CHECK(off(critical, 649.9e3) < 0.005);
    const double slenderness = std::sqrt(in.m_y_rk / critical);
    CHECK(off(slenderness, 0.75) < 0.007);
    const LateralReduction lt =
        lateral_reduction_rolled(slenderness, BucklingCurve::c, 1.0 / (1.33 - 0.33 * 0.5));
    CHECK(off(lt.chi, 0.79) < 0.01);
    CHECK(off(lt.k_c, 0.86) < 0.005);
    CHECK(off(lt.f, 0.93) < 0.005);
    CHECK(off(lt.chi_mod, 0.85) < 0.01);
    in.chi_lt = lt.chi_mod;
    in.c_my = 0.6;
    in.c_mlt = 0.8;
    const InteractionFactors k = factors_annex_b(in, i_shape(360, 170, 8, 12.7, 18));
    CHECK(off(k.k_yy, 0.624) < 0.005);
    CHECK(off(k.k_zy, 0.966) < 0.005);
    const InteractionResult r = buckling_interaction(in, k);
    CHECK(off(r.eq_6_61, 0.56) < 0.015);
    CHECK(off(r.eq_6_62, 0.88) < 0.015);
}

TEST_CASE("Table B.1 of classes 3 and 4: slenderness counts up to one") {
    InteractionInput in;
    in.section_class = 3;
    in.n_ed = 200e3;
    in.n_rk = 1e6;
    in.gamma_m1 = 1.1;
    in.chi_y = 0.8;
    in.chi_z = 0.5;
    in.c_my = 0.9;
    in.c_mz = 0.7;
    in.is_susceptible_to_torsion = false;
    const double n_y = 0.22 / 0.8, n_z = 0.22 / 0.5;
    for (const double lambda : {0.7, 1.0, 1.05, 1.6}) {
        in.lambda_y = in.lambda_z = lambda;
        const InteractionFactors k = factors_annex_b(in, i_shape(360, 170, 8, 12.7, 18));
        const double counted = 0.6 * std::fmin(lambda, 1.0);
        CHECK(k.k_yy == doctest::Approx(0.9 * (1.0 + counted * n_y)).epsilon(1e-12));
        CHECK(k.k_zz == doctest::Approx(0.7 * (1.0 + counted * n_z)).epsilon(1e-12));
        CHECK(k.k_yz == doctest::Approx(k.k_zz).epsilon(1e-12));
        CHECK(k.k_zy == doctest::Approx(0.8 * k.k_yy).epsilon(1e-12));
    }
}

TEST_CASE("305x305x240 UC column under biaxial bending, Annex B") {
    InteractionInput in;
    in.n_ed = 3440e3;
    in.m_y_ed = 420e3;
    in.m_z_ed = 110e3;
    in.n_rk = 30600e-6 * 275e6;
    in.m_y_rk = 4247e-6 * 275e6;
    in.m_z_rk = 1951e-6 * 275e6;
    in.lambda_y = lambda_bar(30600e-6, 275e6, n_cr(210e9, 64200e-8, 2.94));
    in.lambda_z = lambda_bar(30600e-6, 275e6, n_cr(210e9, 20300e-8, 4.2));
    in.chi_y = reduction(in.lambda_y, BucklingCurve::b).chi;
    in.chi_z = reduction(in.lambda_z, BucklingCurve::c).chi;
    in.c_my = 0.4;
    in.c_mz = 0.6;
    in.c_mlt = 0.4;
    const InteractionFactors k = factors_annex_b(in, i_shape(352.5, 317.9, 23, 37.7, 15.2));
    CHECK(off(k.k_zy, 0.79) < 0.01);
    CHECK(off(k.k_zz, 0.78) < 0.01);
    const InteractionResult r = buckling_interaction(in, k);
    CHECK(off(r.eq_6_61, 0.66) < 0.02);
    CHECK(off(r.eq_6_62, 0.97) < 0.01);
}

TEST_CASE("Annex A: elastic factors are the amplification of the textbook") {
    // Class 3, equal end moments about y, restrained against twist: k_yy = C_m mu / (1 - N/Ncr)
    Section s;
    s.area = 1e-2;
    s.i_y = s.i_z = 1e-4;
    s.i_t = 2e-4;
    s.w_el_y = s.w_el_z = 1e-3;
    s.w_pl_y = s.w_pl_z = 1.2e-3;
    InteractionInput in;
    in.section_class = 3;
    in.n_ed = 1e5;
    in.m_y_ed = 1e4;
    in.n_rk = 2.35e6;
    in.m_y_rk = in.m_z_rk = 2.35e5;
    in.n_cr_y = in.n_cr_z = in.n_cr_t = in.n_cr_tf = 1e6;
    in.chi_y = in.chi_z = 0.35;
    in.lambda_y = in.lambda_z = 1.5;
    const InteractionFactors k = factors_annex_a(in, s);
    CHECK(k.k_yy == doctest::Approx(1.0 / (1.0 - 0.35 * 0.1)));
    CHECK(k.k_zz == doctest::Approx(k.k_yy));
    CHECK(k.k_yz == doctest::Approx(k.k_zy));
    in.n_ed = 1.1e6;
    CHECK(std::isnan(factors_annex_a(in, s).k_yy));
}
