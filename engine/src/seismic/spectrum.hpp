// Design spectra of EN 1998-1 3.2.2.5, and spectra given by points.
#pragma once

#include <optional>
#include <string>

#include "document/document.gen.hpp"
#include "issue.hpp"

namespace loadpath::seismic {

// Acceleration in m/s2 at a period in s.
double acceleration_at(const document::ResponseSpectrum& spectrum, double period);

// The period TC at which the plateau ends; a spectrum by points has none.
std::optional<double> corner_period(const document::ResponseSpectrum& spectrum);

// Along X, Y or Z (0 to 2): that of X where none is given.
const document::ResponseSpectrum& spectrum_along(const document::SeismicAnalysisSettings& settings,
                                                 int direction);

// Periods in the wrong order, and points that are negative or do not ascend.
void refuse_bad_spectra(const document::SeismicAnalysisSettings& settings, Issues& errors);

}  // namespace loadpath::seismic
