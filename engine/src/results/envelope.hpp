// The largest and smallest values over all combinations, and which combination gives them.
#pragma once

#include "analysis/result_set.hpp"
#include "answer.hpp"
#include "answer/answer.gen.hpp"

namespace loadpath::results {

// Combinations without a usable result are left out.
answer::EnvelopeTables envelope_tables(const model::Structure& structure,
                                       const std::vector<analysis::ResultSet>& combinations,
                                       Numbers& numbers);

}  // namespace loadpath::results
