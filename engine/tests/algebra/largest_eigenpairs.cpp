#include "algebra/largest_eigenpairs.hpp"

#include <doctest/doctest.h>

#include <Eigen/Eigenvalues>

#include "sparse_examples.hpp"

using namespace loadpath::algebra;
using namespace loadpath::algebra::examples;

namespace {

struct Pencil {
    Example f, a;
    Eigen::VectorXd expected;  // ascending

    Pencil(Example f_, Example a_) : f(std::move(f_)), a(std::move(a_)) {
        expected = Eigen::GeneralizedSelfAdjointEigenSolver<Eigen::MatrixXd>(a.dense(), f.dense())
                       .eigenvalues();
    }
    double largest(int c) const { return expected[expected.size() - 1 - c]; }
};

void expect_largest(const Pencil& pencil, int count) {
    const Analysis analysis = analyze(pencil.f.matrix().pattern, pencil.f.layout());
    const Factor factor(analysis, pencil.f.matrix());
    LargestEigenpairs pairs(factor, pencil.f.matrix(), pencil.a.matrix());
    REQUIRE(pairs.converge(count, {}));
    REQUIRE(static_cast<int>(pairs.values().size()) >= count);
    const Eigen::MatrixXd f = pencil.f.dense(), a = pencil.a.dense();
    for (int c = 0; c < count; ++c) {
        CHECK(pairs.values()[c] == doctest::Approx(pencil.largest(c)).epsilon(1e-10));
        const Eigen::VectorXd x = as_vector(pairs.vector(c));
        CHECK((a * x - pairs.values()[c] * (f * x)).norm() <
              1e-6 * pairs.values()[c] * (f * x).norm());
        for (int d = 0; d <= c; ++d)
            CHECK(as_vector(pairs.vector(d)).dot(f * x) ==
                  doctest::Approx(c == d ? 1.0 : 0.0).epsilon(1e-9));
    }
}

// A mass on some of the unknowns, the same in those of a node.
Example masses(int nodes, int per_node, int every, std::uint64_t seed) {
    Random random(seed);
    Builder builder(nodes, per_node);
    for (int v = 0; v < nodes; ++v)
        for (int k = 0; k < per_node; ++k)
            builder.add(v * per_node + k, v * per_node + k,
                        v % every == 0 ? random.between(0.5, 2.0) : 0.0);
    return builder.finish();
}

}  // namespace

TEST_CASE("eigenvalues as a dense solver finds them: random definite pencils") {
    for (std::uint64_t seed = 1; seed <= 100; ++seed)
        expect_largest({grid(4, 3, 2, 3, 4, seed), grid(4, 3, 2, 3, 2, seed + 100)}, 6);
}

TEST_CASE("few digits at first, and all of them when they are asked for") {
    const Pencil pencil(grid(6, 6, 4, 3, 4, 3), grid(6, 6, 4, 3, 2, 103));
    const Analysis analysis = analyze(pencil.f.matrix().pattern, pencil.f.layout());
    const Factor factor(analysis, pencil.f.matrix());
    LargestEigenpairs pairs(factor, pencil.f.matrix(), pencil.a.matrix());
    EigenLimits rough;
    rough.tolerance = 1e-2;
    REQUIRE(pairs.converge(8, rough));
    REQUIRE(pairs.converge(8, {}));
    for (int c = 0; c < 8; ++c)
        CHECK(pairs.values()[c] == doctest::Approx(pencil.largest(c)).epsilon(1e-12));
}

TEST_CASE("a singular mass: only what has mass vibrates") {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const Pencil pencil(grid(5, 3, 2, 3, 4, seed), masses(30, 3, 7, seed));
        expect_largest(pencil, 10);
        const Analysis analysis = analyze(pencil.f.matrix().pattern, pencil.f.layout());
        const Factor factor(analysis, pencil.f.matrix());
        LargestEigenpairs pairs(factor, pencil.f.matrix(), pencil.a.matrix());
        REQUIRE(pairs.converge(40, {}));
        CHECK(pairs.is_exhausted());
        CHECK(pairs.values().size() == 15);  // five nodes with mass
    }
}

TEST_CASE("an indefinite matrix: the positive eigenvalues only, largest first") {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Example a = grid(4, 3, 2, 3, 3, seed + 7);
        Random random(seed);
        for (double& v : a.val) v *= random.between(-1.0, 1.0);
        expect_largest({grid(4, 3, 2, 3, 4, seed), a}, 5);
    }
}

TEST_CASE("an indefinite matrix whose other side is the larger one: a search with restarts") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Example a = grid(6, 6, 4, 3, 3, seed + 7);
        Random random(seed);
        for (double& v : a.val) v *= random.between(-1.0, 0.6);
        expect_largest({grid(6, 6, 4, 3, 4, seed), a}, 12);
    }
}

TEST_CASE("none is there") {
    Builder stiffness(6, 1), nothing(6, 1), negative(6, 1);
    for (int i = 0; i < 6; ++i) {
        stiffness.add(i, i, 2.0);
        nothing.add(i, i, 0.0);
        negative.add(i, i, -1.0 - i);
    }
    const Example f = stiffness.finish();
    const Analysis analysis = analyze(f.matrix().pattern, f.layout());
    const Factor factor(analysis, f.matrix());
    for (const Example& a : {nothing.finish(), negative.finish()}) {
        LargestEigenpairs pairs(factor, f.matrix(), a.matrix());
        CHECK(pairs.converge(3, {}));
        CHECK(pairs.values().empty());
    }
}

TEST_CASE("signs of the pivots count the eigenvalues below a shift") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Pencil pencil(grid(4, 3, 2, 3, 4, seed), grid(4, 3, 2, 3, 2, seed + 100));
        const Analysis analysis = analyze(pencil.f.matrix().pattern, pencil.f.layout());
        for (const int between : {0, 3, 20, 71}) {
            // F x = lambda A x with lambda = 1 / mu: as many are below the shift as mu are above.
            const double low =
                between == 0 ? 1.01 * pencil.largest(0) : pencil.largest(between - 1);
            const double mu = 0.5 * (low + pencil.largest(between));
            Example shifted = pencil.f;
            for (std::size_t e = 0; e < shifted.val.size(); ++e)
                shifted.val[e] -= pencil.a.val[e] / mu;
            CHECK(Factor(analysis, shifted.matrix()).inertia().negative == between);
        }
    }
}
