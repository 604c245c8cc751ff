// Rows of the bill of quantities for tapered members, one for each pair of sections.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "answer/answer.gen.hpp"
#include "checks/model_index.hpp"
#include "model/structure.hpp"

namespace loadpath::results {

using MaterialRow = std::pair<answer::BillRow, const document::Material*>;

std::vector<MaterialRow> tapered_rows(const model::Structure& structure,
                                      const checks::ModelIndex& index,
                                      std::vector<std::string>& remarks);

// The same in modules that have tapered members (statics.wasm has none).
std::vector<MaterialRow> rows_of_tapered(const model::Structure& structure,
                                         const checks::ModelIndex& index,
                                         std::vector<std::string>& remarks);

}  // namespace loadpath::results
