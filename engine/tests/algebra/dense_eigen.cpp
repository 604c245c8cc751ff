#include "algebra/dense_eigen.hpp"

#include <doctest/doctest.h>

#include <Eigen/Eigenvalues>
#include <algorithm>

#include "sparse_examples.hpp"

using namespace loadpath::algebra;
using namespace loadpath::algebra::examples;

namespace {

using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

void expect_decomposed(const RowMajor& matrix) {
    const int n = static_cast<int>(matrix.rows());
    const SmallEigen found = decompose_dense({matrix.data(), matrix.data() + matrix.size()}, n);
    const Eigen::Map<const RowMajor> vectors(found.vectors.data(), n, n);
    const double size = 1e-12 * std::max(1.0, matrix.norm());
    CHECK((vectors * vectors.transpose() - RowMajor::Identity(n, n)).norm() < 1e-12 * n);
    CHECK((vectors * matrix * vectors.transpose() - RowMajor(as_vector(found.values).asDiagonal()))
              .norm() < size * n);
    std::vector<double> values = found.values;
    std::sort(values.begin(), values.end());
    const Eigen::VectorXd expected =
        Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(matrix).eigenvalues();
    CHECK((as_vector(values) - expected).norm() < size * n);
}

}  // namespace

TEST_CASE("random matrices of any size are decomposed") {
    for (const int n : {1, 2, 3, 4, 7, 20, 65, 150}) {
        Random random(static_cast<std::uint64_t>(n));
        RowMajor matrix(n, n);
        for (int i = 0; i < n; ++i)
            for (int j = 0; j <= i; ++j) matrix(i, j) = matrix(j, i) = random.between(-1.0, 1.0);
        expect_decomposed(matrix);
    }
}

TEST_CASE("repeated values, rows that are done already, and nothing at all") {
    expect_decomposed(RowMajor::Zero(9, 9));
    expect_decomposed(RowMajor::Identity(9, 9));
    RowMajor arrow = RowMajor::Identity(30, 30);  // what is left of a space after a restart
    for (int i = 0; i < 30; ++i) arrow(i, i) = 1.0 / (1 + i / 3);
    for (int i = 0; i < 29; ++i) arrow(29, i) = arrow(i, 29) = 1e-3 * (i % 4);
    expect_decomposed(arrow);
}
