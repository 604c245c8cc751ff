// What a shape bends members by, and what axial forces do while it does: energies of each member of
// the document about its own axes.
#pragma once

#include "analysis/result_set.hpp"
#include "eigen/divided_model.hpp"

namespace loadpath::eigen {

struct AboutAxes {
    double y = 0.0, z = 0.0;
};

// By member of the document, twice the energy of bending.
std::vector<AboutAxes> bending_energies(const model::Structure& structure,
                                        const DividedModel& model,
                                        const std::vector<double>& shape);

// By member of the document, twice the work of the axial forces of a set on the slopes of a shape:
// positive where compression drives it.
std::vector<AboutAxes> axial_work(const model::Structure& structure, const DividedModel& model,
                                  const analysis::ResultSet& set, const std::vector<double>& shape);

}  // namespace loadpath::eigen
