#include "algebra/kernels/columns.hpp"

#include "algebra/kernels/rank_update.hpp"

namespace loadpath::algebra {

// Four sums side by side: one alone would wait for each addition to end before the next.
double dot(const double* x, const double* y, std::size_t n) {
    const auto load = [](const double* at) -> Pair {
        return *reinterpret_cast<const LoosePair*>(at);
    };
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

void rotate(double* x, double* y, double c, double s, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) {
        const double old = x[i];
        x[i] = c * old - s * y[i];
        y[i] = s * old + c * y[i];
    }
}

}  // namespace loadpath::algebra
