// Cables in an earthquake: small changes of the state in which they hang.
#pragma once

#include "eigen/divided_model.hpp"
#include "seismic/seismic.hpp"

namespace loadpath::seismic {

// Fills everything in a set of the model that follows from its displacements and loads: of cables
// the change of their tension, at the ends and along them, and how their course moves.
void recover(const eigen::DividedModel& model, const analysis::System& system,
             analysis::ResultSet& set);

// One warning about the cable of which an earthquake takes most beyond its tension in a
// combination, with the others named; nothing where all stay taut. Of sets with the earthquake.
Issues find_slack_cables(const model::Structure& structure, const analysis::ResultSet& earthquake,
                         const analysis::LinearResult& result);

}  // namespace loadpath::seismic
