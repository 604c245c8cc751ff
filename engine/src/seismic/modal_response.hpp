// The modal response spectrum method (EN 1998-1 4.3.3.3).
#pragma once

#include "eigen/modal.hpp"
#include "seismic/figures.hpp"
#include "seismic/seismic.hpp"

namespace loadpath::seismic {

// Directions in which the ground moves, 0 to 2.
std::vector<int> directions_of(const document::Document& document);

// Period, spectral acceleration and participation of every mode in one direction.
std::vector<ModeResponse> respond(const document::SeismicAnalysisSettings& settings,
                                  const eigen::ModalResult& modes, int direction);

MethodResult modal_response_spectrum(const model::Structure& structure,
                                     const eigen::Vibration& vibration, Issues& warnings);

// Directions together, without signs.
ResultSet combine_directions(const model::Structure& structure, const Stations& stations,
                             const std::vector<Figures>& of_directions, const ResultSet& like,
                             const char* name);

}  // namespace loadpath::seismic
