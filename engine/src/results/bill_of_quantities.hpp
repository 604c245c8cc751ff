// What the structure takes: mass, surface to paint and embodied carbon, by section and in total.
// Loads, nodal masses and weights that members state for themselves are no part of it.
#pragma once

#include "answer/answer.gen.hpp"
#include "model/structure.hpp"

namespace loadpath::results {

answer::BillOfQuantities bill_of_quantities(const model::Structure& structure);

}  // namespace loadpath::results
