// The families of rules, one file each.
#pragma once

#include "document/document.gen.hpp"
#include "plausibility/findings.hpp"

namespace loadpath::plausibility {

// Constants against those of materials that are built with, in the units that are mistaken for SI.
void check_materials(const document::Document& document, Findings& findings);

}  // namespace loadpath::plausibility
