// The tables of members in a result set: forces at their ends, exact curves and their extremes.
#pragma once

#include "analysis/result_set.hpp"
#include "answer.hpp"
#include "answer/answer.gen.hpp"

namespace loadpath::results {

void fill_member_tables(const model::Structure& structure, const analysis::ResultSet& set,
                        Numbers& numbers, answer::SetTables& tables);

}  // namespace loadpath::results
