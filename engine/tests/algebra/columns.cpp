#include "algebra/kernels/columns.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "sparse_examples.hpp"

using namespace loadpath::algebra;
using namespace loadpath::algebra::examples;

TEST_CASE("products of several columns have the digits of one at a time") {
    const Example example = grid(4, 3, 2, 3, 4, 7);
    const SymmetricMatrix matrix = example.matrix();
    const auto n = static_cast<std::size_t>(matrix.pattern.n);
    for (int count = 1; count <= 9; ++count) {
        Random random(static_cast<std::uint64_t>(count));
        std::vector<double> x(n * static_cast<std::size_t>(count));
        for (double& each : x) each = random.between(-1.0, 1.0);
        std::vector<double> one(x.size()), several(x.size(), 7.0);
        multiply(matrix, x, one, count);
        multiply_columns(matrix, x, several, count);
        CHECK(several == one);
    }
}
