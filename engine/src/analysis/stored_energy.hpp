// The strain energy of a result set: what its members, plates, hinges, ties and supports store.
// From the exact section forces, so that loads along members, temperature and settlements count
// as they should; under forces alone it is half of their work (Clapeyron).
#pragma once

#include "analysis/equations.hpp"

namespace loadpath::analysis {

// Springs that follow curves are not in it. Of a set whose members, plates and displacements are
// known, before segments are merged.
double stored_energy(const model::Structure& structure, const Elements& elements,
                     const System& system, const ResultSet& set);

}  // namespace loadpath::analysis
