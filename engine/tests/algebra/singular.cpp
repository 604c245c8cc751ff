#include <doctest/doctest.h>

#include <cmath>

#include "algebra/factor.hpp"
#include "sparse_examples.hpp"

using namespace loadpath::algebra;
using namespace loadpath::algebra::examples;

namespace {

// The motions must be motions (A v = 0), be independent and have their largest component 1.
void check_motions(const Example& example, int expected) {
    const Analysis analysis = analyze(example.matrix().pattern, example.layout());
    const Factor factor(analysis, example.matrix());
    REQUIRE(factor.status() == FactorStatus::singular);
    CHECK(factor.inertia().zero == expected);
    CHECK(factor.inertia().negative == 0);
    REQUIRE(static_cast<int>(factor.motions().size()) == expected);
    const Eigen::MatrixXd a = example.dense();
    Eigen::MatrixXd basis(example.n(), expected);
    for (int m = 0; m < expected; ++m) {
        const Motion& motion = factor.motions()[m];
        basis.col(m) = as_vector(motion.vector);
        CHECK((a * basis.col(m)).lpNorm<Eigen::Infinity>() < 1e-11 * a.lpNorm<Eigen::Infinity>());
        CHECK(motion.vector[motion.unknown] == 1.0);
        CHECK(basis.col(m).lpNorm<Eigen::Infinity>() == 1.0);
        for (const Motion& other : factor.motions())
            if (&other != &motion) CHECK(std::fabs(other.vector[motion.own]) < 1e-10);
    }
    CHECK(Eigen::FullPivLU<Eigen::MatrixXd>(basis).rank() == expected);
}

}  // namespace

TEST_CASE("a free body has as many motions as a node has unknowns") {
    check_motions(grid(4, 1, 1, 1, 0, 1), 1);
    check_motions(grid(5, 4, 1, 3, 0, 2), 3);
    check_motions(grid(5, 5, 5, 6, 0, 3), 6);
    check_motions(grid(30, 1, 1, 2, 0, 4), 2);
}

TEST_CASE("separate mechanisms come out separately") {
    // Two held bodies, and between them three nodes that nothing holds in one direction.
    Random random(9);
    Builder builder(12, 2);
    for (int v = 0; v < 12; ++v) builder.place(v, v, 0, 0);
    for (int v = 0; v < 11; ++v) {
        if (v == 3 || v == 4 || v == 7 || v == 8 || v == 2 || v == 6) continue;
        builder.tie(v, v + 1, random);
    }
    for (int v = 0; v < 12; ++v)
        if (v != 3 && v != 7) builder.hold(v, 2.0);
    builder.add(builder.unknown(3, 0), builder.unknown(3, 0), 1.0);
    builder.add(builder.unknown(7, 1), builder.unknown(7, 1), 1.0);
    builder.add(builder.unknown(3, 1), builder.unknown(3, 1), 0.0);
    builder.add(builder.unknown(7, 0), builder.unknown(7, 0), 0.0);
    const Example example = builder.finish();
    check_motions(example, 2);
    const Analysis analysis = analyze(example.matrix().pattern, example.layout());
    const Factor factor(analysis, example.matrix());
    for (const Motion& motion : factor.motions()) {
        const bool known =
            motion.unknown == builder.unknown(3, 1) || motion.unknown == builder.unknown(7, 0);
        CHECK(known);
        double others = 0.0;
        for (int i = 0; i < example.n(); ++i)
            if (i != motion.unknown) others += std::fabs(motion.vector[i]);
        CHECK(others == 0.0);
    }
}

TEST_CASE("a four-bar linkage sways: found although every unknown has stiffness") {
    // Two hinged columns of height 4 and a beam of length 6, truss members only, plane.
    Builder builder(2, 2);
    builder.place(0, 0, 4, 0);
    builder.place(1, 6, 4, 0);
    const double column = 1e8 / 4.0, beam = 1e8 / 6.0;
    builder.add(1, 1, column);
    builder.add(3, 3, column);
    builder.add(0, 0, beam);
    builder.add(2, 2, beam);
    builder.add(2, 0, -beam);
    const Example example = builder.finish();
    check_motions(example, 1);
    const Analysis analysis = analyze(example.matrix().pattern, example.layout());
    const Factor factor(analysis, example.matrix());
    const Eigen::Vector4d sway(1.0, 0.0, 1.0, 0.0);
    CHECK((as_vector(factor.motions()[0].vector) - sway).lpNorm<Eigen::Infinity>() < 1e-14);
}

TEST_CASE("more motions than asked for: the basis is cut, the number is not") {
    Builder builder(40, 1);
    for (int v = 0; v < 40; ++v) builder.add(v, v, v % 2 == 0 ? 1.0 : 0.0);
    const Example example = builder.finish();
    const Analysis analysis = analyze(example.matrix().pattern, example.layout());
    const Factor factor(analysis, example.matrix(), {.most_motions = 5});
    CHECK(factor.status() == FactorStatus::singular);
    CHECK(factor.inertia().zero == 20);
    CHECK(factor.singular_unknowns().size() == 20);
    CHECK(factor.motions().size() == 5);
}

TEST_CASE("soft is not free: a thousand-node chain held at one end") {
    Builder builder(1000, 1);
    for (int v = 0; v < 1000; ++v) {
        builder.place(v, v, 0, 0);
        builder.add(v, v, v == 999 ? 1.0 : 2.0);
        if (v > 0) builder.add(v, v - 1, -1.0);
    }
    const Example example = builder.finish();
    const Analysis analysis = analyze(example.matrix().pattern, example.layout());
    const Factor factor(analysis, example.matrix());
    CHECK(factor.status() == FactorStatus::regular);
    std::vector<double> x(1000, 0.0);
    x[999] = 1.0;  // a unit force stretches every spring by one
    factor.solve(x, 1);
    double worst = 0.0;
    for (int v = 0; v < 1000; ++v) worst = std::max(worst, std::fabs(x[v] / (v + 1.0) - 1.0));
    CHECK(worst < 1e-9);  // the condition is about 1e6
}
