// Plate bending against closed forms: Navier and Timoshenko values, convergence rates, no shear
// locking.
#include <doctest/doctest.h>

#include "shell/shell_model.hpp"

using namespace shell_test;

namespace {

constexpr double pi = std::numbers::pi;

bool on_square_edge(const Vector3d& p) {
    return p.x() < 1e-9 || p.x() > 1 - 1e-9 || p.y() < 1e-9 || p.y() > 1 - 1e-9;
}

// Unit square under unit pressure along z; deflection of the centre times D.
double centre_deflection(const Kind& kind, int n, double t, bool clamped,
                         Resultants* centre = nullptr) {
    const double e = 1.0 / (t * t * t), nu = 0.3;
    ShellModel m = grid(n, n, kind.triangles, [](double u, double v) { return Vector3d(u, v, 0); });
    m.theory = kind.theory;
    m.section = isotropic(e, nu, t);
    m.hold_everywhere({0, 1, 5});
    if (clamped)
        m.hold_where(on_square_edge, {2, 3, 4});
    else {
        m.hold_where([](const Vector3d& p) { return p.x() < 1e-9 || p.x() > 1 - 1e-9; }, {2, 3});
        m.hold_where([](const Vector3d& p) { return p.y() < 1e-9 || p.y() > 1 - 1e-9; }, {2, 4});
    }
    m.add_uniform_load({0, 0, 1});
    const VectorXd u = m.solve();
    const int middle = m.node_at({0.5, 0.5, 0});
    if (centre) *centre = m.at_node(u, middle);
    return u(6 * middle + 2) / (12 * (1 - nu * nu));
}

// Navier's series for the simply supported square plate (Timoshenko and Woinowsky-Krieger, eq.
// 131).
double navier() {
    double sum = 0;
    for (int m = 1; m < 100; m += 2)
        for (int n = 1; n < 100; n += 2)
            sum += 16 / std::pow(pi, 6) * std::sin(m * pi / 2) * std::sin(n * pi / 2) /
                   (m * n * std::pow(double(m * m + n * n), 2));
    return sum;
}

}  // namespace

TEST_CASE("simply supported square plate: second-order convergence to Navier's series") {
    for (const Kind& kind : kinds) {
        const double exact = navier();
        const double coarse = std::abs(centre_deflection(kind, 8, 1e-3, false) / exact - 1);
        const double fine = std::abs(centre_deflection(kind, 16, 1e-3, false) / exact - 1);
        CHECK(fine < 0.015);
        CHECK(coarse / fine > 3.4);
    }
}

TEST_CASE(
    "simply supported square plate: bending moment 0.0479 q a2 at the centre, stretched face "
    "opposite q") {
    for (const Kind& kind : kinds) {
        Resultants r;
        centre_deflection(kind, 16, 1e-3, false, &r);
        // The load acts along +z, so the face at +z is stretched: negative in the sign of
        // plate_resultants.hpp.
        CHECK(r.mx == doctest::Approx(-0.0479).epsilon(0.02));
        CHECK(r.my == doctest::Approx(-0.0479).epsilon(0.02));
        CHECK(std::abs(r.mxy) < 1e-3);
    }
}

TEST_CASE("clamped square plate: 0.00126532 q a4 / D (Taylor and Govindjee 2004)") {
    for (const Kind& kind : kinds) {
        Resultants r;
        CHECK(centre_deflection(kind, 16, 1e-3, true, &r) ==
              doctest::Approx(0.00126532).epsilon(0.015));
        CHECK(r.mx == doctest::Approx(-0.0229051).epsilon(0.03));
    }
}

TEST_CASE(
    "no shear locking: the thick elements keep their accuracy as the thickness goes to zero") {
    for (bool triangles : {false, true}) {
        for (double t : {1e-2, 1e-4, 1e-6}) {
            CHECK(centre_deflection({triangles, Theory::mindlin}, 8, t, true) ==
                  doctest::Approx(0.00126532).epsilon(0.06));
        }
    }
}

TEST_CASE(
    "thick plate: shear deflection of a simply supported plate (Reissner-Mindlin, hard supports)") {
    // For hard simple supports w = w_Kirchhoff + M / (kappa G t), M = Marcus moment sum of the
    // membrane analogy: lap M = -q, M = 0 on the edge (Wang, Reddy, Lee, Shear Deformable Beams and
    // Plates, 2000, ch. 6).
    double marcus = 0;
    for (int m = 1; m < 200; m += 2)
        for (int n = 1; n < 200; n += 2)
            marcus += 16 / std::pow(pi, 4) * std::sin(m * pi / 2) * std::sin(n * pi / 2) /
                      (m * n * double(m * m + n * n));
    const double t = 0.2, nu = 0.3, e = 1 / (t * t * t);
    const double d = 1 / (12 * (1 - nu * nu));
    const double exact = navier() + d * marcus / (5.0 / 6 * e / (2 * (1 + nu)) * t);
    for (bool triangles : {false, true})
        CHECK(centre_deflection({triangles, Theory::mindlin}, 16, t, false) ==
              doctest::Approx(exact).epsilon(0.01));
}

TEST_CASE("Morley's 30 degree skew plate under pressure: 0.000408 q a4 / D at the centre") {
    // Morley (1963), Skew Plates and Structures; simply supported (w = 0), a / t = 1000.
    const double t = 1e-3, e = 1 / (t * t * t), nu = 0.3, angle = pi / 6;
    for (const Kind& kind : kinds) {
        ShellModel m = grid(32, 32, kind.triangles, [&](double u, double v) {
            return Vector3d(u + v * std::cos(angle), v * std::sin(angle), 0);
        });
        m.theory = kind.theory;
        m.section = isotropic(e, nu, t);
        m.hold_everywhere({0, 1, 5});
        const double height = std::sin(angle);
        m.hold_where(
            [&](const Vector3d& p) {
                const double v = p.y() / height, u = p.x() - v * std::cos(angle);
                return u < 1e-9 || u > 1 - 1e-9 || v < 1e-9 || v > 1 - 1e-9;
            },
            {2});
        m.add_uniform_load({0, 0, 1});
        const VectorXd u = m.solve();
        const int middle = m.node_at({(1 + std::cos(angle)) / 2, height / 2, 0});
        CHECK(u(6 * middle + 2) / (12 * (1 - nu * nu)) == doctest::Approx(0.000408).epsilon(0.06));
    }
}

TEST_CASE("an orthotropic strip bends with the modulus of its own direction") {
    for (const Kind& kind : kinds) {
        for (bool turned : {false, true}) {
            ShellModel m = grid(10, 1, kind.triangles,
                                [](double u, double v) { return Vector3d(10 * u, v, 0); });
            m.theory = kind.theory;
            m.section = isotropic(1, 0, 0.1);
            m.section.orthotropic = Orthotropy{2e9, 5e8, 0.0, 1e8, {}, {}};
            if (turned) m.local_x = Vector3d(0, 1, 0);
            m.hold_where([](const Vector3d& p) { return p.x() < 1e-9; }, {0, 1, 2, 3, 4, 5});
            for (double y : {0.0, 1.0}) m.add_load(m.node_at({10, y, 0}), 4, -5.0);
            const VectorXd u = m.solve();
            const double e = turned ? 5e8 : 2e9, i = 0.1 * 0.1 * 0.1 / 12;
            CHECK(u(6 * m.node_at({10, 0, 0}) + 2) ==
                  doctest::Approx(10 * 100 / (2 * e * i)).epsilon(1e-6));
        }
    }
}

TEST_CASE("stiffness modifiers scale membrane, bending and shear apart") {
    PlateSection s = isotropic(1e6, 0.2, 0.1);
    const auto plain = std::get<PlateStiffness>(plate_stiffness(s));
    s.membrane_factor = 0.5, s.bending_factor = 0.25, s.shear_factor = 0.1;
    const auto scaled = std::get<PlateStiffness>(plate_stiffness(s));
    CHECK((scaled.membrane - 0.5 * plain.membrane).norm() < 1e-9);
    CHECK((scaled.bending - 0.25 * plain.bending).norm() < 1e-9);
    CHECK((scaled.shear - 0.1 * plain.shear).norm() < 1e-9);
}

TEST_CASE("sections without a positive stiffness are refused by name") {
    PlateSection s{1e6, 1e5, 0.1, {}};
    CHECK(std::get<SectionDefect>(plate_stiffness(s)) == SectionDefect::poisson_out_of_range);
    s.orthotropic = Orthotropy{1e6, 1e6, 1.2, 1e5, {}, {}};
    CHECK(std::get<SectionDefect>(plate_stiffness(s)) == SectionDefect::orthotropy_not_positive);
    s.plane_strain = true;
    CHECK(std::get<SectionDefect>(plate_stiffness(s)) == SectionDefect::orthotropic_plane_strain);
}

TEST_CASE("face stresses: a sagging moment stretches the bottom face") {
    const PlateStress s = face_stresses({100, 0, 0, 6, 0, 0, 0, 0}, 0.1);
    CHECK(s.bottom.sx == doctest::Approx(1000 + 3600));
    CHECK(s.top.sx == doctest::Approx(1000 - 3600));
    CHECK(largest_von_mises(s) == doctest::Approx(4600));
    CHECK(largest_principal(s) == doctest::Approx(4600));
    CHECK(smallest_principal(s) == doctest::Approx(-2600));
    const FaceStress shear{0, 0, 10};
    CHECK(shear.von_mises() == doctest::Approx(10 * std::sqrt(3.0)));
}
