// Members that twist in waves of any length under one and the same force, because nothing resists
// warping: their modes accumulate at a factor.
#pragma once

#include <string>

#include "analysis/result_set.hpp"

namespace loadpath::eigen {

// Says so where one of the factors is that of such a member.
void warn_of_free_twist(const model::Structure& structure, const analysis::ResultSet& set,
                        const std::vector<double>& factors, const std::string& path,
                        Issues& warnings);

}  // namespace loadpath::eigen
