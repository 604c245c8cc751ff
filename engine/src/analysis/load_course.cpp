#include "analysis/load_course.hpp"

#include <algorithm>

namespace loadpath::analysis {

std::vector<double> load_stations(double length, const loads::MemberLoads* loads) {
    std::vector<double> x{0.0, length};
    if (loads != nullptr) {
        for (const auto& line : loads->lines) {
            x.push_back(line.x0);
            x.push_back(line.x1);
        }
        for (const auto& point : loads->points) x.push_back(point.x);
    }
    std::sort(x.begin(), x.end());
    const auto close = [&](double a, double b) { return b - a < 1e-12 * length; };
    x.erase(std::unique(x.begin(), x.end(), close), x.end());
    x.back() = length;
    return x;
}

std::array<curves::Polynomial, 3> load_between(const loads::MemberLoads* loads, double from,
                                               double to) {
    std::array<curves::Polynomial, 3> q{};
    if (loads == nullptr) return q;
    const double middle = 0.5 * (from + to);
    for (const auto& line : loads->lines) {
        if (middle <= line.x0 || middle >= line.x1) continue;
        const model::Vector3 slope = (line.q1 - line.q0) / (line.x1 - line.x0);
        for (int k = 0; k < 3; ++k) {
            q[k].c[0] += line.q0[k] + slope[k] * (from - line.x0);
            q[k].c[1] += slope[k];
        }
    }
    return q;
}

}  // namespace loadpath::analysis
