#include "algebra/factor.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "algebra/refinement.hpp"
#include "sparse_examples.hpp"

using namespace loadpath::algebra;
using namespace loadpath::algebra::examples;

namespace {

// Solves with the factor and with Eigen, returns the largest difference relative to the solution.
double difference_from_dense(const Example& example, int count = 1) {
    const Analysis analysis = analyze(example.matrix().pattern, example.layout());
    const Factor factor(analysis, example.matrix());
    REQUIRE(factor.status() == FactorStatus::regular);
    const std::size_t n = example.n();
    std::vector<double> x = random_vector(n * count, 7);
    const std::vector<double> b = x;
    solve_refined(factor, example.matrix(), x, count);
    const Eigen::PartialPivLU<Eigen::MatrixXd> lu(example.dense());
    double worst = 0.0;
    for (int c = 0; c < count; ++c) {
        const Eigen::VectorXd expected =
            lu.solve(Eigen::Map<const Eigen::VectorXd>(b.data() + c * n, n));
        const Eigen::VectorXd found = Eigen::Map<const Eigen::VectorXd>(x.data() + c * n, n);
        worst = std::max(worst, (found - expected).lpNorm<Eigen::Infinity>() /
                                    expected.lpNorm<Eigen::Infinity>());
    }
    return worst;
}

int count_negative(const Eigen::MatrixXd& a) {
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(a, Eigen::EigenvaluesOnly);
    return static_cast<int>((eigen.eigenvalues().array() < 0.0).count());
}

Example random_sparse(int nodes, int per_node, int ties, double shift, std::uint64_t seed) {
    Random random(seed);
    Builder builder(nodes, per_node);
    for (int v = 0; v < nodes; ++v)
        builder.place(v, random.between(0, 9), random.between(0, 9), random.between(0, 9));
    for (int t = 0; t < ties; ++t) {
        const int a = random.below(nodes), b = random.below(nodes);
        if (a != b) builder.tie(a, b, random);
    }
    for (int v = 0; v < nodes; ++v) builder.hold(v, 1.0 + shift);
    return builder.finish();
}

}  // namespace

TEST_CASE("solves as a dense solver does: grids of one to six unknowns per node") {
    CHECK(difference_from_dense(grid(2, 1, 1, 1, 1, 1)) < 1e-12);
    CHECK(difference_from_dense(grid(9, 7, 1, 3, 3, 2)) < 1e-11);
    CHECK(difference_from_dense(grid(5, 4, 4, 6, 20, 3)) < 1e-11);
    CHECK(difference_from_dense(grid(6, 6, 6, 2, 4, 4)) < 1e-11);
}

TEST_CASE("solves as a dense solver does: random definite matrices") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        CHECK(difference_from_dense(random_sparse(10 + 9 * static_cast<int>(seed), 1 + seed % 4,
                                                  static_cast<int>(20 * seed), 0.0, seed)) < 1e-10);
}

TEST_CASE("indefinite matrices: solution and signs of the pivots") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Example example = random_sparse(40 + 3 * static_cast<int>(seed), 1 + seed % 3, 90,
                                              -3.0 - 0.37 * static_cast<double>(seed), seed);
        CHECK(difference_from_dense(example) < 1e-8);
        const Analysis analysis = analyze(example.matrix().pattern, example.layout());
        const Factor factor(analysis, example.matrix());
        const int negative = count_negative(example.dense());
        CHECK(factor.inertia().negative == negative);
        CHECK(factor.inertia().positive == example.n() - negative);
        CHECK(factor.inertia().zero == 0);
    }
}

TEST_CASE("a zero diagonal needs a 2x2 pivot: constraints by Lagrange multipliers") {
    // Three springs in a row, the multiplier ties the ends together: u0 = u2.
    Builder builder(3, 2);
    Random random(5);
    builder.tie(0, 1, random);
    builder.tie(1, 2, random);
    builder.hold(1, 3.0);
    Example example = builder.finish();
    // Append the multiplier as an unknown of node 2, with no diagonal of its own.
    const int n = example.n();
    Eigen::MatrixXd a = Eigen::MatrixXd::Zero(n + 1, n + 1);
    a.topLeftCorner(n, n) = example.dense();
    a(n, 0) = a(0, n) = 1.0;
    a(n, 4) = a(4, n) = -1.0;
    Example constrained;
    constrained.coordinates = example.coordinates;
    constrained.block_of_dof = example.block_of_dof;
    constrained.block_of_dof.push_back(2);
    for (int j = 0; j <= n; ++j) {
        for (int i = j; i <= n; ++i)
            if (a(i, j) != 0.0) {
                constrained.row.push_back(i);
                constrained.val.push_back(a(i, j));
            }
        constrained.col_ptr.push_back(static_cast<int>(constrained.row.size()));
    }
    CHECK(difference_from_dense(constrained) < 1e-11);
    const Analysis analysis = analyze(constrained.matrix().pattern, constrained.layout());
    CHECK(Factor(analysis, constrained.matrix()).inertia().negative == 1);
}

TEST_CASE("pivots that would make entries grow are searched for") {
    // A tiny positive first pivot of an indefinite matrix, hidden from the scaling by nothing.
    Builder builder(30, 1);
    for (int v = 0; v < 30; ++v) {
        builder.place(v, v, 0, 0);
        builder.add(v, v, v % 2 == 0 ? 1e-10 : 1.0);
        if (v > 0) builder.add(v, v - 1, 0.9);
    }
    CHECK(difference_from_dense(builder.finish()) < 1e-10);
}

TEST_CASE("pivots that are not safe wait until the others of their front are taken") {
    for (const int every : {3, 7, 20, 59}) {
        Builder builder(60, 1);
        for (int v = 0; v < 60; ++v) {
            builder.place(v, v, 0, 0);
            builder.add(v, v, v % every == every - 1 ? -1e-3 : 4.0);
            for (int w = 0; w < v; ++w) builder.add(v, w, 0.3 * std::sin(1.0 + 7.0 * v + 3.0 * w));
        }
        const Example example = builder.finish();
        CHECK(difference_from_dense(example) < 1e-11);
        const Analysis analysis = analyze(example.matrix().pattern, example.layout());
        CHECK(Factor(analysis, example.matrix()).inertia().negative ==
              count_negative(example.dense()));
    }
}

TEST_CASE("several right-hand sides give each its own solution") {
    for (const int count : {1, 2, 3, 4, 5, 9})
        CHECK(difference_from_dense(grid(4, 5, 3, 3, 4, 11), count) < 1e-11);
}

TEST_CASE("units do not matter: unknowns scaled by powers of ten") {
    Example example = grid(5, 5, 3, 6, 5, 8);
    for (int j = 0; j < example.n(); ++j)
        for (int e = example.col_ptr[j]; e < example.col_ptr[j + 1]; ++e)
            example.val[e] *= std::pow(10.0, 3 * (j % 3) + 3 * (example.row[e] % 3));
    const Analysis analysis = analyze(example.matrix().pattern, example.layout());
    const Factor factor(analysis, example.matrix());
    CHECK(factor.status() == FactorStatus::regular);
    std::vector<double> x = random_vector(example.n(), 3);
    const std::vector<double> b = x;
    factor.solve(x, 1);
    CHECK(backward_errors(example.matrix(), x, b, 1)[0] < 1e-14);
}

TEST_CASE("the numbering of the unknowns does not change the solution") {
    const Example first = grid(6, 5, 4, 2, 6, 21);
    const int n = first.n();
    std::vector<int> shuffled(n);
    std::iota(shuffled.begin(), shuffled.end(), 0);
    Random random(4);
    for (int i = n - 1; i > 0; --i) std::swap(shuffled[i], shuffled[random.below(i + 1)]);
    Builder builder(n, 1);  // every unknown a node of its own, too
    for (int j = 0; j < n; ++j) {
        for (int e = first.col_ptr[j]; e < first.col_ptr[j + 1]; ++e)
            builder.add(shuffled[first.row[e]], shuffled[j], first.val[e]);
        const double* at = &first.coordinates[3 * static_cast<std::size_t>(first.block_of_dof[j])];
        builder.place(shuffled[j], at[0], at[1], at[2]);
    }
    const Example second = builder.finish();
    const std::vector<double> load = random_vector(n, 2);
    std::vector<double> x = load, y(n);
    for (int i = 0; i < n; ++i) y[shuffled[i]] = load[i];
    const Analysis one = analyze(first.matrix().pattern, first.layout());
    const Analysis two = analyze(second.matrix().pattern, second.layout());
    Factor(one, first.matrix()).solve(x, 1);
    Factor(two, second.matrix()).solve(y, 1);
    double worst = 0.0, largest = 0.0;
    for (int i = 0; i < n; ++i) {
        worst = std::max(worst, std::fabs(x[i] - y[shuffled[i]]));
        largest = std::max(largest, std::fabs(x[i]));
    }
    CHECK(worst < 1e-12 * largest);
}

TEST_CASE("one analysis serves many factorizations, each as if it were the first") {
    Example example = grid(5, 5, 5, 3, 10, 31);
    const Analysis analysis = analyze(example.matrix().pattern, example.layout());
    std::vector<double> x = random_vector(example.n(), 1), first = x, again = x;
    Factor(analysis, example.matrix()).solve(first, 1);
    for (double& v : example.val) v *= 2.0;
    std::vector<double> half = x;
    Factor(analysis, example.matrix()).solve(half, 1);
    for (double& v : example.val) v *= 0.5;
    Factor(analysis, example.matrix()).solve(again, 1);
    CHECK(first == again);
    for (std::size_t i = 0; i < x.size(); ++i) CHECK(half[i] == first[i] / 2.0);
}

TEST_CASE("refuses before it starts when the memory would not do") {
    const Example example = grid(8, 8, 4, 6, 8, 41);
    const Analysis analysis = analyze(example.matrix().pattern, example.layout());
    CHECK(analysis.peak_bytes > analysis.factor_bytes);
    CHECK(Factor(analysis, example.matrix(), {.memory_limit = analysis.peak_bytes - 1}).status() ==
          FactorStatus::over_memory);
    CHECK(Factor(analysis, example.matrix(), {.memory_limit = analysis.peak_bytes}).status() ==
          FactorStatus::regular);
}

TEST_CASE("nothing, and nearly nothing") {
    const Example nothing;
    const Analysis analysis = analyze(nothing.matrix().pattern, nothing.layout());
    Factor empty(analysis, nothing.matrix());
    CHECK(empty.status() == FactorStatus::regular);
    empty.solve({}, 0);
    CHECK(estimate_condition(empty, nothing.matrix()) == 1.0);

    for (const double stiffness : {4.0, -0.5}) {
        Builder builder(1, 1);
        builder.add(0, 0, stiffness);
        const Example one = builder.finish();
        const Analysis single = analyze(one.matrix().pattern, one.layout());
        const Factor factor(single, one.matrix());
        std::vector<double> x = {3.0};
        factor.solve(x, 1);
        CHECK(x[0] == 3.0 / stiffness);
        CHECK(factor.inertia().negative == (stiffness < 0.0 ? 1 : 0));
    }
}

TEST_CASE("the condition is estimated within a factor of three") {
    for (const double weak : {1.0, 1e-3, 1e-6}) {
        Builder builder(40, 1);
        for (int v = 0; v < 40; ++v) {
            builder.place(v, v, 0, 0);
            if (v > 0) {
                builder.add(v, v, 1.0);
                builder.add(v - 1, v - 1, 1.0);
                builder.add(v, v - 1, -1.0);
            }
        }
        builder.hold(0, weak);
        const Example example = builder.finish();
        const Analysis analysis = analyze(example.matrix().pattern, example.layout());
        const Factor factor(analysis, example.matrix());
        Eigen::VectorXd scale = as_vector({factor.scale().begin(), factor.scale().end()});
        const Eigen::MatrixXd a = scale.asDiagonal() * example.dense() * scale.asDiagonal();
        const double exact = a.cwiseAbs().colwise().sum().maxCoeff() *
                             a.inverse().cwiseAbs().colwise().sum().maxCoeff();
        const double estimate = estimate_condition(factor, example.matrix());
        CHECK(estimate <= exact * 1.001);
        CHECK(estimate >= exact / 3.0);
    }
}
