#include "eigen/shape.hpp"

#include <cmath>

namespace loadpath::eigen {

double dot(const std::vector<double>& x, const std::vector<double>& y) {
    double sum = 0.0;
    for (std::size_t i = 0; i < x.size(); ++i) sum += x[i] * y[i];
    return sum;
}

double largest_displacement(const model::Structure& structure, const std::vector<double>& shape) {
    const auto largest_of = [&](std::size_t first, std::size_t last) {
        double largest = 0.0;
        for (std::size_t j = first; j < last; ++j)
            for (int k = 0; k < 3; ++k) {
                const double moved =
                    shape[j * model::unknowns_per_joint + static_cast<std::size_t>(k)];
                if (std::abs(moved) > std::abs(largest)) largest = moved;
            }
        return largest;
    };
    const auto nodes = static_cast<std::size_t>(structure.node_count());
    const double of_nodes = largest_of(0, nodes);
    const double of_all = largest_of(0, structure.joints.size());
    if (std::abs(of_nodes) > 1e-6 * std::abs(of_all)) return of_nodes;
    return of_all != 0.0 ? of_all : 1.0;
}

}  // namespace loadpath::eigen
