// Renders a check's report_template: {{name}} is a variable with its unit, {{= formula}} a number.
#pragma once

#include <string>
#include <string_view>

#include "checks/generic/variables.hpp"

namespace loadpath::checks {

struct ReportFigures {
    double demand = 0.0, capacity = 0.0, utilization = 0.0;
};

// What cannot be evaluated appears in the text as its error.
std::string render_report(std::string_view report_template, Variables& variables,
                          const ReportFigures& figures);

}  // namespace loadpath::checks
