// Figures of EN 1993-1-1 that the published examples do not reach, by hand from the standard's
// formulas; each is sensitive to a constant that no other test noticed when it was changed.
#include <doctest/doctest.h>

#include <cmath>

#include "checks/en1993/angle.hpp"
#include "checks/en1993/classification.hpp"
#include "checks/en1993/clauses/bending_axial.hpp"
#include "checks/en1993/clauses/shear.hpp"
#include "checks/en1993/clauses/torsion.hpp"
#include "checks/en1993/clauses/torsional_flexural.hpp"
#include "checks/en1993/perimeter.hpp"
#include "checks/en1993/yield_strength.hpp"

using namespace loadpath::en1993;

namespace {

double deviation(double value, double expected) { return std::fabs(value / expected - 1.0); }

}  // namespace

TEST_CASE("6.2.6(3)b: the shear area of UPN 200 is 3220 - 2 75 11.5 + (8.5 + 11.5) 11.5 mm2") {
    const Dimensions upn{Shape::u, 0.2, 0.075, 0.0085, 0.0115, 0.0, 0.0115};
    CHECK(deviation(shear_area(upn, 3220e-6, Direction::z, 1.0), 1725e-6) < 1e-9);
}

TEST_CASE(
    "Table 5.2: webs whose smaller part is compressed, 36 / 0.4 = 90 and 41.5 / 0.4 = 103.75") {
    CHECK(class_of_internal_part(89.9, 1.0, 0.4, -1.5) == 1);
    CHECK(class_of_internal_part(90.1, 1.0, 0.4, -1.5) == 2);
    CHECK(class_of_internal_part(103.7, 1.0, 0.4, -1.5) == 2);
    CHECK(class_of_internal_part(103.8, 1.0, 0.4, -1.5) == 3);
}

TEST_CASE("a tube without a corner radius has outer corners of 1.5 t") {
    Section s;
    s.dimensions = {Shape::rhs, 0.2, 0.1, 0.0, 0.0, 0.005, 0.0};
    s.area = 2900e-6;
    Actions pressed;
    pressed.n = 1e5;
    const Classification c = classify(s, {235e6, 210e9, 81e9}, pressed);
    CHECK(deviation(c.parts[0].c_over_t, 37.0) < 1e-9);  // (200 - 2 7.5) / 5
    CHECK(deviation(c.parts[1].c_over_t, 17.0) < 1e-9);
    // EN 10210-2: corners of 5 mm in the middle of the wall, U = 580 - 2 5 (4 - pi) = 571.416 mm,
    // A_h = 95 195 - 25 (4 - pi) = 18503.54 mm2, t + 2 A_h / U = 69.7637 mm
    s.i_t = 69.7637e-9;
    CHECK(deviation(torsion_modulus(s), 1e-6) < 1e-5);
}

TEST_CASE("6.2.9.1(5): the web's share counts up to a half") {
    Section s;
    s.dimensions = {Shape::rhs, 0.3, 0.1, 0.0, 0.0, 0.005, 0.0};
    s.area = 3900e-6;  // webs (3900 - 1000) / 3900 = 0.74, flanges (3900 - 3000) / 3900 = 0.23
    const Steel steel{235e6, 210e9, 81e9};
    CHECK(deviation(m_n_y_rd(s, steel, 0.5, 1.0, 3.0), 3.0 * 0.5 / 0.75) < 1e-9);
    CHECK(deviation(m_n_z_rd(s, steel, 0.5, 1.0, 3.0), 3.0 * 0.5 / (1.0 - 0.45 / 3.9)) < 1e-9);
}

TEST_CASE("L 150x100x10 bent about the axis of its short leg, as two rectangles") {
    // Centroid 23.75 and 48.75 mm from the heel; I_y = 557.625, I_z = 202.625, I_yz = -196.875 cm4.
    // At the inner corner of the long leg, y = -13.75 and z = 101.25 mm:
    // (I_z z - I_yz y) / (I_y I_z - I_yz^2) = 178.0875e6 / 7.4229e12 mm-3
    Section s;
    s.dimensions = {Shape::l, 0.15, 0.1, 0.0, 0.0, 0.01, 0.0};
    s.area = 2400e-6;
    s.i_y = 557.625e-8;
    s.i_z = 202.625e-8;
    s.i_yz = -196.875e-8;
    CHECK(deviation(product_of_inertia(s.dimensions), s.i_yz) < 1e-9);
    Actions bent;
    bent.m_y = 1e3;
    CHECK(deviation(largest_angle_stress(s, bent), 178.0875 / 7.4229 * 1e6) < 1e-9);
}

TEST_CASE("torsional-flexural buckling does not know which axis is called y") {
    Section s;
    s.area = 1.0;
    s.i_y = s.i_z = 0.5;
    s.y_0 = 0.6;
    const double along_y = n_cr_tf(s, 2.0, 5.0, 3.0);
    s.y_0 = 0.0;
    s.z_0 = 0.6;
    CHECK(deviation(n_cr_tf(s, 5.0, 2.0, 3.0), along_y) < 1e-9);
    // Both Euler forces 2, torsion 3, i_0^2 = 1 + 0.25: (N - 2)(N - 3) 1.25 = 0.25 N^2 has the
    // roots (6.25 -+ sqrt(6.25^2 - 4 7.5)) / 2
    s.y_0 = 0.3;
    s.z_0 = 0.4;
    CHECK(deviation(n_cr_tf(s, 2.0, 2.0, 3.0), 0.5 * (6.25 - std::sqrt(9.0625))) < 1e-9);
}

TEST_CASE("Table 3.1: strengths above 40 mm") {
    CHECK(yield_strength("S235", 235e6, 0.05).f_y == 215e6);
    CHECK(yield_strength("S275", 275e6, 0.05).f_y == 255e6);
    CHECK(yield_strength("S355", 355e6, 0.05).f_y == 335e6);
    CHECK(yield_strength("S420", 420e6, 0.05).f_y == 390e6);
    CHECK(yield_strength("S450", 440e6, 0.05).f_y == 410e6);
    CHECK(yield_strength("S460", 460e6, 0.05).f_y == 430e6);
}

TEST_CASE("what is painted: IPE 300 has 1.160 m, UPE 200 0.697 m (mill's tables)") {
    CHECK(deviation(perimeter_of({Shape::i, 0.3, 0.15, 0.0071, 0.0107, 0.0, 0.015}), 1.160) < 5e-4);
    CHECK(deviation(perimeter_of({Shape::u, 0.2, 0.08, 0.006, 0.011, 0.0, 0.013}), 0.697) < 5e-4);
    // Sharp corners, by hand.
    CHECK(deviation(perimeter_of({Shape::t, 0.1, 0.08, 0.006, 0.01, 0.0, 0.0}), 0.36) < 1e-9);
    CHECK(deviation(perimeter_of({Shape::rectangle, 0.1, 0.02}), 0.24) < 1e-9);
}
