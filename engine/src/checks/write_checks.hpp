// Checks and coverage as JSON values of the results document.
#pragma once

#include <string>

#include "checks/run_checks.hpp"

namespace loadpath::checks {

std::string write_checks(const ChecksOutcome& outcome);
std::string write_coverage(const Coverage& coverage);

}  // namespace loadpath::checks
