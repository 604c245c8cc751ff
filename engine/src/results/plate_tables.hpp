// The tables of plates in a result set.
#pragma once

#include "analysis/result_set.hpp"
#include "answer.hpp"
#include "answer/answer.gen.hpp"

namespace loadpath::results {

void fill_plate_tables(const model::Structure& structure, const analysis::ResultSet& set,
                       Numbers& numbers, answer::SetTables& tables);

}  // namespace loadpath::results
