// Figures of members that follow from displacements of nodes and from end forces.
#pragma once

#include "analysis/result_set.hpp"

namespace loadpath::analysis {

OwnFigures own_figures(const model::Structure& structure, const ResultSet& set);

}  // namespace loadpath::analysis
