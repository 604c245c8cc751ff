#include "algebra/kernels/columns.hpp"

#include <algorithm>

#include "algebra/kernels/rank_update.hpp"

namespace loadpath::algebra {

namespace {

// Rows that are worked on at a time: those of a block stay in the nearest cache.
constexpr std::size_t stretch = 512;

Pair load(const double* at) { return *reinterpret_cast<const LoosePair*>(at); }

// sums[c] += x . column c of four, so that each entry of x is fetched once.
void add_dots(const double* x, const double* columns, std::size_t n, std::size_t rows,
              double* sums) {
    Pair s[4] = {};
    std::size_t i = 0;
    for (; i + 2 <= rows; i += 2) {
        const Pair xi = load(x + i);
        for (std::size_t c = 0; c < 4; ++c) s[c] += xi * load(columns + c * n + i);
    }
    for (std::size_t c = 0; c < 4; ++c) {
        sums[c] += s[c][0] + s[c][1];
        if (i < rows) sums[c] += x[i] * columns[c * n + i];
    }
}

// x -= the sum of four columns, each times its factor.
void subtract_four(double* x, const double* columns, std::size_t n, std::size_t rows,
                   const double* factors, int apart) {
    const double f0 = factors[0], f1 = factors[apart], f2 = factors[2 * apart],
                 f3 = factors[3 * apart];
    const double *c0 = columns, *c1 = c0 + n, *c2 = c1 + n, *c3 = c2 + n;
    for (std::size_t i = 0; i < rows; ++i)
        x[i] -= (f0 * c0[i] + f1 * c1[i]) + (f2 * c2[i] + f3 * c3[i]);
}

void add_to(double* at, Pair sum) { *reinterpret_cast<LoosePair*>(at) = load(at) + sum; }

// y = A x for two columns, or for four, which lie side by side meanwhile.
template <std::size_t Count>
void multiply_some(const SymmetricMatrix& a, const double* x, double* y) {
    const std::size_t n = static_cast<std::size_t>(a.pattern.n);
    std::vector<double> in(Count * n), out(Count * n, 0.0);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t c = 0; c < Count; ++c) in[Count * i + c] = x[c * n + i];
    for (std::size_t j = 0; j < n; ++j) {
        Pair own[Count / 2], sum[Count / 2] = {};
        for (std::size_t c = 0; c < Count / 2; ++c) own[c] = load(&in[Count * j + 2 * c]);
        for (int e = a.pattern.col_ptr[j]; e < a.pattern.col_ptr[j + 1]; ++e) {
            const std::size_t i = static_cast<std::size_t>(a.pattern.row[e]);
            const Pair value = {a.val[e], a.val[e]};
            for (std::size_t c = 0; c < Count / 2; ++c)
                add_to(&out[Count * i + 2 * c], value * own[c]);
            if (i == j) continue;
            for (std::size_t c = 0; c < Count / 2; ++c)
                sum[c] += value * load(&in[Count * i + 2 * c]);
        }
        for (std::size_t c = 0; c < Count / 2; ++c) add_to(&out[Count * j + 2 * c], sum[c]);
    }
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t c = 0; c < Count; ++c) y[c * n + i] = out[Count * i + c];
}

}  // namespace

// Four sums side by side: one alone would wait for each addition to end before the next.
double dot(const double* x, const double* y, std::size_t n) {
    Pair low = {0, 0}, high = {0, 0};
    std::size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        low += load(x + i) * load(y + i);
        high += load(x + i + 2) * load(y + i + 2);
    }
    low += high;
    double sum = low[0] + low[1];
    for (; i < n; ++i) sum += x[i] * y[i];
    return sum;
}

void add_times(double* x, double factor, const double* y, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) x[i] += factor * y[i];
}

std::vector<double> project_out(double* block, int count, const double* basis, const double* images,
                                int size, std::size_t n) {
    std::vector<double> shares(static_cast<std::size_t>(size) * count, 0.0);
    for (std::size_t from = 0; from < n; from += stretch) {
        const std::size_t rows = std::min(stretch, n - from);
        for (int v = 0; v < size; ++v) {
            const double* image = images + v * n + from;
            double* sums = &shares[static_cast<std::size_t>(v) * count];
            int c = 0;
            for (; c + 4 <= count; c += 4) add_dots(image, block + c * n + from, n, rows, sums + c);
            for (; c < count; ++c) sums[c] += dot(image, block + c * n + from, rows);
        }
    }
    for (std::size_t from = 0; from < n; from += stretch) {
        const std::size_t rows = std::min(stretch, n - from);
        for (int c = 0; c < count; ++c) {
            double* x = block + c * n + from;
            int v = 0;
            for (; v + 4 <= size; v += 4)
                subtract_four(x, basis + v * n + from, n, rows,
                              &shares[static_cast<std::size_t>(v) * count + c], count);
            for (; v < size; ++v)
                add_times(x, -shares[static_cast<std::size_t>(v) * count + c], basis + v * n + from,
                          rows);
        }
    }
    return shares;
}

void multiply_columns(const SymmetricMatrix& a, std::span<const double> x, std::span<double> y,
                      int count) {
    const std::size_t n = static_cast<std::size_t>(a.pattern.n);
    int c = 0;
    for (; c + 4 <= count; c += 4) multiply_some<4>(a, &x[c * n], &y[c * n]);
    for (; c + 2 <= count; c += 2) multiply_some<2>(a, &x[c * n], &y[c * n]);
    multiply(a, x.subspan(c * n), y.subspan(c * n), count - c);
}

void rotate(double* x, double* y, double c, double s, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) {
        const double old = x[i];
        x[i] = c * old - s * y[i];
        y[i] = s * old + c * y[i];
    }
}

}  // namespace loadpath::algebra
