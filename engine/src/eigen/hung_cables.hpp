// Cables in modes: each has the tangent stiffness of the catenary that it hangs as, and carries
// what it carries whatever the load factor is.
#pragma once

#include <string>

#include "analysis/result_set.hpp"
#include "eigen/divided_model.hpp"

namespace loadpath::eigen {

// Gives the cables of a model their tangents in place of the stiffness of bars: where the set has
// settled, or, without one, where they hang between nodes at rest under their own weight.
void hang_cables(DividedModel& model, const analysis::ResultSet* settled);

// Says which state that is, where there are cables, and which of them are slack in it.
void tell_of_cables(const model::Structure& structure, const analysis::ResultSet* settled,
                    const std::string& path, Issues& warnings);

}  // namespace loadpath::eigen
