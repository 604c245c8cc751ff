// Members that bear no force, whatever acts: bars that only brace, or parts that are not joined.
#pragma once

#include "analysis/linear.hpp"

namespace loadpath::analysis {

// One warning that names them; nothing where every member bears something in some set, or where no
// set bears anything.
Issues find_idle_members(const model::Structure& structure, const LinearResult& result);

}  // namespace loadpath::analysis
