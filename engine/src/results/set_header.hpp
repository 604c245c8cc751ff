// One load case or combination in the answer: how it was solved, and its tables.
#pragma once

#include "analysis/result_set.hpp"
#include "answer.hpp"
#include "answer/answer.gen.hpp"

namespace loadpath::results {

// Of a set that has no usable numbers only the motions of a mechanism are given.
answer::SetHeader set_header(const model::Structure& structure, const analysis::ResultSet& set,
                             Numbers& numbers);

}  // namespace loadpath::results
