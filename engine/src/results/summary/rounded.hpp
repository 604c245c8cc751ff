// Numbers as an agent should read them: six significant digits, noise set to zero.
#pragma once

namespace loadpath::results {

// The number, short; one that is nothing beside the scale is 0.
double rounded(double value, double scale = 0.0);

}  // namespace loadpath::results
