#include <doctest/doctest.h>

#include <algorithm>

#include "algebra/chains_first.hpp"
#include "algebra/dissection.hpp"
#include "algebra/factor.hpp"
#include "algebra/refinement.hpp"
#include "sparse_examples.hpp"

using namespace loadpath::algebra;
using namespace loadpath::algebra::examples;

namespace {

double residual_of(const Example& example) {
    const Analysis analysis = analyze(example.matrix().pattern, example.layout());
    const Factor factor(analysis, example.matrix());
    REQUIRE(factor.status() == FactorStatus::regular);
    std::vector<double> x = random_vector(example.n(), 5);
    const std::vector<double> b = x;
    factor.solve(x, 1);
    return backward_errors(example.matrix(), x, b, 1)[0];
}

double stored(const Example& example) {
    return static_cast<double>(
        analyze(example.matrix().pattern, example.layout()).supernodes.panel_start.back());
}

// A square of nodes whose edges have joints along them, and a ring apart from it.
Example divided_grid(int side, int joints, int ring) {
    Random random(11);
    const int nodes = side * side, edges = 2 * side * (side - 1);
    const int first_of_ring = nodes + edges * joints;
    Builder builder(first_of_ring + ring, 2);
    builder.hold(0, 1.0);
    for (int v = 0; v < nodes; ++v) builder.place(v, v % side, v / side, 0);
    int joint = nodes;
    const auto divide = [&](int from, int to) {
        int last = from;
        for (int k = 0; k < joints; ++k) {
            const double at = (k + 1.0) / (joints + 1.0);
            builder.place(joint, from % side + at * (to % side - from % side),
                          from / side + at * (to / side - from / side), 0);
            builder.tie(last, joint, random);
            last = joint++;
        }
        builder.tie(last, to, random);
    };
    for (int v = 0; v < nodes; ++v) {
        if (v % side + 1 < side) divide(v, v + 1);
        if (v + side < nodes) divide(v, v + side);
    }
    for (int k = 0; k < ring; ++k) {
        builder.place(first_of_ring + k, -9, k, 0);
        builder.hold(first_of_ring + k, 1.0);
        builder.tie(first_of_ring + k, first_of_ring + (k + 1) % ring, random);
    }
    return builder.finish();
}

}  // namespace

TEST_CASE("joints along edges are eliminated first, and cost no more than their number") {
    const auto work_of = [](const Example& example) {
        return analyze(example.matrix().pattern, example.layout(), order_chains_first)
            .supernodes.multiplications;
    };
    const Example whole = divided_grid(30, 0, 0), divided = divided_grid(30, 6, 0);
    // Two unknowns between four others: some dozens of multiplications each.
    CHECK(work_of(divided) < 1.05 * work_of(whole) + 100.0 * (divided.n() - whole.n()));
    for (const Example& example : {divided_grid(5, 3, 0), divided_grid(5, 3, 7)}) {
        const Analysis analysis =
            analyze(example.matrix().pattern, example.layout(), order_chains_first);
        std::vector<int> order = analysis.supernodes.dof_order;
        std::sort(order.begin(), order.end());
        for (int i = 0; i < example.n(); ++i) CHECK(order[i] == i);
        const Factor factor(analysis, example.matrix());
        std::vector<double> x = random_vector(example.n(), 5);
        const std::vector<double> b = x;
        factor.solve(x, 1);
        CHECK(backward_errors(example.matrix(), x, b, 1)[0] < 1e-13);
    }
}

TEST_CASE("every block is ordered exactly once, whatever the graph") {
    for (const Example& example : {grid(20, 20, 2, 1, 5, 1), grid(300, 1, 1, 2, 1, 2)}) {
        const BlockGraph graph = merge_unknowns(example.matrix().pattern, example.layout());
        std::vector<int> order = dissect(graph);
        std::sort(order.begin(), order.end());
        for (int b = 0; b < graph.size(); ++b) CHECK(order[b] == b);
    }
}

TEST_CASE("a line of ten thousand nodes stays linear") {
    const Example example = grid(10000, 1, 1, 3, 2500, 3);
    CHECK(stored(example) < 30.0 * example.n());
    CHECK(residual_of(example) < 1e-13);
}

TEST_CASE("a star of ten thousand arms stays linear") {
    Random random(4);
    Builder builder(10001, 1);
    for (int v = 1; v <= 10000; ++v) {
        builder.place(v, v % 100, v / 100, 0);
        builder.tie(0, v, random);
        builder.hold(v, 1.0);
    }
    const Example example = builder.finish();
    CHECK(stored(example) < 40.0 * example.n());
    CHECK(residual_of(example) < 1e-13);
}

TEST_CASE("coordinates help and coincident ones do not hurt") {
    Example example = grid(40, 40, 1, 1, 4, 6);
    const double guided = stored(example);
    std::fill(example.coordinates.begin(), example.coordinates.end(), 0.0);
    CHECK(stored(example) < 1.5 * guided);
    CHECK(residual_of(example) < 1e-13);
    // A banded solver would store n times the width.
    CHECK(guided < 0.75 * example.n() * 40.0);
}

TEST_CASE("a turned frame is ordered as well as a straight one") {
    Example example = grid(12, 12, 6, 1, 9, 7);
    const double straight = stored(example);
    for (std::size_t b = 0; b < example.coordinates.size(); b += 3) {
        const double x = example.coordinates[b], y = example.coordinates[b + 1];
        example.coordinates[b] = 0.8 * x - 0.6 * y;
        example.coordinates[b + 1] = 0.6 * x + 0.8 * y;
    }
    CHECK(stored(example) < 1.1 * straight);
}

TEST_CASE("separate parts and nodes without unknowns") {
    Random random(8);
    Builder builder(300, 2);
    for (int v = 0; v < 300; ++v) {
        builder.place(v, v % 17, v % 5, v % 3);
        builder.hold(v, 1.0);
        if (v % 3 != 0) builder.tie(v - 1, v, random);
    }
    Example example = builder.finish();
    // Nodes 300 to 304 carry coordinates and no unknown.
    example.coordinates.resize(3 * 305, 1.0);
    CHECK(residual_of(example) < 1e-14);
}

TEST_CASE("a dense row joins everything and still fits") {
    Example example = grid(30, 30, 1, 1, 3, 9);
    Builder builder(901, 1);
    for (int j = 0; j < 900; ++j) {
        builder.place(j, j % 30, j / 30, 0);
        for (int e = example.col_ptr[j]; e < example.col_ptr[j + 1]; ++e)
            builder.add(example.row[e], j, example.val[e]);
        builder.add(900, j, -0.01);
    }
    builder.add(900, 900, 50.0);
    const Example joined = builder.finish();
    CHECK(stored(joined) < stored(example) + 4.0 * 901);
    CHECK(residual_of(joined) < 1e-13);
}

TEST_CASE("every node touches every other: one dense front") {
    Random random(10);
    Builder builder(60, 1);
    for (int a = 0; a < 60; ++a)
        for (int b = 0; b < a; ++b) builder.tie(a, b, random);
    builder.hold(0, 1.0);
    const Example example = builder.finish();
    CHECK(stored(example) == 3600.0);
    CHECK(residual_of(example) < 1e-13);
}

TEST_CASE("an unknown that touches no other costs one entry, not a column of its node") {
    const Example example = grid(8, 8, 1, 2, 4, 12);
    Builder builder(64, 3);  // the third unknown of each node stands alone
    for (int j = 0; j < example.n(); ++j)
        for (int e = example.col_ptr[j]; e < example.col_ptr[j + 1]; ++e) {
            const int i = example.row[e];
            builder.add(i / 2 * 3 + i % 2, j / 2 * 3 + j % 2, example.val[e]);
        }
    for (int v = 0; v < 64; ++v) {
        builder.place(v, v % 8, v / 8, 0);
        builder.add(3 * v + 2, 3 * v + 2, 1.0 + v);
    }
    const Example wider = builder.finish();
    CHECK(stored(wider) == stored(example) + 64.0);
    CHECK(residual_of(wider) < 1e-13);
}
