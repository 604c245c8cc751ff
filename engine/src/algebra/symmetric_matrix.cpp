#include "algebra/symmetric_matrix.hpp"

#include <algorithm>
#include <cstddef>

namespace loadpath::algebra {

void multiply(const SymmetricMatrix& a, std::span<const double> x, std::span<double> y, int count) {
    const std::size_t n = static_cast<std::size_t>(a.pattern.n);
    std::fill(y.begin(), y.end(), 0.0);
    for (int c = 0; c < count; ++c) {
        const double* in = x.data() + n * static_cast<std::size_t>(c);
        double* out = y.data() + n * static_cast<std::size_t>(c);
        for (int j = 0; j < a.pattern.n; ++j) {
            const double xj = in[j];
            double sum = 0.0;
            for (int e = a.pattern.col_ptr[j]; e < a.pattern.col_ptr[j + 1]; ++e) {
                const int i = a.pattern.row[e];
                out[i] += a.val[e] * xj;
                if (i != j) sum += a.val[e] * in[i];
            }
            out[j] += sum;
        }
    }
}

}  // namespace loadpath::algebra
