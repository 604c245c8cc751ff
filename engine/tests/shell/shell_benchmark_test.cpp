// Published shell problems: Cook's membrane, MacNeal-Harder beams, Scordelis-Lo roof, pinched
// cylinder.
#include <doctest/doctest.h>

#include "shell/shell_model.hpp"

using namespace shell_test;

namespace {

constexpr double pi = std::numbers::pi;
const std::vector<int> all{0, 1, 2, 3, 4, 5};

// A unit force on the edge x = length, shared as a uniform traction would be.
void add_tip_force(ShellModel& m, double length, int n, int direction) {
    std::vector<int> edge;
    for (int i = 0; i < static_cast<int>(m.nodes.size()); ++i)
        if (m.nodes[i].x() > length - 1e-9) edge.push_back(i);
    for (std::size_t k = 0; k < edge.size(); ++k)
        m.add_load(edge[k], direction, (k == 0 || k + 1 == edge.size() ? 0.5 : 1.0) / n);
}

}  // namespace

TEST_CASE("Cook's membrane: tip moves up by 23.96") {
    for (bool triangles : {false, true}) {
        for (const auto& [n, tolerance] :
             {std::pair{4, 0.11}, std::pair{16, 0.015}, std::pair{32, 0.005}}) {
            ShellModel m = grid(n, n, triangles, [](double u, double v) {
                return Vector3d(48 * u, (1 - v) * 44 * u + v * (44 + 16 * u), 0);
            });
            m.section = isotropic(1, 1.0 / 3, 1);
            m.hold_everywhere({2, 3, 4});
            m.hold_where([](const Vector3d& p) { return p.x() < 1e-9; }, {0, 1, 5});
            add_tip_force(m, 48, n, 1);
            const VectorXd u = m.solve();
            CHECK(u(6 * m.node_at({48, 52, 0}) + 1) == doctest::Approx(23.96).epsilon(tolerance));
        }
    }
}

TEST_CASE("MacNeal-Harder straight cantilever: stretch, in-plane and out-of-plane bending") {
    struct Case {
        int direction;
        double expected;
    };
    for (const Kind& kind : kinds) {
        for (const Case& c : {Case{0, 3e-5}, Case{1, 0.1081}, Case{2, 0.4321}}) {
            ShellModel m = grid(24, 4, kind.triangles,
                                [](double u, double v) { return Vector3d(6 * u, 0.2 * v, 0); });
            m.theory = kind.theory;
            m.section = isotropic(1e7, 0.3, 0.1);
            m.hold_where([](const Vector3d& p) { return p.x() < 1e-9; }, all);
            add_tip_force(m, 6, 4, c.direction);
            const VectorXd u = m.solve();
            CHECK(u(6 * m.node_at({6, 0.1, 0}) + c.direction) ==
                  doctest::Approx(c.expected).epsilon(0.025));
        }
    }
}

TEST_CASE(
    "MacNeal-Harder straight cantilever, one row of six elements: no in-plane bending locking") {
    for (bool triangles : {false, true}) {
        ShellModel m =
            grid(6, 1, triangles, [](double u, double v) { return Vector3d(6 * u, 0.2 * v, 0); });
        m.section = isotropic(1e7, 0.3, 0.1);
        m.hold_where([](const Vector3d& p) { return p.x() < 1e-9; }, all);
        add_tip_force(m, 6, 1, 1);
        CHECK(m.solve()(6 * m.node_at({6, 0, 0}) + 1) == doctest::Approx(0.1081).epsilon(0.02));
    }
}

TEST_CASE(
    "MacNeal-Harder twisted beam: warped elements, 5.424e-3 in plane and 1.754e-3 out of plane") {
    for (const auto& [direction, expected] : {std::pair{1, 5.424e-3}, std::pair{2, 1.754e-3}}) {
        for (const Kind& kind : kinds) {
            ShellModel m = grid(24, 4, kind.triangles, [](double u, double v) {
                const double a = u * pi / 2, y = 1.1 * (v - 0.5);
                return Vector3d(12 * u, y * std::cos(a), y * std::sin(a));
            });
            m.theory = kind.theory;
            m.section = isotropic(29e6, 0.22, 0.32);
            m.hold_where([](const Vector3d& p) { return p.x() < 1e-9; }, all);
            // At the tip the section stands along z: a force along z lies in its plane.
            add_tip_force(m, 12, 4, direction == 1 ? 2 : 1);
            const VectorXd u = m.solve();
            const int tip = m.node_at({12, 0, 0});
            CHECK(u(6 * tip + (direction == 1 ? 2 : 1)) == doctest::Approx(expected).epsilon(0.02));
        }
    }
}

TEST_CASE("Scordelis-Lo roof: free edge moves by 0.3024") {
    for (const Kind& kind : kinds) {
        // A quarter: x along the arc from the crown, y from the diaphragm to mid-length; z is up.
        ShellModel m = grid(20, 20, kind.triangles, [](double u, double v) {
            const double a = u * 40 * pi / 180;
            return Vector3d(25 * std::sin(a), 25 * v, 25 * std::cos(a));
        });
        m.theory = kind.theory;
        m.section = isotropic(4.32e8, 0, 0.25);
        m.hold_where([](const Vector3d& p) { return p.y() < 1e-9; }, {0, 2});
        m.hold_where([](const Vector3d& p) { return p.y() > 25 - 1e-9; }, {1, 3, 5});
        m.hold_where([](const Vector3d& p) { return p.x() < 1e-9; }, {0, 4, 5});
        m.add_uniform_load({0, 0, -90});
        const VectorXd u = m.solve();
        const double a = 40 * pi / 180;
        const double edge = u(6 * m.node_at({25 * std::sin(a), 25, 25 * std::cos(a)}) + 2);
        CHECK(edge == doctest::Approx(-0.3024).epsilon(0.02));
    }
}

TEST_CASE("pinched cylinder with diaphragms: 1.8248e-5 under the load") {
    for (const Kind& kind : kinds) {
        // One octant: u around from the load (top) to the side, v from the diaphragm to mid-length.
        ShellModel m = grid(32, 32, kind.triangles, [](double u, double v) {
            const double a = u * pi / 2;
            return Vector3d(300 * std::sin(a), 300 * v, 300 * std::cos(a));
        });
        m.theory = kind.theory;
        m.section = isotropic(3e6, 0.3, 3);
        m.hold_where([](const Vector3d& p) { return p.y() < 1e-6; }, {0, 2});
        m.hold_where([](const Vector3d& p) { return p.y() > 300 - 1e-6; }, {1, 3, 5});
        m.hold_where([](const Vector3d& p) { return p.x() < 1e-6; }, {0, 4, 5});
        m.hold_where([](const Vector3d& p) { return p.z() < 1e-6; }, {2, 3, 4});
        const int top = m.node_at({0, 300, 300});
        m.add_load(top, 2, -0.25);
        CHECK(m.solve()(6 * top + 2) == doctest::Approx(-1.8248e-5).epsilon(0.03));
    }
}
