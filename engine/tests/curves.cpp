// Curves along a member: exact extremes, jumps, sums and integrals of known diagrams.
#include <doctest/doctest.h>

#include <array>
#include <cmath>

#include "curves/curve.hpp"

using namespace loadpath::curves;

namespace {

Curve one_piece(double length, std::array<double, coefficient_count> c) {
    return Curve{{Piece{0.0, length, Polynomial{c}}}};
}

}  // namespace

TEST_CASE("a parabola has its extreme at its vertex") {
    // M = q x (L - x) / 2 with q = 10, L = 6
    const Curve m = one_piece(6.0, {0.0, 30.0, -5.0});
    CHECK(m.maximum().x == doctest::Approx(3.0));
    CHECK(m.maximum().value == doctest::Approx(45.0));
    CHECK(m.minimum().value == doctest::Approx(0.0));
    CHECK(m.integral(0.0, 6.0) == doctest::Approx(10.0 * 216.0 / 12.0));
    CHECK(m.integral(6.0, 0.0) == doctest::Approx(-180.0));
}

TEST_CASE("the largest moment of a triangular load lies at L over the root of three") {
    // M = q L x / 6 - q x^3 / (6 L)
    const double q = 12.0, length = 5.0;
    const Curve m = one_piece(length, {0.0, q * length / 6.0, 0.0, -q / (6.0 * length)});
    CHECK(m.abs_maximum().x == doctest::Approx(length / std::sqrt(3.0)).epsilon(1e-14));
    CHECK(m.abs_maximum().value == doctest::Approx(q * length * length / (9.0 * std::sqrt(3.0))));
}

TEST_CASE("a quintic's stationary points are all found") {
    // derivative (s - 1)(s - 2)(s - 3)(s - 4) = s^4 - 10 s^3 + 35 s^2 - 50 s + 24
    Polynomial p{{0.0, 24.0, -25.0, 35.0 / 3.0, -2.5, 0.2}};
    const Roots r = roots_within(p.derivative(), 5.0);
    REQUIRE(r.count == 4);
    for (std::size_t k = 0; k < 4; ++k) {
        CHECK(r.s[k] == doctest::Approx(static_cast<double>(k + 1)).epsilon(1e-10));
    }
}

TEST_CASE("roots are found in a double root and at the ends") {
    const Roots twice = roots_within(Polynomial{{4.0, -4.0, 1.0}}, 5.0);  // (s - 2)^2
    REQUIRE(twice.count == 1);
    CHECK(twice.s[0] == doctest::Approx(2.0));
    const Roots ends = roots_within(Polynomial{{0.0, -5.0, 1.0}}, 5.0);  // s (s - 5)
    REQUIRE(ends.count == 2);
    CHECK(ends.s[0] == 0.0);
    CHECK(ends.s[1] == doctest::Approx(5.0));
    CHECK(roots_within(Polynomial{}, 5.0).count == 0);
}

TEST_CASE("a cubic with a leading coefficient of rounding noise is a quadratic") {
    const Roots r = roots_within(Polynomial{{-6.0, 5.0, -1.0, 1e-18}}, 5.0);
    REQUIRE(r.count == 2);
    CHECK(r.s[0] == doctest::Approx(2.0));
    CHECK(r.s[1] == doctest::Approx(3.0));
}

TEST_CASE("a point load leaves a jump with a value on either side") {
    const Curve v{{Piece{0.0, 2.0, Polynomial{{7.0}}}, Piece{2.0, 6.0, Polynomial{{-3.0}}}}};
    CHECK(v.at_left(2.0) == 7.0);
    CHECK(v.at_right(2.0) == -3.0);
    CHECK(v.at_left(0.0) == 7.0);
    CHECK(v.at_right(6.0) == -3.0);
    CHECK(v.abs_maximum().value == 7.0);
    CHECK(v.minimum().value == -3.0);
    CHECK(v.integral(1.0, 4.0) == doctest::Approx(7.0 - 6.0));
}

TEST_CASE("a sum of curves equals the sum of their values everywhere") {
    const Curve a{
        {Piece{0.0, 2.0, Polynomial{{1.0, 2.0}}}, Piece{2.0, 6.0, Polynomial{{5.0, -1.0}}}}};
    const Curve b{
        {Piece{0.0, 3.0, Polynomial{{0.0, 0.0, 4.0}}}, Piece{3.0, 6.0, Polynomial{{36.0}}}}};
    const std::array<Term, 2> terms{Term{&a, 1.35}, Term{&b, -1.5}};
    const Curve c = sum(terms);
    CHECK(c.pieces.size() == 3);
    for (double x = 0.05; x < 6.0; x += 0.1) {
        CHECK(c.at_right(x) == doctest::Approx(1.35 * a.at_right(x) - 1.5 * b.at_right(x)));
    }
    CHECK(sum(std::array<Term, 0>{}).is_empty());
}

TEST_CASE("a part keeps its values and starts where it is put") {
    const Curve m = one_piece(6.0, {0.0, 30.0, -5.0});
    const Curve half = part(m, 3.0, 6.0, 10.0);
    CHECK(half.pieces.front().x0 == 10.0);
    CHECK(half.at_left(10.0) == doctest::Approx(45.0));
    CHECK(half.at_right(13.0) == doctest::Approx(0.0).epsilon(1e-12));
    CHECK(half.at_left(11.0) == doctest::Approx(m.at_left(4.0)));
}

TEST_CASE("an empty curve is zero") {
    const Curve nothing;
    CHECK(nothing.at_left(1.0) == 0.0);
    CHECK(nothing.abs_maximum().value == 0.0);
    CHECK(nothing.integral(0.0, 4.0) == 0.0);
}

TEST_CASE("a reversed curve has the same values from the other end") {
    const Curve a{
        {Piece{0.0, 2.0, Polynomial{{1.0, 2.0}}}, Piece{2.0, 6.0, Polynomial{{5.0, -1.0, 0.25}}}}};
    const Curve back = reversed(a, 6.0);
    for (double x = 0.05; x < 6.0; x += 0.1) {
        CHECK(back.at_left(6.0 - x) == doctest::Approx(a.at_right(x)));
    }
}
