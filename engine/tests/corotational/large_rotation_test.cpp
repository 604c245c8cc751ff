// Large rotations against closed forms and published figures.
#include <doctest/doctest.h>

#include <cmath>
#include <numbers>

#include "corotational/chain_model.hpp"

using namespace corotational_test;
using analysis::LoadPath;
using std::numbers::pi;

namespace {

// A cantilever along X of one member, fixed at the origin.
struct Cantilever : ChainModel {
    int tip;
    Cantilever(double length, const FrameProperties& properties, int pieces) {
        const int root = add_node({0, 0, 0});
        tip = add_node({length, 0, 0});
        add_member(root, tip, properties, pieces);
        hold(root, {0, 1, 2, 3, 4, 5});
    }
};

}  // namespace

TEST_CASE("elastica: a cantilever under a dead load at its tip") {
    // Bisshopp and Drucker, Large deflection of cantilever beams, Q. Appl. Math. 3 (1945); figures
    // to five digits in Mattiasson, Int. J. Numer. Meth. Eng. 17 (1981), table 1.
    const double load[4] = {1.0, 2.0, 5.0, 10.0};
    const double sideways[4] = {0.30172, 0.49346, 0.71379, 0.81061};
    const double shortened[4] = {0.05643, 0.16064, 0.38763, 0.55500};
    for (int i = 0; i < 4; ++i) {
        Cantilever model(1.0, round_bar(1e7, 1.0, 1.0), 16);
        model.push(model.tip, {0, -load[i], 0});
        const LoadPath path = model.solve();
        CHECK(path.end == LoadPath::End::reached);
        CHECK(-model.placed[model.tip].moved.y() == doctest::Approx(sideways[i]).epsilon(2e-5));
        CHECK(-model.placed[model.tip].moved.x() == doctest::Approx(shortened[i]).epsilon(5e-5));
    }
}

TEST_CASE("a cantilever under an end moment rolls up into arcs, and into a whole circle") {
    for (const double turn : {0.5 * pi, pi, 2.0 * pi}) {
        Cantilever model(1.0, round_bar(1e4, 1.0, 1.0), 8);
        model.members[0].chain.is_in_plane = true;
        model.hold_all({2, 3, 4});
        model.push(model.tip, {0, 0, 0}, {0, 0, turn});
        CHECK(model.solve().end == LoadPath::End::reached);
        const Vector3d moved = model.placed[model.tip].moved;
        CHECK(moved.x() == doctest::Approx(std::sin(turn) / turn - 1.0).epsilon(3e-3));
        CHECK(std::abs(moved.y() - (1.0 - std::cos(turn)) / turn) < 1e-3);
    }
}

TEST_CASE("a cantilever bent in space: the rod equations integrated") {
    // Tip force (0, -P, 0.3 P) with P = E I_z / L^2; the answer from integrating Kirchhoff's rod.
    FrameProperties p;
    p.ea = 210e9 * 1e-2;
    p.eiy = 210e9 * 4e-5;
    p.eiz = 210e9 * 8e-5;
    p.gj = 80e9 * 6e-5;
    Cantilever model(5.0, p, 16);
    const double force = p.eiz / 25.0;
    model.push(model.tip, {0, -force, 0.3 * force});
    CHECK(model.solve().end == LoadPath::End::reached);
    const Vector3d moved = model.placed[model.tip].moved;
    CHECK(moved.x() == doctest::Approx(-0.3789).epsilon(3e-4));
    CHECK(moved.y() == doctest::Approx(-1.4910).epsilon(3e-4));
    CHECK(moved.z() == doctest::Approx(0.8918).epsilon(3e-4));
}

TEST_CASE("the bend of 45 degrees") {
    // Bathe and Bolourchi, Int. J. Numer. Meth. Eng. 14 (1979); NAFEMS. Radius 100, section 1 x 1,
    // E 1e7, no Poisson's ratio; tip under 600: -13.74, -23.85 in the plane, 53.63 out of it.
    ChainModel model;
    int last = model.add_node({0, 0, 0});
    model.hold(last, {0, 1, 2, 3, 4, 5});
    constexpr int parts = 16;
    for (int i = 1; i <= parts; ++i) {
        const double angle = 0.25 * pi * i / parts;
        const int next = model.add_node({100 * std::sin(angle), 0, 100 * (1 - std::cos(angle))});
        model.add_member(last, next, round_bar(1e7, 1e7 / 12.0, 0.5e7 * 0.1406), 2);
        last = next;
    }
    model.push(last, {0, 600, 0});
    CHECK(model.solve().end == LoadPath::End::reached);
    const Vector3d moved = model.placed[last].moved;
    CHECK(moved.z() == doctest::Approx(-13.74).epsilon(3e-3));
    CHECK(moved.x() == doctest::Approx(-23.85).epsilon(3e-3));
    CHECK(moved.y() == doctest::Approx(53.63).epsilon(3e-3));
}

namespace {

// Williams, An approach to the non-linear behaviour of the members of a rigid jointed plane
// framework with finite deflections, Q. J. Mech. Appl. Math. 17 (1964): a toggle of two bars,
// 0.753 x 0.243 in, E 10.3e6 psi, half span 12.943 in, rise 0.386 in. Published limits, 34.13 and
// 31.53 lb, rest on dimensions that are rounded differently from source to source: within 1 %.
struct Toggle : ChainModel {
    int top;
    Toggle() {
        const int left = add_node({0, 0, 0});
        top = add_node({12.943, 0.386, 0});
        const int right = add_node({25.886, 0, 0});
        const FrameProperties bar = round_bar(1.885e6, 9.27e3, 1e4);
        add_member(left, top, bar, 8);
        add_member(top, right, bar, 8);
        hold(left, {0, 1, 2, 3, 4, 5});
        hold(right, {0, 1, 2, 3, 4, 5});
        hold(top, {2, 3, 4});
    }
};

}  // namespace

TEST_CASE("Williams' toggle: the load at which it gives way, and what it bears after it") {
    // However far the load lies beyond: no tangent leads across by chance.
    for (const double load : {40.0, 100.0, 150.0, 200.0, 300.0, 500.0, 1000.0, 3000.0, 20000.0}) {
        Toggle loaded;
        loaded.push(loaded.top, {0, -load, 0});
        const LoadPath path = loaded.solve();
        CHECK(path.end == LoadPath::End::unstable);
        CHECK(load * path.factor == doctest::Approx(34.13).epsilon(1e-2 + 1e-4 * load / 34.0));
    }

    // Pushed down step by step, its load rises to the first figure and falls to the second.
    Toggle pushed;
    pushed.hold(pushed.top, {1});
    double most = 0.0, least = 1e9;
    for (int step = 1; step <= 80; ++step) {
        pushed.placed[pushed.top].moved.y() = -0.01 * step;
        CHECK(pushed.solve().end == LoadPath::End::reached);
        const double load = -pushed.left_at(pushed.top)[1];
        if (load > most && least > 1e8) most = load;
        if (load < most) least = std::min(least, load);
    }
    CHECK(most == doctest::Approx(34.13).epsilon(1e-2));
    CHECK(least == doctest::Approx(31.53).epsilon(1e-2));
}

TEST_CASE("Lee's frame gives way at 1.856") {
    // Lee, Manuel and Rossow, J. Eng. Mech. Div. ASCE 94 (1968); Schweizerhof and Wriggers (1986).
    ChainModel model;
    const int foot = model.add_node({0, 0, 0}), corner = model.add_node({0, 120, 0});
    const int loaded = model.add_node({24, 120, 0}), end = model.add_node({120, 120, 0});
    const FrameProperties bar = round_bar(720 * 6, 720 * 2, 720 * 2);
    model.add_member(foot, corner, bar, 8);
    model.add_member(corner, loaded, bar, 8);
    model.add_member(loaded, end, bar, 8);
    for (auto& member : model.members) member.chain.is_in_plane = true;
    model.hold_all({2, 3, 4});
    model.hold(foot, {0, 1});
    model.hold(end, {0, 1});
    model.push(loaded, {0, -4, 0});
    const LoadPath path = model.solve();
    CHECK(path.end == LoadPath::End::unstable);
    CHECK(4.0 * path.factor == doctest::Approx(1.856).epsilon(1e-3));
}

TEST_CASE("two bars snap through where their closed form says") {
    // Engineering strain: N = EA (l - L) / L, load 2 N (h - w) / l; hinges at both ends of each
    // bar, which is too stiff to buckle by itself.
    const double half = 4.0, rise = 0.6, ea = 2.1e8;
    const double length = std::hypot(half, rise);
    const auto load_at = [&](double w) {
        const double l = std::hypot(half, rise - w);
        return 2.0 * ea * (length - l) / length * (rise - w) / l;
    };
    double limit = 0.0;
    for (double w = 0.0; w < rise; w += 1e-5) limit = std::max(limit, load_at(w));
    const auto solve = [&](double load, LoadPath& path) {
        ChainModel model;
        const int a = model.add_node({0, 0, 0}), top = model.add_node({half, rise, 0}),
                  b = model.add_node({2 * half, 0, 0});
        for (const auto& [start, end] : {std::pair{a, top}, std::pair{top, b}}) {
            auto& member = model.add_member(start, end, round_bar(ea, 1.0, 1.0), 1);
            member.chain.is_bar = true;
        }
        model.hold(a, {0, 1, 2, 3, 4, 5});
        model.hold(b, {0, 1, 2, 3, 4, 5});
        model.hold(top, {2, 3, 4, 5});
        model.push(top, {0, -load, 0});
        path = model.solve();
        return -model.placed[top].moved.y();
    };
    LoadPath path;
    const double w = solve(0.9 * limit, path);
    CHECK(path.end == LoadPath::End::reached);
    CHECK(load_at(w) == doctest::Approx(0.9 * limit).epsilon(1e-8));
    CHECK(w < 0.5 * rise);
    solve(1.3 * limit, path);
    CHECK(path.end == LoadPath::End::unstable);
    CHECK(path.factor == doctest::Approx(1.0 / 1.3).epsilon(2e-4));
}
