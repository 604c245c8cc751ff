// Solving with a factor: L, D and L^T in turn, a few right-hand sides at a time so that each
// column of L is read once for all of them.
#include <algorithm>
#include <vector>

#include "algebra/factor.hpp"
#include "algebra/kernels/rank_update.hpp"

namespace loadpath::algebra {
namespace {

constexpr int at_once = 4;

// Rows of L times x, four columns at a time: local[row] -= L[row, columns] x[columns] for rows
// [begin, rows). Right-hand side c starts at c * stride in both x and local.
template <int Count, int Columns>
void subtract_columns(const double* l, int rows, int begin, const double* x, double* local,
                      int stride) {
    Pair factor[Count][Columns];
    for (int c = 0; c < Count; ++c)
        for (int q = 0; q < Columns; ++q) factor[c][q] = Pair{x[c * stride + q], x[c * stride + q]};
    const std::size_t next = rows;
    int i = begin;
    for (; i + 1 < rows; i += 2) {
        Pair column[Columns];
        for (int q = 0; q < Columns; ++q)
            column[q] = *reinterpret_cast<const LoosePair*>(l + q * next + i);
        for (int c = 0; c < Count; ++c) {
            Pair sum = column[0] * factor[c][0];
            for (int q = 1; q < Columns; ++q) sum += column[q] * factor[c][q];
            *reinterpret_cast<LoosePair*>(local + c * stride + i) -= sum;
        }
    }
    if (i < rows)
        for (int c = 0; c < Count; ++c) {
            double sum = l[i] * x[c * stride];
            for (int q = 1; q < Columns; ++q) sum += l[q * next + i] * x[c * stride + q];
            local[c * stride + i] -= sum;
        }
}

// The transposed product, four columns at a time: x[columns] -= L[rows, columns]^T local[rows].
template <int Count, int Columns>
void subtract_rows(const double* l, int rows, int begin, const double* local, double* x,
                   int stride) {
    Pair sum[Count][Columns] = {};
    const std::size_t next = rows;
    int i = begin;
    for (; i + 1 < rows; i += 2)
        for (int c = 0; c < Count; ++c) {
            const Pair here = *reinterpret_cast<const LoosePair*>(local + c * stride + i);
            for (int q = 0; q < Columns; ++q)
                sum[c][q] += *reinterpret_cast<const LoosePair*>(l + q * next + i) * here;
        }
    for (int c = 0; c < Count; ++c)
        for (int q = 0; q < Columns; ++q) {
            double total = sum[c][q][0] + sum[c][q][1];
            if (i < rows) total += l[q * next + i] * local[c * stride + i];
            x[c * stride + q] -= total;
        }
}

constexpr int block = 4;

// Calls run<Count, Columns>() for up to four right-hand sides and up to four columns.
template <int Count, class Run>
void with_columns(int columns, Run run) {
    switch (columns) {
        case 1:
            return run.template operator()<Count, 1>();
        case 2:
            return run.template operator()<Count, 2>();
        case 3:
            return run.template operator()<Count, 3>();
        default:
            return run.template operator()<Count, block>();
    }
}

template <class Run>
void with_sizes(int count, int columns, Run run) {
    switch (count) {
        case 1:
            return with_columns<1>(columns, run);
        case 2:
            return with_columns<2>(columns, run);
        case 3:
            return with_columns<3>(columns, run);
        default:
            return with_columns<at_once>(columns, run);
    }
}

}  // namespace

void Factor::forward(int s, double* x, double* local, int count) const {
    const Supernodes& super = analysis_->supernodes;
    const int n = analysis_->unknowns(), first = super.first[s], columns = super.columns(s);
    const int rows = columns + super.below(s);
    const int* below = super.rows.data() + super.row_start[s];
    const double* panel = panels_.get() + super.panel_start[s];
    for (int c = 0; c < count; ++c) {
        double* to = local + std::size_t(c) * rows;
        const double* from = x + std::size_t(c) * n + first;
        for (int j = 0; j < columns; ++j) to[j] = from[pivot_order_[first + j]];
        std::fill(to + columns, to + rows, 0.0);
    }
    for (int j = 0; j < columns; j += block) {
        const int end = std::min(j + block, columns);
        for (int q = j; q < end; ++q)
            for (int i = q + 1; i < end; ++i)
                for (int c = 0; c < count; ++c)
                    local[c * rows + i] -= panel[std::size_t(q) * rows + i] * local[c * rows + q];
        with_sizes(count, end - j, [&]<int Count, int Columns>() {
            subtract_columns<Count, Columns>(panel + std::size_t(j) * rows, rows, end, local + j,
                                             local, rows);
        });
    }
    for (int c = 0; c < count; ++c) {
        const double* from = local + std::size_t(c) * rows;
        double* to = x + std::size_t(c) * n;
        std::copy(from, from + columns, to + first);
        for (int i = columns; i < rows; ++i) to[below[i - columns]] += from[i];
    }
}

void Factor::divide_by_pivots(double* x, int count) const {
    const int n = analysis_->unknowns();
    for (int c = 0; c < count; ++c, x += n)
        for (int j = 0; j < n; ++j) {
            if (beside_[j] == 0.0) {
                x[j] /= diagonal_[j];
                continue;
            }
            const double a = diagonal_[j], b = beside_[j], d = diagonal_[j + 1];
            const double determinant = a * d - b * b, x0 = x[j], x1 = x[j + 1];
            x[j] = (d * x0 - b * x1) / determinant;
            x[j + 1] = (a * x1 - b * x0) / determinant;
            ++j;
        }
}

void Factor::backward(int s, double* x, double* local, int count) const {
    const Supernodes& super = analysis_->supernodes;
    const int n = analysis_->unknowns(), first = super.first[s], columns = super.columns(s);
    const int rows = columns + super.below(s);
    const int* below = super.rows.data() + super.row_start[s];
    const double* panel = panels_.get() + super.panel_start[s];
    for (int c = 0; c < count; ++c) {
        double* to = local + std::size_t(c) * rows;
        const double* from = x + std::size_t(c) * n;
        std::copy(from + first, from + first + columns, to);
        for (int i = columns; i < rows; ++i) to[i] = from[below[i - columns]];
    }
    for (int j = (columns - 1) / block * block; j >= 0; j -= block) {
        const int end = std::min(j + block, columns);
        with_sizes(count, end - j, [&]<int Count, int Columns>() {
            subtract_rows<Count, Columns>(panel + std::size_t(j) * rows, rows, end, local,
                                          local + j, rows);
        });
        for (int q = end - 1; q >= j; --q)
            for (int i = q + 1; i < end; ++i)
                for (int c = 0; c < count; ++c)
                    local[c * rows + q] -= panel[std::size_t(q) * rows + i] * local[c * rows + i];
    }
    for (int c = 0; c < count; ++c)
        for (int j = 0; j < columns; ++j)
            x[std::size_t(c) * n + first + pivot_order_[first + j]] =
                local[std::size_t(c) * rows + j];
}

void Factor::solve_some(double* rhs, int count) const {
    const Supernodes& super = analysis_->supernodes;
    const std::size_t n = analysis_->unknowns();
    std::vector<double> x(n * count);
    int tallest = 0;
    for (int s = 0; s < super.count(); ++s)
        tallest = std::max(tallest, super.columns(s) + super.below(s));
    std::vector<double> local(std::size_t(tallest) * count);
    for (int c = 0; c < count; ++c)
        for (std::size_t p = 0; p < n; ++p)
            x[c * n + p] = rhs[c * n + super.dof_order[p]] * scale_[super.dof_order[p]];
    for (int s = 0; s < super.count(); ++s) forward(s, x.data(), local.data(), count);
    divide_by_pivots(x.data(), count);
    for (int s = super.count() - 1; s >= 0; --s) backward(s, x.data(), local.data(), count);
    for (int c = 0; c < count; ++c)
        for (std::size_t p = 0; p < n; ++p)
            rhs[c * n + super.dof_order[p]] = x[c * n + p] * scale_[super.dof_order[p]];
}

void Factor::solve(std::span<double> rhs, int count) const {
    const std::size_t n = analysis_->unknowns();
    for (int c = 0; c < count; c += at_once)
        solve_some(rhs.data() + n * c, std::min(at_once, count - c));
}

}  // namespace loadpath::algebra
