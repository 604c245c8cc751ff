#include "seismic/combine.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::seismic {

double correlation(double one_period, double other_period, double damping) {
    if (one_period == other_period) return 1.0;
    const double r = one_period / other_period, xi2 = damping * damping;
    const double apart = (1.0 - r * r) * (1.0 - r * r);
    const double together = 4.0 * xi2 * r * (1.0 + r) * (1.0 + r);
    return 8.0 * xi2 * (1.0 + r) * r * std::sqrt(r) / (apart + together);
}

ModeCombination::ModeCombination(const std::vector<double>& periods, document::ModalCombination how,
                                 double damping)
    : count_(periods.size()), is_diagonal_(how == document::ModalCombination::SRSS) {
    if (is_diagonal_) return;
    for (const double one : periods)
        for (const double other : periods) correlation_.push_back(correlation(one, other, damping));
}

double ModeCombination::of(std::span<const double> values) const {
    double sum = 0.0;
    for (std::size_t i = 0; i < count_; ++i) {
        double row = values[i];
        if (!is_diagonal_) {
            row = 0.0;
            for (std::size_t j = 0; j < count_; ++j)
                row += correlation_[i * count_ + j] * values[j];
        }
        sum += values[i] * row;
    }
    return std::sqrt(std::max(0.0, sum));
}

double over_directions(std::span<const double> values, document::DirectionalCombination how) {
    double squares = 0.0, sum = 0.0, most = 0.0;
    for (const double value : values) {
        squares += value * value;
        sum += std::abs(value);
        most = std::max(most, std::abs(value));
    }
    if (how == document::DirectionalCombination::SRSS) return std::sqrt(squares);
    return most + 0.3 * (sum - most);
}

}  // namespace loadpath::seismic
