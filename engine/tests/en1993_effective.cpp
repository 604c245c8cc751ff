// Effective sections of class 4 against a published girder: E. Ellobody, Finite Element Analysis
// and Design of Steel and Steel-Concrete Composite Bridges (2014), chapter 4, reduced cross-section
// of a plate girder (figure 4.142); and by hand.
#include <doctest/doctest.h>

#include <cmath>

#include "checks/en1993/effective_section.hpp"

using namespace loadpath::en1993;

namespace {

double off(double value, double expected) { return std::fabs(value / expected - 1.0); }

Steel steel(double f_y) { return {f_y * 1e6, 210e9, 81e9}; }

// Of three plates, in metres.
Section welded_i(double h, double b, double tw, double tf) {
    Section s;
    s.dimensions = {Shape::i, h, b, tw, tf, 0.0, 0.0};
    const double web = h - 2.0 * tf;
    s.area = 2.0 * b * tf + web * tw;
    s.i_y = (b * h * h * h - (b - tw) * web * web * web) / 12.0;
    s.i_z = (2.0 * tf * b * b * b + web * tw * tw * tw) / 12.0;
    s.w_el_y = 2.0 * s.i_y / h;
    s.w_el_z = 2.0 * s.i_z / b;
    return s;
}

}  // namespace

TEST_CASE("web of a bridge girder, 2700 x 16, S275") {
    // Flanges of two plates 540 x 30 and 500 x 30 as one of the same area.
    const Section girder = welded_i(2.82, 0.52, 0.016, 0.06);
    const EffectiveSection e = effective_section(girder, steel(275));
    const EffectiveWidth& web = e.bending_y.widths[1];
    CHECK(off(web.lambda_p, 1.315) < 0.001);
    CHECK(off(web.rho, 0.697) < 0.001);
    CHECK(off(web.b_eff, 0.94) < 0.002);  // printed as 94 cm
    CHECK(off(0.4 * web.b_eff, 0.376) < 0.002);
    CHECK(off(girder.area - web.lost() * 0.016, 990.4e-4) < 0.0005);
    // The centroid lies 1.36 m above the lower edge; W_eff of the upper edge follows from it.
    const double z = 1.36;
    double inertia = 0.0;
    const auto add = [&](double width, double height, double at) {
        inertia += width * height * (height * height / 12.0 + (at - z) * (at - z));
    };
    add(0.52, 0.06, 0.03);
    add(0.52, 0.06, 2.79);
    add(0.016, 1.914, 1.017);
    add(0.016, 0.376, 2.572);
    CHECK(off(e.bending_y.value, inertia / (2.82 - z)) < 0.002);
}

TEST_CASE("plates of Tables 4.1 and 4.2 meet at their limits") {
    CHECK(k_sigma_of_internal_part(1.0) == doctest::Approx(4.0));
    CHECK(k_sigma_of_internal_part(0.0) == doctest::Approx(7.81));
    CHECK(k_sigma_of_internal_part(1e-12) == doctest::Approx(7.81).epsilon(1e-4));
    CHECK(off(k_sigma_of_internal_part(-1.0), 23.9) < 0.001);
    CHECK(off(k_sigma_of_internal_part(-1.0 + 1e-12), 23.9) < 0.002);
    CHECK(k_sigma_of_outstand(1.0) == doctest::Approx(0.43));
    CHECK(k_sigma_of_outstand(0.0) == doctest::Approx(0.57));
    for (const double psi : {1.0, 0.0, -1.0}) {
        const double limit = 0.5 + std::sqrt(0.085 - 0.055 * psi);
        CHECK(rho_of_internal_part(limit + 1e-9, psi) == doctest::Approx(1.0).epsilon(1e-6));
    }
    CHECK(rho_of_outstand(0.748 + 1e-9) == doctest::Approx(1.0).epsilon(1e-3));
    for (const double lambda_p : {0.748, 0.7484, 0.7488}) CHECK(rho_of_outstand(lambda_p) <= 1.0);
}

TEST_CASE("a square tube has one modulus, and loses the same on four sides") {
    Section tube;
    tube.dimensions = {Shape::rhs, 0.4, 0.4, 0.0, 0.0, 0.006, 0.009};
    tube.area = 9.36e-3;
    tube.i_y = tube.i_z = 2.41e-4;
    tube.w_el_y = tube.w_el_z = 1.205e-3;
    const EffectiveSection e = effective_section(tube, steel(355));
    CHECK(e.bending_y.value == doctest::Approx(e.bending_z.value).epsilon(1e-12));
    CHECK(e.bending_y.value < tube.w_el_y);
    const double lost = e.compression.widths[0].lost();
    // c = 400 - 18 = 382: lambda_p = 63.67 / (56.8 · 0.8136) = 1.378, rho = 1.158 / 1.899 = 0.610
    CHECK(off(lost, 0.390 * 0.382) < 0.002);
    CHECK(e.compression.value == doctest::Approx(tube.area - 4.0 * lost * 0.006));
}

TEST_CASE("of the flange of a tube that is left what its wall loses over its whole width") {
    Section tube;
    tube.dimensions = {Shape::rhs, 0.3, 0.4, 0.0, 0.0, 0.006, 0.009};
    tube.area = 8.16e-3;
    tube.i_y = 1.2e-4;
    tube.i_z = 1.9e-4;
    tube.w_el_y = tube.i_y / 0.15;
    tube.w_el_z = tube.i_z / 0.2;
    const EffectiveSection e = effective_section(tube, steel(355));
    const auto left = [](double width) {  // Table 4.1 with psi = 1, (4.2)
        const double c = width - 0.018;
        const double lambda_p = c / 0.006 / (56.8 * std::sqrt(235.0 / 355.0));
        return 1.0 - c * (1.0 - (lambda_p - 0.22) / (lambda_p * lambda_p)) / width;
    };
    CHECK(off(e.bending_y.flange, left(0.4)) < 1e-3);
    CHECK(off(e.bending_z.flange, left(0.3)) < 1e-3);
}

TEST_CASE("of the flange of an I-section is left what both its sides lose") {
    const EffectiveSection e = effective_section(welded_i(0.5, 0.5, 0.01, 0.01), steel(355));
    const double c = 0.245;  // Table 4.2 with psi = 1, (4.3)
    const double lambda_p = c / 0.01 / (28.4 * std::sqrt(235.0 / 355.0) * std::sqrt(0.43));
    const double rho = (lambda_p - 0.188) / (lambda_p * lambda_p);
    CHECK(off(e.bending_y.flange, 1.0 - 2.0 * c * (1.0 - rho) / 0.5) < 1e-3);
}

TEST_CASE("a stem beyond 100 epsilon t is not decided") {
    const auto is_found = [](double slenderness, double f_y) {
        Section tee;
        tee.dimensions = {Shape::t, 0.02 + 0.008 * slenderness, 0.3, 0.008, 0.02, 0.0, 0.0};
        const double stem = 0.008 * 0.008 * slenderness, flange = 0.3 * 0.02;
        const double h = tee.dimensions.h;
        tee.area = stem + flange;
        const double from_top = (flange * 0.01 + stem * 0.5 * (h + 0.02)) / tee.area;
        tee.i_y = 1e-4;
        tee.i_z = 4.5e-5;
        tee.w_el_y = tee.i_y / (h - from_top);
        tee.w_el_z = tee.i_z / 0.15;
        return effective_section(tee, steel(f_y)).compression.value > 0.0;
    };
    CHECK(is_found(95.0, 235));
    CHECK_FALSE(is_found(105.0, 235));
    CHECK(is_found(95.0 * std::sqrt(235.0 / 355.0), 355));
    CHECK_FALSE(is_found(105.0 * std::sqrt(235.0 / 355.0), 355));
}

TEST_CASE("what is effective in full keeps its figures") {
    const Section stocky = welded_i(0.4, 0.3, 0.02, 0.03);
    const EffectiveSection e = effective_section(stocky, steel(355));
    CHECK(e.compression.value == stocky.area);
    CHECK(e.bending_y.value == doctest::Approx(stocky.w_el_y).epsilon(1e-14));
    CHECK(e.bending_z.value == doctest::Approx(stocky.w_el_z).epsilon(1e-14));
}

TEST_CASE("the axis of a channel moves away from its web") {
    Section channel;
    channel.dimensions = {Shape::u, 0.4, 0.1, 0.008, 0.014, 0.0, 0.012};
    channel.area = 5.9e-3;
    channel.i_y = 1.4e-4;
    channel.i_z = 5.3e-6;
    channel.w_el_y = 7.0e-4;
    channel.w_el_z = channel.i_z / 0.074;  // the web's face is 26 mm from the axis
    const EffectiveSection e = effective_section(channel, steel(355));
    const EffectiveWidth& web = e.compression.widths[1];
    CHECK(web.rho < 1.0);
    const double lost = web.lost() * 0.008;
    CHECK(e.compression.value == doctest::Approx(channel.area - lost));
    CHECK(e.e_n_z == doctest::Approx(lost * 0.022 / (channel.area - lost)));
    CHECK(e.bending_y.value == channel.w_el_y);
    CHECK(e.bending_z.value <= channel.w_el_z);
    // With a flange that is reduced its axes turn in bending about y.
    channel.dimensions.b = 0.35;
    channel.area = 1.278e-2;
    channel.i_y = 3.995e-4;
    channel.i_z = 1.668e-4;
    channel.w_el_y = channel.i_y / 0.2;
    channel.w_el_z = channel.i_z / 0.2148;
    const EffectiveSection wide = effective_section(channel, steel(355));
    CHECK(wide.compression.value < channel.area);
    CHECK(wide.bending_y.value > 0.0);
    CHECK(wide.bending_y.value < 0.95 * channel.w_el_y);
    // Figures that no such channel has decide nothing.
    channel.i_z = 5.3e-6;
    channel.w_el_z = channel.i_z / 0.2148;
    CHECK(effective_section(channel, steel(355)).bending_y.value == 0.0);
}

TEST_CASE("an angle without a shear centre is found where its legs are effective in full") {
    Section angle;
    angle.dimensions = {Shape::l, 0.08, 0.08, 0.0, 0.0, 0.008, 0.01};
    angle.area = 1.23e-3;
    angle.w_el_y = angle.w_el_z = 1.26e-5;
    CHECK(effective_section(angle, steel(355)).compression.value == angle.area);
    angle.dimensions.t = 0.005;
    CHECK(effective_section(angle, steel(355)).compression.value == 0.0);
}
