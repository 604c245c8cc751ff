// How far members lean when the vertical loads of a load case act sideways instead. A storey that
// carries V and moves by d over its height h under V sideways has the critical load factor h / d
// (Horne 1975; EN 1993-1-1, 5.2.1(4) with H_Ed = V_Ed): braced ones hardly lean.
#pragma once

#include "analysis/equations.hpp"

namespace loadpath::analysis {

// Of the chord of a member across its local y and z, under loads along X and along Z; per unit of
// the vertical loads.
struct Lean {
    double y_by_x = 0.0, y_by_z = 0.0, z_by_x = 0.0, z_by_z = 0.0;
};
using Leans = std::vector<Lean>;  // by member of the document; zero for members that lie

// Of every load case, with all one-way parts at work: those that are slack under vertical loads
// catch the structure when it sways.
std::vector<Leans> find_leans(const model::Structure& structure, const Elements& elements,
                              const Equations& equations,
                              const std::vector<loads::CaseLoads>& cases);

}  // namespace loadpath::analysis
