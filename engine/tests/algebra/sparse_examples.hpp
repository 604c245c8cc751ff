// Matrices the tests of the linear algebra share: built dense (Eigen judges), handed over sparse.
#pragma once

#include <Eigen/Dense>
#include <array>
#include <cstdint>
#include <vector>

#include "algebra/analysis.hpp"
#include "algebra/symmetric_matrix.hpp"

namespace loadpath::algebra::examples {

// The same numbers on every machine.
class Random {
 public:
    explicit Random(std::uint64_t seed) : state_(seed * 2654435761u + 88172645463325252u) {}
    double between(double low, double high) {
        return low + (high - low) * static_cast<double>(next() >> 11) * 0x1p-53;
    }
    int below(int count) { return static_cast<int>(next() % static_cast<std::uint64_t>(count)); }

 private:
    std::uint64_t next() {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 7;
        return state_ ^= state_ << 17;
    }
    std::uint64_t state_;
};

struct Example {
    std::vector<int> col_ptr = {0}, row, block_of_dof;
    std::vector<double> val, coordinates;

    int n() const { return static_cast<int>(col_ptr.size()) - 1; }
    SymmetricMatrix matrix() const { return {{n(), col_ptr, row}, val}; }
    Layout layout() const { return {block_of_dof, coordinates}; }
    Eigen::MatrixXd dense() const {
        Eigen::MatrixXd a = Eigen::MatrixXd::Zero(n(), n());
        for (int j = 0; j < n(); ++j)
            for (int e = col_ptr[j]; e < col_ptr[j + 1]; ++e) a(row[e], j) = a(j, row[e]) = val[e];
        return a;
    }
};

// Springs between nodes with `per_node` unknowns each: entry sums, then lower columns.
class Builder {
 public:
    Builder(int nodes, int per_node)
        : nodes_(nodes), per_node_(per_node), columns_(nodes * per_node) {
        coordinates_.assign(3 * static_cast<std::size_t>(nodes), 0.0);
    }
    int unknown(int node, int direction) const { return node * per_node_ + direction; }
    void place(int node, double x, double y, double z) {
        coordinates_[3 * node] = x;
        coordinates_[3 * node + 1] = y;
        coordinates_[3 * node + 2] = z;
    }
    void add(int i, int j, double v) {
        auto& column = columns_[std::min(i, j)];
        for (auto& [r, value] : column)
            if (r == std::max(i, j)) {
                value += v;
                return;
            }
        column.emplace_back(std::max(i, j), v);
    }
    // An elastic tie between two nodes: a random symmetric positive definite block on the
    // difference.
    void tie(int a, int b, Random& random) {
        Eigen::MatrixXd g = Eigen::MatrixXd::Zero(per_node_, per_node_);
        for (int i = 0; i < per_node_; ++i)
            for (int j = 0; j < per_node_; ++j) g(i, j) = random.between(-1.0, 1.0);
        const Eigen::MatrixXd k =
            g * g.transpose() + Eigen::MatrixXd::Identity(per_node_, per_node_);
        for (int i = 0; i < per_node_; ++i)
            for (int j = 0; j < per_node_; ++j) {
                if (i >= j) add(unknown(a, i), unknown(a, j), k(i, j));
                if (i >= j) add(unknown(b, i), unknown(b, j), k(i, j));
                add(unknown(a, i), unknown(b, j), -k(i, j));
            }
    }
    void hold(int node, double stiffness) {
        for (int i = 0; i < per_node_; ++i) add(unknown(node, i), unknown(node, i), stiffness);
    }
    Example finish() const {
        Example result;
        result.coordinates = coordinates_;
        for (const auto& column : columns_) {
            for (const auto& [r, v] : column) {
                result.row.push_back(r);
                result.val.push_back(v);
            }
            result.col_ptr.push_back(static_cast<int>(result.row.size()));
        }
        for (int i = 0; i < nodes_ * per_node_; ++i) result.block_of_dof.push_back(i / per_node_);
        return result;
    }

 private:
    int nodes_, per_node_;
    std::vector<std::vector<std::pair<int, double>>> columns_;
    std::vector<double> coordinates_;
};

// A grid of ties, held at its first nodes (none: a free body with `per_node` motions).
inline Example grid(int nx, int ny, int nz, int per_node, int held, std::uint64_t seed) {
    Random random(seed);
    Builder builder(nx * ny * nz, per_node);
    auto node = [&](int x, int y, int z) { return (z * ny + y) * nx + x; };
    for (int z = 0; z < nz; ++z)
        for (int y = 0; y < ny; ++y)
            for (int x = 0; x < nx; ++x) {
                builder.place(node(x, y, z), 6.0 * x, 5.0 * y, 3.5 * z);
                if (x + 1 < nx) builder.tie(node(x, y, z), node(x + 1, y, z), random);
                if (y + 1 < ny) builder.tie(node(x, y, z), node(x, y + 1, z), random);
                if (z + 1 < nz) builder.tie(node(x, y, z), node(x, y, z + 1), random);
            }
    for (int v = 0; v < held; ++v) builder.hold(v, 5.0);
    return builder.finish();
}

inline std::vector<double> random_vector(std::size_t n, std::uint64_t seed) {
    Random random(seed);
    std::vector<double> x(n);
    for (double& v : x) v = random.between(-1.0, 1.0);
    return x;
}

inline Eigen::VectorXd as_vector(const std::vector<double>& x) {
    return Eigen::Map<const Eigen::VectorXd>(x.data(), static_cast<Eigen::Index>(x.size()));
}

}  // namespace loadpath::algebra::examples
