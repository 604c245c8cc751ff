// Theorems every shell element must satisfy: rigid motions cost nothing and nothing else is free,
// constant states are exact on distorted meshes, and the result does not depend on the axes or on
// the order of the nodes.
#include <doctest/doctest.h>

#include <Eigen/Eigenvalues>
#include <Eigen/Geometry>

#include "shell/shell_model.hpp"

using namespace shell_test;

namespace {

Eigen::Matrix3d some_rotation() {
    return Eigen::AngleAxisd(0.7, Vector3d(1, 2, -0.5).normalized()).toRotationMatrix();
}

// MacNeal and Harder (1985), patch test: four nodes inside a rectangle of 0.24 x 0.12.
ShellModel patch(const Kind& kind) {
    ShellModel m;
    m.nodes = {{0, 0, 0},       {0.24, 0, 0},    {0.24, 0.12, 0}, {0, 0.12, 0},
               {0.04, 0.02, 0}, {0.18, 0.03, 0}, {0.16, 0.08, 0}, {0.08, 0.08, 0}};
    const std::vector<std::vector<int>> quads{
        {0, 1, 5, 4}, {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}, {4, 5, 6, 7}};
    for (const auto& q : quads) {
        if (!kind.triangles)
            m.elements.push_back(q);
        else
            m.elements.push_back({q[0], q[1], q[2]}), m.elements.push_back({q[0], q[2], q[3]});
    }
    m.section = isotropic(1e6, 0.25, 0.001);
    m.theory = kind.theory;
    return m;
}

template <typename Field>
void prescribe(ShellModel& m, const std::vector<int>& nodes, Field field) {
    for (int n : nodes) {
        const Eigen::Matrix<double, 6, 1> u = field(m.nodes[n]);
        for (int d = 0; d < 6; ++d) m.prescribed.emplace_back(6 * n + d, u(d));
    }
}

void check_resultants(const ShellModel& m, const VectorXd& u,
                      const Eigen::Matrix<double, 8, 1>& expected, double scale) {
    for (const auto& e : m.elements)
        for (const ResultantOperator& r : m.element(e).resultants)
            CHECK((r * m.element_motion(u, e) - expected).norm() < 1e-8 * scale);
}

}  // namespace

TEST_CASE("membrane patch test: constant stress is exact on a distorted mesh") {
    for (const Kind& kind : kinds) {
        ShellModel m = patch(kind);
        auto field = [](const Vector3d& p) {
            Eigen::Matrix<double, 6, 1> u = Eigen::Matrix<double, 6, 1>::Zero();
            u(0) = 1e-3 * (p.x() + p.y() / 2);
            u(1) = 1e-3 * (p.y() + p.x() / 2);
            return u;
        };
        prescribe(m, {0, 1, 2, 3}, field);
        const VectorXd u = m.solve();
        for (int n : {4, 5, 6, 7}) CHECK((u.segment<6>(6 * n) - field(m.nodes[n])).norm() < 1e-12);
        Eigen::Matrix<double, 8, 1> n = Eigen::Matrix<double, 8, 1>::Zero();
        n.head<3>() << 1333.0 + 1.0 / 3, 1333.0 + 1.0 / 3, 400;  // published stresses
        check_resultants(m, u, n * 1e-3, 1.3);
    }
}

TEST_CASE("bending patch test: constant moment is exact on a distorted mesh") {
    for (const Kind& kind : kinds) {
        ShellModel m = patch(kind);
        auto field = [](const Vector3d& p) {
            Eigen::Matrix<double, 6, 1> u = Eigen::Matrix<double, 6, 1>::Zero();
            u(2) = 1e-3 * (p.x() * p.x() + p.x() * p.y() + p.y() * p.y()) / 2;
            u(3) = 1e-3 * (p.y() + p.x() / 2);
            u(4) = -1e-3 * (p.x() + p.y() / 2);
            return u;
        };
        prescribe(m, {0, 1, 2, 3}, field);
        const VectorXd u = m.solve();
        for (int n : {4, 5, 6, 7}) CHECK((u.segment<6>(6 * n) - field(m.nodes[n])).norm() < 1e-12);
        // Published: moments 1.111e-7, 1.111e-7, 3.333e-8; positive here, the plate sags over
        // positive w''.
        Eigen::Matrix<double, 8, 1> expected = Eigen::Matrix<double, 8, 1>::Zero();
        expected.segment<3>(3) << 1e-6 / 9, 1e-6 / 9, 1e-7 / 3;
        check_resultants(m, u, expected, 1e-7);
    }
}

TEST_CASE("shear patch test: constant transverse shear is exact in the thick elements") {
    for (bool triangles : {false, true}) {
        ShellModel m = patch({triangles, Theory::mindlin});
        // So thick that bending is rigid: the body couples which this state needs cannot move
        // MITC3+'s bubble.
        m.section = isotropic(1e6, 0.25, 1000);
        auto field = [](const Vector3d& p) {
            Eigen::Matrix<double, 6, 1> u = Eigen::Matrix<double, 6, 1>::Zero();
            u(2) = 1e-3 * p.x() - 2e-3 * p.y();
            return u;
        };
        prescribe(m, {0, 1, 2, 3}, field);
        m.hold_everywhere({3, 4});
        const VectorXd u = m.solve();
        const double shear = 5.0 / 6 * 1e6 / 2.5 * 1000;
        Eigen::Matrix<double, 8, 1> expected = Eigen::Matrix<double, 8, 1>::Zero();
        expected.tail<2>() << -1e-3 * shear, 2e-3 * shear;
        check_resultants(m, u, expected, shear * 1e-3);
    }
}

TEST_CASE("an element has its six rigid motions and no other free motion") {
    const std::vector<Vector3d> triangle{{0, 0, 0}, {1, 0.1, 0.2}, {0.3, 0.8, -0.1}};
    const std::vector<Vector3d> quad{{0, 0, 0}, {1, 0.1, 0.02}, {1.2, 0.9, 0}, {-0.1, 0.7, 0.03}};
    for (const Kind& kind : kinds) {
        for (double offset : {0.0, 0.3}) {
            const auto frame = std::get<PlateFrame>(
                plate_frame(kind.triangles ? triangle : quad, std::nullopt, offset));
            const auto stiffness =
                std::get<PlateStiffness>(plate_stiffness(isotropic(1000, 0.3, 0.3)));
            const ElementMatrix k =
                shell_element(frame, stiffness, kind.theory, Behavior::shell).stiffness;
            CHECK((k - k.transpose()).norm() < 1e-12 * k.norm());
            Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> modes{Eigen::MatrixXd(k)};
            const double largest = modes.eigenvalues().tail<1>()(0);
            for (int i = 0; i < k.rows(); ++i) {
                if (i < 6)
                    CHECK(std::abs(modes.eigenvalues()(i)) < 1e-12 * largest);
                else
                    CHECK(modes.eigenvalues()(i) > 1e-9 * largest);
            }
        }
    }
}

TEST_CASE("a turned element has the same stiffness in turned axes, whatever node it starts with") {
    const Eigen::Matrix3d turn = some_rotation();
    const std::vector<Vector3d> quad{{0, 0, 0}, {1, 0.1, 0}, {1.2, 0.9, 0}, {-0.1, 0.7, 0}};
    for (const Kind& kind : kinds) {
        const int n = kind.triangles ? 3 : 4;
        const std::vector<Vector3d> points(quad.begin(), quad.begin() + n);
        const auto stiffness = std::get<PlateStiffness>(plate_stiffness(isotropic(1000, 0.3, 0.1)));
        auto matrix = [&](const std::vector<Vector3d>& p) {
            return shell_element(std::get<PlateFrame>(plate_frame(p, std::nullopt, 0.05)),
                                 stiffness, kind.theory, Behavior::shell)
                .stiffness;
        };
        const ElementMatrix reference = matrix(points);
        std::vector<Vector3d> turned;
        for (int i = 0; i < n; ++i)
            turned.push_back(turn * points[(i + 1) % n] + Vector3d(3, -2, 5));
        ElementMatrix back = ElementMatrix::Zero(6 * n, 6 * n);
        for (int i = 0; i < n; ++i)
            for (int block = 0; block < 2; ++block)
                back.block<3, 3>(6 * i + 3 * block, 6 * ((i + 1) % n) + 3 * block) = turn;
        const ElementMatrix same = back.transpose() * matrix(turned) * back;
        CHECK((same - reference).norm() < 1e-10 * reference.norm());
    }
}

TEST_CASE("a uniform load keeps its resultant and its moment") {
    const std::vector<Vector3d> quad{{0, 0, 0}, {1, 0.1, 0.02}, {1.2, 0.9, 0}, {-0.1, 0.7, 0.03}};
    const auto frame = std::get<PlateFrame>(plate_frame(quad, std::nullopt, 0.2));
    const Vector3d pressure(10, -3, 7);
    const ElementVector f = uniform_load(frame, pressure);
    Vector3d force = Vector3d::Zero(), moment = Vector3d::Zero(), first = Vector3d::Zero();
    const auto areas = corner_areas(frame);
    for (int i = 0; i < 4; ++i) {
        force += f.segment<3>(6 * i);
        moment += quad[i].cross(Vector3d(f.segment<3>(6 * i))) + f.segment<3>(6 * i + 3);
        first += areas[i] *
                 (frame.centre + frame.axes.transpose() *
                                     Vector3d(frame.corners[i].x(), frame.corners[i].y(), 0.2));
    }
    CHECK((force - frame.area * pressure).norm() < 1e-12);
    CHECK((moment - first.cross(pressure)).norm() < 1e-12);
}

TEST_CASE("bad shapes are refused by name") {
    auto defect = [](std::vector<Vector3d> p, std::optional<Vector3d> x = {}) {
        return std::get<FrameDefect>(plate_frame(p, x, 0.0));
    };
    CHECK(defect({{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}) == FrameDefect::no_area);
    CHECK(defect({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}}) == FrameDefect::no_area);
    CHECK(defect({{0, 0, 0}, {1, 0, 0}, {0.2, 0.2, 0}, {0, 1, 0}}) == FrameDefect::not_convex);
    CHECK(defect({{0, 0, 0.5}, {1, 0, 0}, {1, 1, 0.5}, {0, 1, 0}}) == FrameDefect::warped);
    CHECK(defect({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, Vector3d(0, 0, 2)) ==
          FrameDefect::x_direction_normal);
    for (auto d : {FrameDefect::no_area, FrameDefect::not_convex, FrameDefect::warped,
                   FrameDefect::x_direction_normal})
        CHECK_FALSE(describe(d).empty());
}
