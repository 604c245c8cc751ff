// A utilization as headlines and reasons show it.
#pragma once

#include <string>

namespace loadpath::verdict {

// Two decimals, and more where rounding would move it across one: what fails does not read 1.00,
// nor does what passes by a hair read as if it failed.
std::string utilization_text(double value);

}  // namespace loadpath::verdict
