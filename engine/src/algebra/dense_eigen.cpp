#include "algebra/dense_eigen.hpp"

#include <cmath>
#include <limits>

#include "algebra/kernels/columns.hpp"

namespace loadpath::algebra {

namespace {

// A value takes about two turns; many more mean that something is not a number.
constexpr int most_turns = 60;

class Tridiagonal {
 public:
    Tridiagonal(std::vector<double> matrix, int n)
        : n_(static_cast<std::size_t>(n)), a_(std::move(matrix)), diagonal_(n_), beside_(n_, 0.0) {
        for (std::size_t k = 0; k + 2 < n_; ++k) reflect(k);
        for (std::size_t k = 0; k < n_; ++k) diagonal_[k] = a_[k * n_ + k];
        if (n_ > 1) beside_[n_ - 2] = a_[n_ * n_ - 2];
        join_reflections();
        for (std::size_t k = 0; k < n_; ++k) isolate(k);
    }

    SmallEigen result() && { return {std::move(diagonal_), std::move(rows_)}; }

 private:
    // Makes row k zero behind the entry beside its diagonal; keeps the direction in its place.
    void reflect(std::size_t k) {
        double* const v = &a_[k * n_ + k + 1];
        const std::size_t m = n_ - k - 1;
        const double length = std::sqrt(dot(v, v, m));
        beside_[k] = v[0] > 0.0 ? -length : length;
        if (length == 0.0) return;
        v[0] -= beside_[k];
        const double half = 0.5 * dot(v, v, m);
        std::vector<double> image(m);
        for (std::size_t i = 0; i < m; ++i)
            image[i] = dot(&a_[(k + 1 + i) * n_ + k + 1], v, m) / half;
        add_times(image.data(), -0.5 * dot(image.data(), v, m) / half, v, m);
        for (std::size_t i = 0; i < m; ++i) {
            double* const row = &a_[(k + 1 + i) * n_ + k + 1];
            add_times(row, -v[i], image.data(), m);
            add_times(row, -image[i], v, m);
        }
    }

    // The product of all reflections, a vector in each row.
    void join_reflections() {
        rows_.assign(n_ * n_, 0.0);
        for (std::size_t k = 0; k < n_; ++k) rows_[k * n_ + k] = 1.0;
        for (std::size_t k = n_ < 2 ? 0 : n_ - 2; k-- > 0;) {
            const double* const v = &a_[k * n_ + k + 1];
            const std::size_t m = n_ - k - 1;
            const double half = 0.5 * dot(v, v, m);
            if (half == 0.0) continue;
            for (std::size_t i = k + 1; i < n_; ++i) {
                double* const row = &rows_[i * n_ + k + 1];
                add_times(row, -dot(row, v, m) / half, v, m);
            }
        }
    }

    // The end of the block that begins at k: what is beside it is nothing.
    std::size_t end_of_block(std::size_t k) const {
        constexpr double rounding = std::numeric_limits<double>::epsilon();
        while (k + 1 < n_ && std::fabs(beside_[k]) >
                                 rounding * (std::fabs(diagonal_[k]) + std::fabs(diagonal_[k + 1])))
            ++k;
        return k;
    }

    // Turns until the value at k stands by itself.
    void isolate(std::size_t k) {
        for (int turn = 0; turn < most_turns; ++turn) {
            const std::size_t end = end_of_block(k);
            if (end == k) return;
            chase(k, end);
        }
    }

    // One turn with the shift of Wilkinson, from the end of a block to its beginning.
    void chase(std::size_t begin, std::size_t end) {
        const double slope = (diagonal_[begin + 1] - diagonal_[begin]) / (2.0 * beside_[begin]);
        const double root = std::copysign(std::sqrt(slope * slope + 1.0), slope);
        double g = diagonal_[end] - diagonal_[begin] + beside_[begin] / (slope + root);
        double c = 1.0, s = 1.0, moved = 0.0;
        for (std::size_t i = end; i-- > begin;) {
            const double f = s * beside_[i], b = c * beside_[i];
            const double length = std::sqrt(f * f + g * g);
            beside_[i + 1] = length;
            if (length == 0.0) {
                diagonal_[i + 1] -= moved;
                beside_[end] = 0.0;
                return;
            }
            s = f / length;
            c = g / length;
            g = diagonal_[i + 1] - moved;
            const double turned = (diagonal_[i] - g) * s + 2.0 * c * b;
            moved = s * turned;
            diagonal_[i + 1] = g + moved;
            g = c * turned - b;
            rotate(&rows_[i * n_], &rows_[(i + 1) * n_], c, s, n_);
        }
        diagonal_[begin] -= moved;
        beside_[begin] = g;
        beside_[end] = 0.0;
    }

    std::size_t n_;
    std::vector<double> a_;
    std::vector<double> diagonal_, beside_;  // beside_[k] couples k and k + 1
    std::vector<double> rows_;
};

}  // namespace

SmallEigen decompose_dense(std::vector<double> matrix, int n) {
    return Tridiagonal(std::move(matrix), n).result();
}

}  // namespace loadpath::algebra
