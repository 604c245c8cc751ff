// Cross-section clauses of EN 1993-1-1 against published worked examples: SCI P364 example 2,
// Simoes (JRC 2014) example 2, Gardner and Nethercot examples 6.5 and 6.10, Structville biaxial
// column.
#include <doctest/doctest.h>

#include <cmath>

#include "checks/en1993/angle.hpp"
#include "checks/en1993/classification.hpp"
#include "checks/en1993/clauses/axial.hpp"
#include "checks/en1993/clauses/bending.hpp"
#include "checks/en1993/clauses/bending_axial.hpp"
#include "checks/en1993/clauses/shear.hpp"
#include "checks/en1993/clauses/shear_interaction.hpp"
#include "checks/en1993/clauses/torsion.hpp"
#include "checks/en1993/tee.hpp"
#include "checks/en1993/yield_strength.hpp"

using namespace loadpath::en1993;

namespace {

Dimensions i_shape(double h, double b, double tw, double tf, double r) {
    return {Shape::i, h * 1e-3, b * 1e-3, tw * 1e-3, tf * 1e-3, 0.0, r * 1e-3};
}

Section section(Dimensions dimensions, double area, double w_pl_y, double w_pl_z = 0.0) {
    Section s;
    s.dimensions = dimensions;
    s.area = area * 1e-6;
    s.w_pl_y = w_pl_y * 1e-9;
    s.w_pl_z = w_pl_z * 1e-9;
    s.i_y = s.w_pl_y * 0.45 * dimensions.h;
    s.i_z = s.w_pl_z * 0.35 * dimensions.b;
    return s;
}

Steel steel(double f_y) { return {f_y * 1e6, 210e9, 81e9}; }

double off(double value, double expected) { return std::fabs(value / expected - 1.0); }

Actions bending_y(double m) {
    Actions a;
    a.m_y = m;
    return a;
}

}  // namespace

TEST_CASE("533x210x92 UKB, restrained beam") {
    const Section s = section(i_shape(533.1, 209.3, 10.1, 15.6, 12.7), 11700, 2360e3);
    const Steel s275 = steel(275);
    const Classification c = classify(s, s275, bending_y(539.5e3));
    CHECK(c.section_class == 1);
    CHECK(c.parts[0].section_class == 1);
    CHECK(c.parts[1].section_class == 1);
    const double a_v = shear_area(s.dimensions, s.area, Direction::z, 1.0);
    CHECK(off(a_v, 5723.6e-6) < 0.001);
    CHECK(off(v_pl_rd(a_v, s275), 909e3) < 0.001);
    CHECK(off(m_c_rd(s, s275, Axis::y, 1), 649e3) < 0.001);
    CHECK(off(539.5e3 / m_c_rd(s, s275, Axis::y, 1), 0.83) < 0.01);
    CHECK(off(269.5e3 / v_pl_rd(a_v, s275), 0.30) < 0.02);
    // with the recommended eta of EN 1993-1-5 the web itself governs
    CHECK(off(shear_area(s.dimensions, s.area, Direction::z, 1.2), 6083e-6) < 0.001);
}

TEST_CASE("IPE 400 beam") {
    const Section s = section(i_shape(400, 180, 8.6, 13.5, 21), 8446, 1307e3);
    const Steel s355 = steel(355);
    const Classification c = classify(s, s355, bending_y(114.3e3));
    CHECK(off(c.parts[0].c_over_t, 38.49) < 0.001);
    CHECK(off(c.parts[1].c_over_t, 4.79) < 0.001);
    CHECK(c.section_class == 1);
    CHECK(off(m_c_rd(s, s355, Axis::y, 1), 464.0e3) < 0.001);
    const double a_v = shear_area(s.dimensions, s.area, Direction::z, 1.0);
    CHECK(off(a_v, 4269e-6) < 0.001);
    CHECK(off(v_pl_rd(a_v, s355), 875e3) < 0.001);
    CHECK(rho(75.9e3, v_pl_rd(a_v, s355)) == 0.0);
}

TEST_CASE("high shear reduces the web only: 406x178x74 UKB") {
    Section s = section(i_shape(412.8, 179.5, 9.5, 16.0, 10.2), 9450, 1501e3);
    const Steel s275 = steel(275);
    CHECK(off(m_c_rd(s, s275, Axis::y, 1), 412.8e3) < 0.003);
    const double a_v = shear_area(s.dimensions, s.area, Direction::z, 1.2);
    CHECK(off(a_v, 4341e-6) < 0.001);
    const double v_rd = v_pl_rd(a_v, s275);
    CHECK(off(v_rd, 689.2e3) < 0.001);
    const double r = rho(525e3, v_rd);
    CHECK(off(r, 0.27) < 0.02);
    CHECK(off(m_v_rd(s, s275, Axis::y, 1, r), 386.8e3) < 0.001);
}

TEST_CASE("shear beyond the plastic resistance leaves the flanges, never a negative moment") {
    const Section s = section(i_shape(100, 55, 4.1, 5.7, 7), 1032, 39.4e3, 9.1e3);
    const Steel s275 = steel(275);
    CHECK(rho(3.0, 1.0) == 1.0);
    const double flanges = m_v_rd(s, s275, Axis::y, 1, 1.0);
    CHECK(flanges > 0.0);
    CHECK(flanges < m_c_rd(s, s275, Axis::y, 1));
    CHECK(m_v_rd(s, s275, Axis::z, 1, 1.0) >= 0.0);
}

TEST_CASE("254x254x89 UKC under N + My + Mz") {
    Section s = section(i_shape(260.3, 256.3, 10.3, 17.3, 12.7), 11332, 1223.8e3, 575.5e3);
    const Steel s265 = steel(265);
    const double n_pl = n_pl_rd(s, s265);
    CHECK(off(n_pl, 3003e3) < 0.0005);
    const double m_pl_y = m_c_rd(s, s265, Axis::y, 1);
    const double m_pl_z = m_c_rd(s, s265, Axis::z, 1);
    CHECK(off(m_pl_y, 324.3e3) < 0.0005);
    CHECK(off(m_pl_z, 152.5e3) < 0.0005);
    const double m_n_y = m_n_y_rd(s, s265, 1500e3, n_pl, m_pl_y);
    const double m_n_z = m_n_z_rd(s, s265, 1500e3, n_pl, m_pl_z);
    CHECK(off(m_n_y, 182.1e3) < 0.001);
    CHECK(off(m_n_z, 132.6e3) < 0.002);
    const Exponents e = biaxial_exponents(s.dimensions, 1500e3 / n_pl);
    CHECK(e.alpha == 2.0);
    CHECK(off(e.beta, 2.5) < 0.002);
    CHECK(off(plastic_interaction(89e3 / m_n_y, 7.9e3 / m_n_z, e), 0.240) < 0.005);
}

TEST_CASE("305x305x240 UC under N + My + Mz: (6.41)") {
    Section s = section(i_shape(352.5, 317.9, 23.0, 37.7, 15.2), 30600, 4247e3, 1951e3);
    const Steel s275 = steel(275);
    const double n_pl = n_pl_rd(s, s275);
    const double y = 420e3 / m_n_y_rd(s, s275, 3440e3, n_pl, m_c_rd(s, s275, Axis::y, 1));
    const double z = 110e3 / m_n_z_rd(s, s275, 3440e3, n_pl, m_c_rd(s, s275, Axis::z, 1));
    const Exponents e = biaxial_exponents(s.dimensions, 3440e3 / n_pl);
    CHECK(off(plastic_interaction(y, z, e), 0.33) < 0.04);
}

TEST_CASE("the plastic share of the web follows N and M as they grow together") {
    // IPE 360, 280 kN and 220 kNm: alpha = 0.759 and class 2 (JRC96658, chapter 1, example 6)
    Section s = section(i_shape(360, 170, 8.0, 12.7, 18), 7273, 1019e3, 191.1e3);
    s.i_y = 16270e-8;
    Actions a = bending_y(220e3);
    a.n = 280e3;
    const Classification c = classify(s, steel(355), a);
    CHECK(off(c.parts[0].alpha, 0.759) < 0.001);
    CHECK(c.section_class == 2);
    a.m_y = 0.0;
    const Classification pure = classify(s, steel(355), a);
    CHECK(pure.parts[0].alpha == 1.0);
    CHECK(pure.section_class == 4);
    CHECK(pure.is_class_3_by_stress);  // 38 N/mm2 only: 5.5.2(9)
    a.n = -280e3;
    CHECK(classify(s, steel(355), a).section_class == 1);
}

TEST_CASE("HEB 340 and IPE 400 in pure compression") {
    Actions a;
    a.n = 3326e3;
    CHECK(classify(section(i_shape(340, 300, 12, 21.5, 27), 17090, 2408e3), steel(355), a)
              .section_class == 1);
    // c/t = 38.5 > 42 * 0.814 = 34.2
    CHECK(classify(section(i_shape(400, 180, 8.6, 13.5, 21), 8446, 1307e3), steel(355), a)
              .section_class == 4);
}

TEST_CASE("limits of Table 5.2 at epsilon 1") {
    CHECK(class_of_internal_part(72.0, 1.0, 0.5, -1.0) == 1);
    CHECK(class_of_internal_part(83.0, 1.0, 0.5, -1.0) == 2);
    CHECK(class_of_internal_part(124.0, 1.0, 0.5, -1.0) == 3);
    CHECK(class_of_internal_part(124.1, 1.0, 0.5, -1.0) == 4);
    CHECK(class_of_internal_part(33.0, 1.0, 1.0, 1.0) == 1);
    CHECK(class_of_internal_part(38.0, 1.0, 1.0, 1.0) == 2);
    CHECK(class_of_internal_part(42.0, 1.0, 1.0, 1.0) == 3);
    CHECK(class_of_outstand(9.0, 1.0) == 1);
    CHECK(class_of_outstand(14.1, 1.0) == 4);
    CHECK(class_of_tube(50.0, 1.0) == 1);
    CHECK(class_of_tube(90.1, 1.0) == 4);
    CHECK(class_of_angle_in_compression(15.0, 11.5, 1.0) == 3);
    CHECK(class_of_angle_in_compression(15.1, 11.5, 1.0) == 4);
}

TEST_CASE("tubes: walls, shear area, interaction") {
    Section s;
    s.dimensions = {Shape::rhs, 0.2, 0.1, 0.0, 0.0, 0.008, 0.012};
    s.area = 4480e-6;
    s.w_pl_y = 282e-6;
    s.w_pl_z = 172e-6;
    s.i_y = 2230e-8;
    s.i_z = 739e-8;
    Actions a = bending_y(60e3);
    a.n = 100e3;
    CHECK(classify(s, steel(355), a).section_class == 1);
    CHECK(off(shear_area(s.dimensions, s.area, Direction::z, 1.0), 4480e-6 * 2.0 / 3.0) < 1e-12);
    CHECK(biaxial_exponents(s.dimensions, 0.0).alpha == doctest::Approx(1.66));
    CHECK(biaxial_exponents(s.dimensions, 0.9).alpha == 6.0);
    Section tube;
    tube.dimensions = {Shape::chs, 0.2191, 0.2191, 0.0, 0.0, 0.0063, 0.0};
    tube.area = 4210e-6;
    CHECK(off(shear_area(tube.dimensions, tube.area, Direction::y, 1.0), 2680.2e-6) < 1e-4);
    // thin ring: no moment at n = 1, cos(pi/4) of it at n = 1/2
    CHECK(m_n_y_rd(tube, steel(355), 0.5, 1.0, 10.0) == doctest::Approx(7.0710678));
}

TEST_CASE(
    "torsion of a closed tube uses its whole wall, torsion of an open section its thickness") {
    Section tube;
    tube.dimensions = {Shape::chs, 0.2, 0.2, 0.0, 0.0, 0.005, 0.0};
    tube.i_t = 2.0 * 1455e-8;
    CHECK(off(torsion_modulus(tube), 2.0 * 145.5e-6) < 1e-9);
    Section bar;  // square bar: W_t = 0.2082 a^3, I_t = 0.1406 a^4
    bar.dimensions = {Shape::rectangle, 0.1, 0.1};
    bar.i_t = 0.140577e-4;
    CHECK(off(torsion_modulus(bar), 0.20817e-3) < 1e-3);
    CHECK(shear_factor_with_torsion(bar, steel(355), 1.0, 0.0) == 1.0);
    CHECK(shear_factor_with_torsion(tube, steel(355), 1.0, 1e12) == 0.0);
}

TEST_CASE("thick plates lose strength by Table 3.1 where the document gives the nominal value") {
    CHECK(yield_strength("S355", 355e6, 0.040).f_y == 355e6);
    CHECK(yield_strength("S355", 355e6, 0.041).f_y == 335e6);
    CHECK(yield_strength("Steel S 235 JR", 235e6, 0.060).f_y == 215e6);
    CHECK(yield_strength("S355", 345e6, 0.060).f_y == 345e6);
    CHECK(yield_strength("my steel", 355e6, 0.060).f_y == 355e6);
    CHECK_FALSE(yield_strength("S460", 460e6, 0.100).is_decided);
    // EN 10025-2, Table 6: S355 has 295 MPa at 125 mm, and S235 215 MPa up to 100 mm.
    CHECK_FALSE(yield_strength("S355", 335e6, 0.125).is_decided);
    CHECK(yield_strength("S355", 295e6, 0.125).f_y == 295e6);
    CHECK(yield_strength("S235", 215e6, 0.100).f_y == 215e6);
    CHECK_FALSE(yield_strength("S235", 215e6, 0.101).is_decided);
}

TEST_CASE("(6.41) as a factor on the moments: a tube is used the same whichever way it is rolled") {
    const Exponents tube{2.0, 2.0};
    for (const double angle : {0.0, 0.3, 0.7853981633974483, 1.2}) {
        const double u = plastic_utilization(0.85 * std::cos(angle), 0.85 * std::sin(angle), tube);
        CHECK(off(u, 0.85) < 1e-9);
    }
    const Exponents i_shape_exponents{2.0, 1.3};
    const double u = plastic_utilization(0.6, 0.5, i_shape_exponents);
    CHECK(off(plastic_interaction(0.6 / u, 0.5 / u, i_shape_exponents), 1.0) < 1e-9);
    // it grows with the moments in proportion, and a trace of the other axis changes nothing
    CHECK(off(plastic_utilization(1.2, 1.0, i_shape_exponents), 2.0 * u) < 1e-9);
    CHECK(off(plastic_utilization(0.6, 2e-6, i_shape_exponents), 0.6) < 1e-5);
}

TEST_CASE(
    "a wall of a tube is classed by the stresses present: a trace of the other moment is one") {
    Section s;
    s.dimensions = {Shape::rhs, 0.25, 0.15, 0.0, 0.0, 0.0063, 0.00945};
    s.area = 4840e-6;
    s.w_pl_y = 402e-6;
    s.w_pl_z = 283e-6;
    s.i_y = 4143e-8;
    s.i_z = 1874e-8;
    Actions a = bending_y(71e3);
    CHECK(classify(s, steel(355), a).section_class == 1);
    a.m_z = 1e-5 * s.w_pl_z * 355e6;
    const Classification c = classify(s, steel(355), a);
    CHECK(c.section_class == 1);
    CHECK(off(c.parts[0].alpha, 0.5) < 1e-3);
    a = {};
    a.m_z = 50e3;  // the walls along z are compressed evenly
    CHECK(classify(s, steel(355), a).parts[0].alpha == 1.0);
}

TEST_CASE("shear buckling of a slender web takes from bending by EN 1993-1-5, 7.1") {
    // Welded I 1000x300x8x20, S235: M_pl = 1815 kNm, M_f = 1382 kNm
    Section s = section(i_shape(1000, 300, 8, 20, 0), 19680, 7723.2e3, 915.4e3);
    s.w_el_y = 6942.848e-6;
    const double rho_z = 0.81;
    const double m = 1566.3e3;
    const double value = m / 1814.95e3 + (1.0 - 1381.8e3 / 1814.95e3) * rho_z;
    CHECK(off(m / m_bw_rd(s, steel(235), Axis::y, 3, m, rho_z), value) < 1e-3);
    CHECK(m_bw_rd(s, steel(235), Axis::y, 3, 1300e3, rho_z) == m_c_rd(s, steel(235), Axis::y, 3));
}

TEST_CASE("principal axes of an angle: L 100x100x10 has I_u = 280 cm4 and I_v = 73 cm4") {
    const PrincipalAxes axes = principal_axes(176.7e-8, 176.7e-8, -103.7e-8);
    CHECK(off(axes.i_u, 280.4e-8) < 0.002);
    CHECK(off(axes.i_v, 73.0e-8) < 0.002);
    CHECK(off(axes.theta, 0.7853981633974483) < 1e-9);
    // Legs with sharp corners by hand, in mm: 1000 (5 - 28.684) (50 - 28.684)
    //                                         + 900 (55 - 28.684) (5 - 28.684)
    CHECK(off(product_of_inertia({Shape::l, 0.1, 0.1, 0.0, 0.0, 0.01, 0.0}), -106.58e-8) < 1e-3);
}

TEST_CASE("bent about a principal axis an angle has the stress of that axis") {
    Section s;
    s.dimensions = {Shape::l, 0.1, 0.1, 0.0, 0.0, 0.01, 0.012};
    s.area = 1915e-6;
    s.i_y = s.i_z = 176.7e-8;
    s.i_yz = -103.7e-8;
    s.y_0 = s.z_0 = -0.02322;
    // A moment about the axis of symmetry u: its components about y and z have opposite signs here.
    Actions a;
    a.m_y = 1e3 / std::sqrt(2.0);
    a.m_z = -1e3 / std::sqrt(2.0);
    Actions b = a;
    b.m_z = -a.m_z;
    const double toe = 0.1 / std::sqrt(2.0);  // from u, of the outer corners of both toes
    const double about_u = 1e3 * toe / 280.4e-8;
    const double first = largest_angle_stress(s, a), second = largest_angle_stress(s, b);
    CHECK(off(std::fmin(first, second), about_u) < 0.01);
    CHECK(std::fmax(first, second) > 1.5 * about_u);  // about v it is far weaker
}

TEST_CASE("beyond N_pl,Rd no moment is left, and without a shear area any shear is too much") {
    const Section s = section(i_shape(400, 180, 8.6, 13.5, 21), 8446, 1307e3);
    const double n_pl = s.area * 355e6, m_pl = s.w_pl_y * 355e6;
    CHECK(m_n_y_rd(s, steel(355), 1.0 * n_pl, n_pl, m_pl) == 0.0);
    CHECK(m_n_y_rd(s, steel(355), 1.05 * n_pl, n_pl, m_pl) == 0.0);
    CHECK(m_n_y_rd(s, steel(355), -1.05 * n_pl, n_pl, m_pl) == 0.0);
    CHECK(rho(1.0, 0.0) == 1.0);
    CHECK(rho(0.0, 0.0) == 0.0);
}

TEST_CASE("5.5.2(9): legs of 12 t are of class 4 at f_y and of class 3 at nine tenths of it") {
    // Sheet 3 asks for (b + h) / 2 t <= 11.5 epsilon; with sqrt(1 / 0.9) that is 12.1.
    Section angle;
    angle.dimensions = {Shape::l, 0.12, 0.12, 0.0, 0.0, 0.01, 0.0};
    angle.area = 2300e-6;
    Actions pressed;
    pressed.n = 0.9 * 235e6 * angle.area;
    const Classification c = classify(angle, steel(235), pressed);
    CHECK(c.section_class == 4);
    CHECK(c.is_class_3_by_stress);
    pressed.n = 0.95 * 235e6 * angle.area;  // 11.8
    CHECK_FALSE(classify(angle, steel(235), pressed).is_class_3_by_stress);
}

TEST_CASE("the asymmetry of a tee is the integral over its layers") {
    // (int (y^2 + z^2) z dA) / (2 I_y) - z_s, with the shear centre in the middle of the flange.
    for (const double tw : {0.008, 0.06}) {
        const Dimensions d{Shape::t, 0.2, 0.15, tw, 0.02, 0.0, 0.0};
        const int layers = 20000;
        const double thickness = d.h / layers;
        const auto over_layers = [&](auto value) {
            double sum = 0.0;
            for (int k = 0; k < layers; ++k) {
                const double from_top = (k + 0.5) * thickness;
                sum += value(from_top < d.tf ? d.b : d.tw, from_top) * thickness;
            }
            return sum;
        };
        const double area = over_layers([](double width, double) { return width; });
        const double centroid =
            over_layers([](double width, double z) { return width * z; }) / area;
        const double i_y = over_layers(
            [&](double width, double z) { return width * (z - centroid) * (z - centroid); });
        const double cubic = over_layers([&](double width, double z) {
            const double up = centroid - z;
            return width * up * (up * up + width * width / 12.0);
        });
        const double expected = std::fabs(centroid - 0.5 * d.tf - 0.5 * cubic / i_y);
        CHECK(off(asymmetry_of_tee(d, i_y), expected) < 1e-5);
    }
}
