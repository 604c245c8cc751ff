#include "algebra/modes_below.hpp"

#include <doctest/doctest.h>

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <vector>

#include "sparse_examples.hpp"

using namespace loadpath::algebra;
using namespace loadpath::algebra::examples;

namespace {

std::vector<double> positive_of(const Example& k, const Example& a) {
    const Eigen::VectorXd mu =
        Eigen::GeneralizedSelfAdjointEigenSolver<Eigen::MatrixXd>(a.dense(), k.dense())
            .eigenvalues();
    std::vector<double> found;
    for (Eigen::Index c = mu.size() - 1; c >= 0 && mu[c] > 0.0; --c) found.push_back(1.0 / mu[c]);
    return found;
}

void expect_lowest(const Example& k, const Example& a, const std::vector<double>& expected,
                   int count, double guess) {
    const Pencil pencil{k.matrix().pattern, k.val, a.val};
    const Analysis analysis = analyze(pencil.pattern, k.layout());
    ModesBelow search(pencil, analysis);
    REQUIRE(search.reach(count, guess));
    const auto modes = search.find(count, {});
    REQUIRE(modes);
    CHECK(modes->counted);
    REQUIRE(static_cast<int>(modes->values.size()) == count);
    for (int c = 0; c < count; ++c) {
        CHECK(modes->values[c] == doctest::Approx(expected[c]).epsilon(1e-10));
        const Eigen::VectorXd x = as_vector(modes->vectors[c]), kx = k.dense() * x;
        CHECK((kx - modes->values[c] * (a.dense() * x)).norm() < 1e-6 * kx.norm());
        for (int d = 0; d <= c; ++d)
            CHECK(as_vector(modes->vectors[d]).dot(kx) ==
                  doctest::Approx(c == d ? 1.0 : 0.0).epsilon(1e-9));
    }
}

}  // namespace

TEST_CASE("indefinite pencils as a dense solver finds them, wherever the shift begins") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Example k = grid(5, 4, 3, 3, 4, seed);
        Example a = grid(5, 4, 3, 3, 3, seed + 7);
        Random random(seed);
        for (double& v : a.val) v *= random.between(-1.0, 1.0);
        const std::vector<double> expected = positive_of(k, a);
        for (const double guess : {0.5 * expected[0], 0.5 * (expected[3] + expected[4]),
                                   1.001 * expected[5], 1.02 * expected[9]})
            expect_lowest(k, a, expected, 6, guess);
    }
}

TEST_CASE("repeated eigenvalues come as often as the pivots count them") {
    Builder stiffness(60, 1), mass(60, 1);
    std::vector<double> expected;
    for (int i = 0; i < 60; ++i) {
        expected.push_back(1.0 + i / 10);  // each value ten times
        stiffness.add(i, i, expected.back());
        mass.add(i, i, 1.0);
    }
    expect_lowest(stiffness.finish(), mass.finish(), expected, 15, 2.5);
}

TEST_CASE("a guess among far too many, or where there are not as many, leads nowhere") {
    Builder stiffness(400, 1), mass(400, 1);
    for (int i = 0; i < 400; ++i) {
        stiffness.add(i, i, 1.0 + 1e-4 * i);
        mass.add(i, i, i < 300 ? 1.0 : -1.0);
    }
    const Example k = stiffness.finish(), a = mass.finish();
    const Pencil pencil{k.matrix().pattern, k.val, a.val};
    const Analysis analysis = analyze(pencil.pattern, k.layout());
    CHECK_FALSE(ModesBelow(pencil, analysis).reach(2, 100.0));
    CHECK_FALSE(ModesBelow(pencil, analysis).reach(301, 100.0));
    ModesBelow search(pencil, analysis);
    CHECK(search.count_below(1.00045) == 5);
}
