#include "algebra/refinement.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::algebra {
namespace {

// A few roundings per entry of a row: refining further would only move digits that are noise.
constexpr double good_enough = 1e-14;

// A row in which all terms are smaller than this beside the largest of any row, in units that make
// the diagonal one, holds nothing but rounding: it is compared with that.
constexpr double rounding_row = 1e-6;

double diagonal_of(const SymmetricMatrix& a, int i) {
    for (int e = a.pattern.col_ptr[i]; e < a.pattern.col_ptr[i + 1]; ++e)
        if (a.pattern.row[e] == i) return a.val[e];
    return 0.0;
}

void raise_limits(const SymmetricMatrix& a, std::vector<double>& limit) {
    const auto stiffness = [&](int i) { return std::fabs(diagonal_of(a, i)); };
    double largest = 0.0;
    for (int i = 0; i < a.pattern.n; ++i)
        if (stiffness(i) > 0.0) largest = std::max(largest, limit[i] / std::sqrt(stiffness(i)));
    for (int i = 0; i < a.pattern.n; ++i)
        limit[i] = std::max(limit[i], rounding_row * largest * std::sqrt(stiffness(i)));
}

// residual = b - A x and limit = |A| |x| + |b| for one right-hand side.
void find_residual(const SymmetricMatrix& a, const double* x, const double* b,
                   std::vector<double>& residual, std::vector<double>& limit) {
    const int n = a.pattern.n;
    for (int i = 0; i < n; ++i) {
        residual[i] = b[i];
        limit[i] = std::fabs(b[i]);
    }
    for (int j = 0; j < n; ++j)
        for (int e = a.pattern.col_ptr[j]; e < a.pattern.col_ptr[j + 1]; ++e) {
            const int i = a.pattern.row[e];
            const double down = a.val[e] * x[j];
            residual[i] -= down;
            limit[i] += std::fabs(down);
            if (i == j) continue;
            const double across = a.val[e] * x[i];
            residual[j] -= across;
            limit[j] += std::fabs(across);
        }
    raise_limits(a, limit);
}

double largest_ratio(const std::vector<double>& residual, const std::vector<double>& limit) {
    double worst = 0.0;
    for (std::size_t i = 0; i < residual.size(); ++i)
        if (residual[i] != 0.0) worst = std::max(worst, std::fabs(residual[i]) / limit[i]);
    return worst;
}

}  // namespace

std::vector<double> backward_errors(const SymmetricMatrix& a, std::span<const double> x,
                                    std::span<const double> b, int count) {
    const std::size_t n = a.pattern.n;
    std::vector<double> residual(n), limit(n), result;
    for (int c = 0; c < count; ++c) {
        find_residual(a, x.data() + c * n, b.data() + c * n, residual, limit);
        result.push_back(largest_ratio(residual, limit));
    }
    return result;
}

std::vector<double> solve_refined(const Factor& factor, const SymmetricMatrix& a,
                                  std::span<double> rhs, int count, int most_steps) {
    const std::size_t n = a.pattern.n;
    const std::vector<double> b(rhs.begin(), rhs.end());
    factor.solve(rhs, count);
    std::vector<double> errors = backward_errors(a, rhs, b, count), residual(n), limit(n);
    for (int step = 0; step < most_steps; ++step) {
        // All right-hand sides that are not good enough yet, at once.
        std::vector<int> open;
        std::vector<double> better;
        for (int c = 0; c < count; ++c) {
            if (errors[c] <= good_enough) continue;
            find_residual(a, rhs.data() + c * n, b.data() + c * n, residual, limit);
            open.push_back(c);
            better.insert(better.end(), residual.begin(), residual.end());
        }
        if (open.empty()) break;
        factor.solve(better, static_cast<int>(open.size()));
        for (std::size_t k = 0; k < open.size(); ++k) {
            double *x = rhs.data() + open[k] * n, *y = better.data() + k * n;
            for (std::size_t i = 0; i < n; ++i) y[i] += x[i];
            find_residual(a, y, b.data() + open[k] * n, residual, limit);
            const double error = largest_ratio(residual, limit);
            if (!(error < errors[open[k]])) continue;
            std::copy(y, y + n, x);
            errors[open[k]] = error;
        }
    }
    return errors;
}

double estimate_condition(const Factor& factor, const SymmetricMatrix& a) {
    const int n = a.pattern.n;
    if (n == 0) return 1.0;
    const std::span<const double> scale = factor.scale();
    std::vector<double> column(n, 0.0);
    for (int j = 0; j < n; ++j)
        for (int e = a.pattern.col_ptr[j]; e < a.pattern.col_ptr[j + 1]; ++e) {
            const int i = a.pattern.row[e];
            const double v = std::fabs(a.val[e]) * scale[i] * scale[j];
            column[j] += v;
            if (i != j) column[i] += v;
        }
    auto solve_scaled = [&](std::vector<double>& x) {
        for (int i = 0; i < n; ++i) x[i] /= scale[i];
        factor.solve(x, 1);
        for (int i = 0; i < n; ++i) x[i] /= scale[i];
    };
    auto norm_of = [](const std::vector<double>& x) {
        double norm = 0.0;
        for (const double v : x) norm += std::fabs(v);
        return norm;
    };
    std::vector<double> x(n, 1.0 / n);
    solve_scaled(x);
    const double first = norm_of(x);
    for (double& v : x) v = std::copysign(1.0, v);
    solve_scaled(x);
    const auto largest = std::max_element(
        x.begin(), x.end(), [](double p, double q) { return std::fabs(p) < std::fabs(q); });
    const std::size_t unknown = largest - x.begin();
    std::fill(x.begin(), x.end(), 0.0);
    x[unknown] = 1.0;
    solve_scaled(x);
    const double inverse = std::max(first, norm_of(x));
    return inverse * *std::max_element(column.begin(), column.end());
}

}  // namespace loadpath::algebra
