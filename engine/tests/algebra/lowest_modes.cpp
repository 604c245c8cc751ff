#include "algebra/lowest_modes.hpp"

#include <doctest/doctest.h>

#include <Eigen/Eigenvalues>
#include <cmath>
#include <numbers>

#include "sparse_examples.hpp"

using namespace loadpath::algebra;
using namespace loadpath::algebra::examples;

namespace {

// Of two matrices made in the same way, so that their patterns agree.
Modes lowest(const Example& k, const Example& a, double shift, int count) {
    const Pencil pencil{k.matrix().pattern, k.val, a.val};
    const Analysis analysis = analyze(pencil.pattern, k.layout());
    const std::vector<double> definite = pencil.shifted(shift);
    const Factor factor(analysis, {pencil.pattern, definite});
    REQUIRE(factor.inertia().negative == 0);
    return ModeSearch(pencil, analysis, factor, shift).find_and_count(count);
}

}  // namespace

TEST_CASE("repeated eigenvalues come as often as they are there, and the count says so") {
    Builder stiffness(40, 1), mass(40, 1);
    for (int i = 0; i < 40; ++i) {
        stiffness.add(i, i, 1.0 + i / 10);  // each value ten times
        mass.add(i, i, 1.0);
    }
    const Modes modes = lowest(stiffness.finish(), mass.finish(), 0.0, 25);
    REQUIRE(modes.values.size() == 25);
    CHECK(modes.counted);
    for (int c = 0; c < 25; ++c) CHECK(modes.values[c] == doctest::Approx(1.0 + c / 10));
}

TEST_CASE("a free body: a negative shift finds its motions at zero, and then the rest") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Example k = grid(4, 3, 2, 3, 0, seed), m = grid(4, 3, 2, 3, 24, seed + 50);
        const Eigen::VectorXd expected =
            Eigen::GeneralizedSelfAdjointEigenSolver<Eigen::MatrixXd>(k.dense(), m.dense())
                .eigenvalues();
        const Modes modes = lowest(k, m, -0.1, 8);
        REQUIRE(modes.values.size() == 8);
        CHECK(modes.counted);
        for (int c = 0; c < 8; ++c)
            CHECK(modes.values[c] == doctest::Approx(expected[c]).epsilon(1e-9).scale(1.0));
        CHECK(std::abs(modes.values[2]) < 1e-12);
    }
}

TEST_CASE("where most eigenvalues are negative, the few positive ones are all found") {
    constexpr int n = 300;
    for (const int positive : {0, 3}) {
        Builder stiffness(n, 1), other(n, 1);
        for (int i = 0; i < n; ++i) {
            stiffness.add(i, i, 1.0);
            other.add(i, i, i < positive ? 0.01 * (i + 1) : -1.0 - 0.01 * i);
        }
        const Modes modes = lowest(stiffness.finish(), other.finish(), 0.0, 5);
        CHECK(modes.converged);
        CHECK(modes.counted);
        REQUIRE(static_cast<int>(modes.values.size()) == positive);
        for (int c = 0; c < positive; ++c)
            CHECK(modes.values[c] == doctest::Approx(100.0 / (positive - c)).epsilon(1e-9));
    }
}

TEST_CASE("the first modes of a long chain, close together, and none missed") {
    constexpr int n = 400;
    Builder stiffness(n, 1), mass(n, 1);
    for (int i = 0; i < n; ++i) {
        stiffness.add(i, i, 2.0);
        mass.add(i, i, 1.0);
        if (i + 1 < n) {
            stiffness.add(i, i + 1, -1.0);
            mass.add(i, i + 1, 0.0);
        }
        stiffness.place(i, i, 0.0, 0.0);
    }
    const Modes modes = lowest(stiffness.finish(), mass.finish(), 0.0, 30);
    REQUIRE(modes.values.size() == 30);
    CHECK(modes.counted);
    for (int c = 0; c < 30; ++c) {
        const double half = std::sin(0.5 * (c + 1) * std::numbers::pi / (n + 1));
        CHECK(modes.values[c] == doctest::Approx(4.0 * half * half).epsilon(1e-9));
    }
}
