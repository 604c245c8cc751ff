// The two ends of an edge by their numbers, the smaller one first: the same for whoever runs along
// it.
#pragma once

#include <algorithm>
#include <utility>

namespace loadpath::mesh {

using Pair = std::pair<int, int>;
inline Pair pair_of(int a, int b) { return {std::min(a, b), std::max(a, b)}; }

}  // namespace loadpath::mesh
