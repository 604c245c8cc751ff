// All figures of a result set in a row, so that those of several sets can be combined one by one:
// displacements, reactions, end forces, plates, and the curves along members at stations.
#pragma once

#include <span>

#include "analysis/result_set.hpp"

namespace loadpath::seismic {

using analysis::ResultSet;
using Figures = std::vector<double>;

// Where the curves of members are read: both sides of every jump, and between them.
class Stations {
 public:
    explicit Stations(const ResultSet& set);
    const std::vector<double>& of(std::size_t member) const { return x_[member]; }

 private:
    std::vector<std::vector<double>> x_;  // by member
};

Figures read_figures(const model::Structure& structure, const ResultSet& set,
                     const Stations& stations);

// A set with these figures and the shape of `like`; its curves are straight between stations.
// Without signs a figure is as large one way as the other, and extremes say so.
ResultSet write_figures(const Figures& figures, const model::Structure& structure,
                        const ResultSet& like, const Stations& stations, bool has_signs);

}  // namespace loadpath::seismic
