// Loads on plates and on areas: pressures, surface loads, self-weight of plates. They end up as
// forces on joints and as line loads on members.
#pragma once

#include "loads/case_loads.hpp"

namespace loadpath::loads {

// Force per unit area on a plate, in global axes.
void add_on_plate(const model::Plate& plate, const model::Vector3& per_area, CaseLoads& loads);

// The pressures and surface loads of one load case of the document, whose polygons lie on the
// structure as it is `drawn`.
void add_area_loads(const model::Structure& structure, const model::Structure& drawn,
                    std::size_t load_case, CaseLoads& loads, Issues& errors, Issues& warnings);

// Hands the loads of members that are divided along plates to their segments.
void divide_loads(const model::Structure& structure, CaseLoads& loads);

// Loads along directions that nothing resists.
void refuse_idle_loads(const model::Structure& structure, std::size_t load_case,
                       const CaseLoads& loads, Issues& errors);

}  // namespace loadpath::loads
