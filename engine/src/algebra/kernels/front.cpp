#include "algebra/kernels/front.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loadpath::algebra {
namespace {

constexpr int few = 8;

bool is_safe(double d) { return d >= pivot::enough || d <= -pivot::enough_negative; }

// Bunch and Parlett 1971: balances the growth of 1x1 against 2x2 pivots.
constexpr double single_share = 0.6403882032022076;  // (1 + sqrt 17) / 8

}  // namespace

// Halves the columns until few are left, so that nearly all work is one rank update per half.
// Returns how far it came: `end`, or the column from which a search is needed. Columns up to the
// end of the range are then up to date with all pivots taken.
int Front::factor_in_order(int begin, int end) {
    if (end - begin <= few) return factor_few_in_order(begin, end) ? end : begin;
    const int middle = begin + std::max(few, (end - begin) / 2 / few * few);
    const int reached = factor_in_order(begin, middle);
    update_.subtract(rows_ - middle, end - middle, reached - begin, column(begin) + middle, rows_,
                     pivots_from(begin), column(middle) + middle, rows_);
    return reached < middle ? reached : factor_in_order(middle, end);
}

bool Front::factor_few_in_order(int begin, int end) {
    const int n = end - begin;
    double l[few][few];  // the diagonal block, factored aside: it may be given up
    double d[few];
    for (int j = 0; j < n; ++j)
        for (int i = j; i < n; ++i) l[i][j] = at(begin + i, begin + j);
    for (int j = 0; j < n; ++j) {
        d[j] = l[j][j];
        if (!is_safe(d[j])) return false;
        double scaled[few];
        for (int i = j + 1; i < n; ++i) scaled[i] = l[i][j] / d[j];
        for (int c = j + 1; c < n; ++c)
            for (int i = c; i < n; ++i) l[i][c] -= scaled[i] * l[c][j];
        for (int i = j + 1; i < n; ++i) l[i][j] = scaled[i];
    }
    Pair factor[few][few], inverse[few];
    for (int j = 0; j < n; ++j) {
        pivots_.diagonal[begin + j] = d[j];
        pivots_.beside[begin + j] = 0.0;
        inverse[j] = Pair{1.0 / d[j], 1.0 / d[j]};
        for (int i = j + 1; i < n; ++i) {
            at(begin + i, begin + j) = l[i][j];
            factor[i][j] = Pair{l[i][j], l[i][j]};
        }
    }
    auto solve_two_rows = [&](auto read, auto write) {
        Pair y[few];
        for (int j = 0; j < n; ++j) {
            y[j] = read(j);
            for (int t = 0; t < j; ++t) y[j] -= y[t] * factor[j][t];
        }
        for (int j = 0; j < n; ++j) write(j, y[j] * inverse[j]);
    };
    double* base = column(begin);
    int i = end;
    for (; i + 1 < rows_; i += 2)
        solve_two_rows(
            [&](int j) -> Pair {
                return *reinterpret_cast<const LoosePair*>(base + std::size_t(j) * rows_ + i);
            },
            [&](int j, Pair v) {
                *reinterpret_cast<LoosePair*>(base + std::size_t(j) * rows_ + i) = v;
            });
    if (i < rows_)
        solve_two_rows([&](int j) { return Pair{base[std::size_t(j) * rows_ + i], 0.0}; },
                       [&](int j, Pair v) { base[std::size_t(j) * rows_ + i] = v[0]; });
    return true;
}

// Exchanges two of the front's columns and rows; p < q, both not yet eliminated.
void Front::exchange(int p, int q) {
    if (p == q) return;
    std::swap(pivots_.order[p], pivots_.order[q]);
    for (int j = 0; j < p; ++j) std::swap(at(p, j), at(q, j));
    std::swap(at(p, p), at(q, q));
    for (int i = p + 1; i < q; ++i) std::swap(at(i, p), at(q, i));
    for (int i = q + 1; i < rows_; ++i) std::swap(at(i, p), at(i, q));
}

// Removes pivot j from the columns right of it.
void Front::take_single_pivot(int j) {
    const double d = at(j, j);
    pivots_.diagonal[j] = d;
    pivots_.beside[j] = 0.0;
    double* from = column(j);
    for (int c = j + 1; c < columns_; ++c) {
        const double share = from[c] / d;
        double* to = column(c);
        for (int i = c; i < rows_; ++i) to[i] -= share * from[i];
    }
    for (int i = j + 1; i < rows_; ++i) from[i] /= d;
}

void Front::take_double_pivot(int j) {
    const double a = at(j, j), b = at(j + 1, j), c = at(j + 1, j + 1);
    const double determinant = a * c - b * b;
    pivots_.diagonal[j] = a;
    pivots_.beside[j] = b;
    pivots_.diagonal[j + 1] = c;
    pivots_.beside[j + 1] = 0.0;
    double *x = column(j), *y = column(j + 1);
    for (int q = j + 2; q < columns_; ++q) {
        const double share_x = (c * x[q] - b * y[q]) / determinant;
        const double share_y = (a * y[q] - b * x[q]) / determinant;
        double* to = column(q);
        for (int i = q; i < rows_; ++i) to[i] -= share_x * x[i] + share_y * y[i];
    }
    for (int i = j + 2; i < rows_; ++i) {
        const double xi = x[i], yi = y[i];
        x[i] = (c * xi - b * yi) / determinant;
        y[i] = (a * yi - b * xi) / determinant;
    }
    at(j + 1, j) = 0.0;
}

// Nothing is left in the front's own rows. Either nothing is left at all: a mechanism, its column
// is noise; or the partner is outside the front: a small pivot stands in (as in PARDISO, Schenk
// and Gaertner 2006) and iterative refinement makes up for it.
int Front::take_zero_pivot(int j) {
    double outside = 0.0;
    for (int i = columns_; i < rows_; ++i) outside = std::max(outside, std::fabs(at(i, j)));
    if (outside < 100.0 * pivot::zero) {
        for (int i = j + 1; i < rows_; ++i) at(i, j) = 0.0;
        at(j, j) = pivot::zero;
    } else {
        at(j, j) = pivot::replacement;
        ++replaced_;
    }
    take_single_pivot(j);
    return 1;
}

int Front::take_next_pivot(int j) {
    double best_single = 0.0, best_double = 0.0;
    int single = j, p = j, q = j;
    for (int c = j; c < columns_; ++c) {
        if (std::fabs(at(c, c)) > best_single) {
            best_single = std::fabs(at(c, c));
            single = c;
        }
        for (int i = c + 1; i < columns_; ++i)
            if (std::fabs(at(i, c)) > best_double) {
                best_double = std::fabs(at(i, c));
                p = c;
                q = i;
            }
    }
    if (std::max(best_single, best_double) < pivot::zero) return take_zero_pivot(j);
    if (best_single >= single_share * best_double) {
        exchange(j, single);
        take_single_pivot(j);
        return 1;
    }
    exchange(j, p);
    exchange(j + 1, q);
    take_double_pivot(j);
    return 2;
}

void Front::factor_with_search(int begin) {
    for (int j = begin; j < columns_;) j += take_next_pivot(j);
}

FrontReport Front::report() const {
    FrontReport result;
    result.replaced = replaced_;
    for (int j = 0; j < columns_; ++j) {
        const double a = pivots_.diagonal[j], b = pivots_.beside[j];
        result.largest = std::max({result.largest, std::fabs(a), std::fabs(b)});
        if (b != 0.0) {
            const double c = pivots_.diagonal[j + 1];
            const bool opposite = a * c < b * b;
            result.negative += opposite ? 1 : (a < 0.0 ? 2 : 0);
            result.largest = std::max(result.largest, std::fabs(c));
            ++j;
            continue;
        }
        if (a < 0.0) ++result.negative;
        if (std::fabs(a) < pivot::suspect) result.suspects.push_back(j);
    }
    return result;
}

// Pivots in the given order while they are safe; those that are not wait until all others are
// taken, so that few are searched for. What waits is kept up to date with all pivots taken.
int Front::factor_safe_ones() {
    int begin = 0, end = columns_;
    while (begin < end) {
        const int reached = factor_in_order(begin, end);
        if (end < columns_)
            update_.subtract(rows_ - end, columns_ - end, reached - begin, column(begin) + end,
                             rows_, pivots_from(begin), column(end) + end, rows_);
        begin = reached;
        if (begin == end) break;
        if (is_safe(at(begin, begin)))
            take_single_pivot(begin++);
        else
            exchange(begin, --end);
    }
    return begin;
}

FrontReport Front::factor(bool search_always) {
    for (int j = 0; j < columns_; ++j) pivots_.order[j] = j;
    factor_with_search(search_always ? 0 : factor_safe_ones());
    return report();
}

}  // namespace loadpath::algebra
