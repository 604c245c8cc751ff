#include "algebra/small_eigen.hpp"

#include <cmath>

namespace loadpath::algebra {

SmallEigen decompose_symmetric(std::vector<double> a, int n) {
    SmallEigen result;
    result.vectors.assign(std::size_t(n) * n, 0.0);
    auto at = [&](int i, int j) -> double& { return a[std::size_t(i) * n + j]; };
    for (int i = 0; i < n; ++i) result.vectors[std::size_t(i) * n + i] = 1.0;
    for (int sweep = 0; sweep < 60; ++sweep) {
        bool turned = false;
        for (int p = 0; p < n; ++p)
            for (int q = p + 1; q < n; ++q) {
                const double off = at(p, q);
                if (off * off <= 1e-34 * std::fabs(at(p, p) * at(q, q)) || off == 0.0) continue;
                turned = true;
                const double theta = (at(q, q) - at(p, p)) / (2.0 * off);
                const double t =
                    std::copysign(1.0, theta) / (std::fabs(theta) + std::hypot(theta, 1.0));
                const double c = 1.0 / std::sqrt(t * t + 1.0), s = t * c;
                for (int k = 0; k < n; ++k) {
                    const double x = at(k, p), y = at(k, q);
                    at(k, p) = c * x - s * y;
                    at(k, q) = s * x + c * y;
                }
                for (int k = 0; k < n; ++k) {
                    const double x = at(p, k), y = at(q, k);
                    at(p, k) = c * x - s * y;
                    at(q, k) = s * x + c * y;
                    double& u = result.vectors[std::size_t(p) * n + k];
                    double& v = result.vectors[std::size_t(q) * n + k];
                    const double old = u;
                    u = c * old - s * v;
                    v = s * old + c * v;
                }
            }
        if (!turned) break;
    }
    for (int i = 0; i < n; ++i) result.values.push_back(at(i, i));
    return result;
}

}  // namespace loadpath::algebra
