// What the rows of the other tables are of: ids, places, lengths and axes.
#pragma once

#include <vector>

#include "answer.hpp"
#include "answer/answer.gen.hpp"
#include "model/structure.hpp"

namespace loadpath::results {

// The joints that are reported as nodes: those of the document, then those that meshing made.
std::vector<int> reported_joints(const model::Structure& structure);

answer::ModelTables model_tables(const model::Structure& structure, Numbers& numbers);

}  // namespace loadpath::results
