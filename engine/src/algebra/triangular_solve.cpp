// Solving with a factor: L, D and L^T in turn, a few right-hand sides at a time so that each
// column of L is read once for all of them.
#include <algorithm>
#include <vector>

#include "algebra/factor.hpp"
#include "algebra/rank_update.hpp"

namespace loadpath::algebra {
namespace {

constexpr int at_once = 4;

// local -= L x for `columns` columns of L, rows [begin, rows). Column q of a right-hand side c is
// x[c * stride + q], its rows are local[c * stride + row].
template <int Count>
void subtract_columns(const double* l, int rows, int begin, int columns, const double* x,
                      double* local, int stride) {
  int q = 0;
  for (; q + 1 < columns; q += 2) {
    const double *l0 = l + std::size_t(q) * rows, *l1 = l0 + rows;
    int i = begin;
    for (; i + 1 < rows; i += 2) {
      const Pair a0 = *reinterpret_cast<const LoosePair*>(l0 + i);
      const Pair a1 = *reinterpret_cast<const LoosePair*>(l1 + i);
      for (int c = 0; c < Count; ++c) {
        const double x0 = x[c * stride + q], x1 = x[c * stride + q + 1];
        *reinterpret_cast<LoosePair*>(local + c * stride + i) -=
            a0 * Pair{x0, x0} + a1 * Pair{x1, x1};
      }
    }
    for (; i < rows; ++i)
      for (int c = 0; c < Count; ++c)
        local[c * stride + i] -= l0[i] * x[c * stride + q] + l1[i] * x[c * stride + q + 1];
  }
  for (; q < columns; ++q)
    for (int i = begin; i < rows; ++i)
      for (int c = 0; c < Count; ++c)
        local[c * stride + i] -= l[std::size_t(q) * rows + i] * x[c * stride + q];
}

// x -= L^T local for rows [begin, rows).
template <int Count>
void subtract_rows(const double* l, int rows, int begin, int columns, const double* local,
                   double* x, int stride) {
  for (int q = 0; q < columns; ++q) {
    const double* column = l + std::size_t(q) * rows;
    Pair sum[Count] = {};
    int i = begin;
    for (; i + 1 < rows; i += 2) {
      const Pair a = *reinterpret_cast<const LoosePair*>(column + i);
      for (int c = 0; c < Count; ++c)
        sum[c] += a * *reinterpret_cast<const LoosePair*>(local + c * stride + i);
    }
    for (int c = 0; c < Count; ++c) {
      double total = sum[c][0] + sum[c][1];
      if (i < rows) total += column[i] * local[c * stride + i];
      x[c * stride + q] -= total;
    }
  }
}

template <class Run>
void with_count(int count, Run run) {
  switch (count) {
    case 1:
      return run.template operator()<1>();
    case 2:
      return run.template operator()<2>();
    case 3:
      return run.template operator()<3>();
    default:
      return run.template operator()<4>();
  }
}

constexpr int block = 8;

}  // namespace

void Factor::forward(int s, double* x, double* local, int count) const {
  const Supernodes& super = analysis_->supernodes;
  const int n = analysis_->unknowns(), first = super.first[s], columns = super.columns(s);
  const int rows = columns + super.below(s);
  const int* below = super.rows.data() + super.row_start[s];
  const double* panel = panels_.data() + super.panel_start[s];
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
    with_count(count, [&]<int Count>() {
      subtract_columns<Count>(panel + std::size_t(j) * rows, rows, end, end - j, local + j, local,
                              rows);
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
  const double* panel = panels_.data() + super.panel_start[s];
  for (int c = 0; c < count; ++c) {
    double* to = local + std::size_t(c) * rows;
    const double* from = x + std::size_t(c) * n;
    std::copy(from + first, from + first + columns, to);
    for (int i = columns; i < rows; ++i) to[i] = from[below[i - columns]];
  }
  for (int j = (columns - 1) / block * block; j >= 0; j -= block) {
    const int end = std::min(j + block, columns);
    with_count(count, [&]<int Count>() {
      subtract_rows<Count>(panel + std::size_t(j) * rows, rows, end, end - j, local, local + j,
                           rows);
    });
    for (int q = end - 1; q >= j; --q)
      for (int i = q + 1; i < end; ++i)
        for (int c = 0; c < count; ++c)
          local[c * rows + q] -= panel[std::size_t(q) * rows + i] * local[c * rows + i];
  }
  for (int c = 0; c < count; ++c)
    for (int j = 0; j < columns; ++j)
      x[std::size_t(c) * n + first + pivot_order_[first + j]] = local[std::size_t(c) * rows + j];
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
