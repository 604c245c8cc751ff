// An action this small a share of its resistance is the rounding of the analysis.
#pragma once

namespace loadpath::en1993 {

inline constexpr double negligible = 1e-6;

}  // namespace loadpath::en1993
